import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { supportWords } from '../src/facts/synonyms';
import { analysisLanguage, createIndex, type SearchRecord } from 'edocument-search';
import { extractPage, siteRecords, type PageRecords } from 'edocument-search/records';
import { messagesIn } from '../src/locales/messages';
import { messages } from './messages';
import type { LocaleId } from '../src/locales';
import type { BuiltLocale } from './built-locale';
import { readSite, type SitePage } from './read-site';

/** Hashed files, which hosts let browsers keep for ever. */
const FILES = 'assets/search';
/** The one file with a fixed name; the client asks for it first. */
const MANIFEST = 'search/manifest.json';

/** Records of one page; none for pages without content of their own. */
export function pageRecords({ canonical, data, tree }: SitePage, language: string): PageRecords[] {
  if (canonical === undefined || !data) return [];
  const { kind, breadcrumbs, description, asks } = data;
  const found = extractPage({
    url: canonical,
    language,
    kind: kind === 'entity' ? 'docs' : kind,
    breadcrumbs,
    description,
    asks,
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
 * Writes the index of the embedded search for a locale.
 *
 * @returns number of records
 */
export async function writeSearchIndex(
  { folder, locale }: BuiltLocale,
  pages: readonly PageRecords[],
): Promise<number> {
  const { files, manifest } = await createIndex(recordsOf(pages, locale), {
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
