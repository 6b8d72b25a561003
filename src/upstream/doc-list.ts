import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** What reads the titles and descriptions of all pages: cards, the indexes made of them, and the hook. */
const USES = /<DocCard|@theme\/DocCard|\buseDocById\b|\bgenerated-index\b/;
/** Where a page can say so. */
const SOURCES = ['docs', 'i18n', 'sidebars.ts', 'src/components', 'src/pages', 'src/theme'];

function textsIn(source: string): string[] {
  if (!existsSync(source)) return [];
  if (!statSync(source).isDirectory()) return [readFileSync(source, 'utf8')];
  return readdirSync(source, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:mdx?|tsx?|json|ya?ml)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'));
}

/** Whether any page of a site shows cards of other pages, so that the browser needs their list. */
export const usesDocList = (siteDir: string): boolean =>
  SOURCES.some((source) => textsIn(path.join(siteDir, source)).some((text) => USES.test(text)));
