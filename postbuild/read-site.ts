import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { find, parseHtml } from 'edocument-search/records';
import { filesBelow } from '../src/site/files-below';
import { localeIds } from '../src/locales';
import { builtLocales, type BuiltLocale } from './built-locale';

/** Docusaurus' data on a page with content of its own. */
export interface PageData {
  readonly kind: 'docs' | 'blog' | 'page' | 'entity';
  /** Path of its address, decoded, with the prefix of the locale. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Labels of its categories in the sidebar, then its own; empty where it is in none. */
  readonly breadcrumbs: readonly string[];
  /** Questions that the page answers, as readers put them. */
  readonly asks: readonly string[];
  /** Path of the page that follows in the sidebar, decoded. */
  readonly next?: string;
}

/** A finished page, read and parsed once. */
export interface SitePage {
  /** Path of its file relative to the build, with `/`. */
  readonly file: string;
  /** Path of its address as its canonical link has it, encoded; undefined for the not-found page. */
  readonly canonical: string | undefined;
  /** True for a page that only redirects, by `<meta http-equiv="refresh">`. */
  readonly isRedirect: boolean;
  /** True for the not-found page. */
  readonly isNotFound: boolean;
  readonly tree: Root;
  /** Undefined for lists, the search page and other pages without content of their own. */
  readonly data: PageData | undefined;
}

/** File with the data of the pages of a locale, in its folder; the plugin `postbuild` writes it. */
export const PAGES_FILE = 'pages.json';

/** Parses one page. */
export function parsePage(
  file: string,
  html: string,
  data: ReadonlyMap<string, PageData> = new Map(),
): SitePage {
  const tree = parseHtml(html);
  const head = find(tree, ({ tagName }) => tagName === 'head') ?? tree;
  const link = find(
    head,
    ({ tagName, properties }) =>
      tagName === 'link' && [properties['rel']].flat().includes('canonical'),
  );
  const refresh = find(head, ({ properties }) =>
    /^refresh$/i.test(String(properties['httpEquiv'] ?? '')),
  );
  // It is served for any path.
  const isNotFound = /(^|\/)404\.html$/.test(file);
  const canonical =
    link && !isNotFound ? new URL(String(link.properties['href'])).pathname : undefined;
  return {
    file,
    canonical,
    isRedirect: refresh !== undefined,
    isNotFound,
    tree,
    data: canonical === undefined ? undefined : data.get(decodeURI(canonical)),
  };
}

/** Docusaurus' data on the pages of a built locale, in no particular order. */
export function pagesData({ folder }: BuiltLocale): PageData[] {
  const file = path.join(folder, PAGES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageData[]) : [];
}

/**
 * Reads the finished pages of a build one by one, in the order of their files. Their trees take much
 * memory: keep what you need of them instead.
 *
 * @param locales those to read, by default all that the build has
 */
export function* readSite(
  buildDir: string,
  locales: readonly BuiltLocale[] = builtLocales(buildDir),
): Generator<SitePage> {
  for (const built of locales) {
    const data = new Map(pagesData(built).map((page) => [page.path, page]));
    const files = filesBelow(built.folder)
      .filter((file) => file.endsWith('.html'))
      // Other locales, and pages that redirect from the prefix of this one.
      .filter((file) => !localeIds.some((id) => file.startsWith(`${id}/`)));
    for (const file of files) {
      const source = path.join(built.folder, file);
      const name = path.relative(buildDir, source).split(path.sep).join('/');
      yield parsePage(name, readFileSync(source, 'utf8'), data);
    }
  }
}
