import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { askedPlaces, placedAsks } from '../src/facts/asked-places';
import { supportWords } from '../src/facts/synonyms';
import { analysisLanguage, createIndex, type SearchRecord } from 'edocument-search';
import { extractPage, siteRecords, type PageRecords } from 'edocument-search/records';
import { messagesIn } from '../src/locales/messages';
import { messages } from './messages';
import { localeBaseUrl, type LocaleId } from '../src/locales';
import type { BuiltLocale } from './built-locale';
import { readSite, type SitePage } from './read-site';

/** Hashed files, which hosts let browsers keep for ever. */
const FILES = 'assets/search';
/** The one file with a fixed name; the client asks for it first. */
const MANIFEST = 'search/manifest.json';

/** An address without the prefix of its locale and a last slash. */
const routeOf = (url: string, locale: LocaleId): string =>
  decodeURI(url)
    .slice(localeBaseUrl(locale).length - 1)
    .replace(/(.)\/$/, '$1');

/** Places that questions are about and that pages of these records do not have. */
function missingPlaces(records: readonly SearchRecord[], locale: LocaleId): string[] {
  const pages = new Set<string>();
  const places = new Set<string>();
  for (const { url_without_anchor: url, anchor } of records) {
    const route = routeOf(url, locale);
    pages.add(route);
    if (anchor !== null) places.add(`${route}#${anchor}`);
  }
  return askedPlaces.filter((address) => {
    const [route = '', anchor] = address.split('#');
    return anchor !== undefined && pages.has(route) && !places.has(address);
  });
}

/** Records of one page; none for pages without content of their own. */
export function pageRecords({ canonical, data, tree }: SitePage, locale: LocaleId): PageRecords[] {
  if (canonical === undefined || !data) return [];
  const { kind, breadcrumbs, description, asks } = data;
  const { page, places } = placedAsks(routeOf(canonical, locale), locale);
  const found = extractPage({
    url: canonical,
    language: locale,
    kind: kind === 'entity' ? 'docs' : kind,
    breadcrumbs,
    description,
    asks: [...asks, ...page],
    placeAsks: places,
    tree,
  });
  return found ? [found] : [];
}

/** Records of the pages of a locale, with their categories. */
function recordsOf(pages: readonly PageRecords[], locale: LocaleId): SearchRecord[] {
  const t = messagesIn(messages, locale);
  return siteRecords(pages, {
    docs: t('category.docs'),
    blog: t('category.blog'),
    page: t('category.page'),
  });
}

/** Records of a built locale. */
export function localeRecords(buildDir: string, built: BuiltLocale): SearchRecord[] {
  const pages: PageRecords[] = [];
  for (const page of readSite(buildDir, [built])) {
    pages.push(...pageRecords(page, built.locale));
  }
  return recordsOf(pages, built.locale);
}

/**
 * Writes the index of the embedded search for a locale. Throws for questions about a place that its
 * page does not have.
 *
 * @returns number of records
 */
export async function writeSearchIndex(
  { folder, locale }: BuiltLocale,
  pages: readonly PageRecords[],
): Promise<number> {
  const records = recordsOf(pages, locale);
  const missing = missingPlaces(records, locale);
  if (missing.length > 0)
    throw new Error(`src/facts/search-asks.json, ${locale}: no place ${missing.join(', ')}.`);
  const { files, manifest } = await createIndex(records, {
    language: locale,
    synonyms: supportWords(analysisLanguage(locale)),
    folder: path.posix.relative(path.posix.dirname(MANIFEST), FILES) + '/',
  });
  const manifestFile = path.join(folder, MANIFEST);
  // Else a second run would leave the files of the first.
  rmSync(path.join(folder, FILES), { recursive: true, force: true });
  mkdirSync(path.join(folder, FILES), { recursive: true });
  mkdirSync(path.dirname(manifestFile), { recursive: true });
  for (const [name, contents] of files) writeFileSync(path.join(folder, FILES, name), contents);
  writeFileSync(manifestFile, JSON.stringify(manifest));
  return manifest.records;
}
