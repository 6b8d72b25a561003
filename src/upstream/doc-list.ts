import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../site/files-below';

/** Readers of the list of all pages: cards, the indexes made of them, and the hooks. */
const USES =
  /<DocCard|@theme\/DocCard|\bgenerated-index\b|\buse(?:DocById|ActiveDocContext|DocVersionSuggestions|LayoutDoc)/;
/** Items of the navbar that lead to a page, a sidebar or a version. */
const DOCS_ITEM = /"type":"doc/;
/** Files that can use one of them. */
const SOURCES = ['docs', 'i18n', 'sidebars.ts', 'src/components', 'src/pages', 'src/theme'];

function textsIn(source: string): string[] {
  if (!existsSync(source)) return [];
  if (!statSync(source).isDirectory()) return [readFileSync(source, 'utf8')];
  return filesBelow(source)
    .filter((file) => /\.(?:mdx?|tsx?|json|ya?ml)$/.test(file))
    .map((file) => readFileSync(path.join(source, file), 'utf8'));
}

/** True when a site shows cards of its pages or asks for a page by its id: the browser then needs their list. */
export const usesDocList = (siteDir: string, navbar: unknown): boolean =>
  DOCS_ITEM.test(JSON.stringify(navbar ?? {})) ||
  SOURCES.some((source) => textsIn(path.join(siteDir, source)).some((text) => USES.test(text)));
