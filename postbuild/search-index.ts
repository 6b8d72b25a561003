import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { supportWords } from '../src/facts/synonyms';
import { analysisLanguage, buildIndex } from '../packages/search/src/build';
import { extractPage, type PageRecords } from '../packages/search/src/records/page';
import { siteRecords } from '../packages/search/src/records/site';
import type { SearchRecord } from '../packages/search/src/types';
import type { BuiltLocale } from './built-locale';
import { readSite, type SitePage } from './read-site';

/** Hashed files, which hosts let browsers keep for ever. */
const FILES = 'assets/search';
/** The one file with a fixed name; the client asks for it first. */
const MANIFEST = 'search/manifest.json';

/**
 * Records of a page made from data: its title, and what it says first. There are hundreds of them.
 */
const ENTITY_RECORDS = 2;

/** Records of one page; none for pages without content of their own. */
export function pageRecords({ canonical, data, tree }: SitePage, language: string): PageRecords[] {
  if (canonical === undefined || !data) return [];
  const { kind, breadcrumbs, description, asks } = data;
  const isEntity = kind === 'entity';
  const found = extractPage({
    url: canonical,
    language,
    kind: isEntity ? 'docs' : kind,
    breadcrumbs,
    description,
    asks,
    tree,
  });
  if (!found) return [];
  return [isEntity ? { ...found, records: found.records.slice(0, ENTITY_RECORDS) } : found];
}

/** Records of a built locale. */
export function localeRecords(buildDir: string, built: BuiltLocale): SearchRecord[] {
  const pages: PageRecords[] = [];
  for (const page of readSite(buildDir, [built])) {
    pages.push(...pageRecords(page, built.locale));
  }
  return siteRecords(pages);
}

/**
 * Writes the index of the embedded search for a locale.
 *
 * @returns number of records
 */
export function writeSearchIndex(
  { folder, locale }: BuiltLocale,
  pages: readonly PageRecords[],
): number {
  const { files, manifest } = buildIndex(siteRecords(pages), {
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
