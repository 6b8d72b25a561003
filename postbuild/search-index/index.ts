import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import synonyms from '../../src/facts/search-synonyms.json';
import { analysisLanguage, buildIndex } from '../../src/search/build';
import { extractPage, type HtmlPage, type PageRecords } from '../../src/search/records/page';
import type { Synonym } from '../../src/search/types';
import { BuildCache, converterVersion, withoutAssetHashes } from '../build-cache';
import type { BuiltLocale } from '../built-locale';
import { localeRecords } from './records';

/** Hashed files, which hosts let browsers keep for ever. */
const FILES = 'assets/search';
/** The one file with a fixed name; the client asks for it first. */
const MANIFEST = 'search/manifest.json';

/** Extraction that does only what has changed since the last build. */
function cachedExtraction(siteDir: string, locale: string) {
  const sources = path.join(siteDir, 'src/search/records');
  const version = converterVersion(
    siteDir,
    readdirSync(sources).map((file) => path.join(sources, file)),
  );
  const file = path.join(siteDir, '.cache/search-records', `${locale}.json`);
  const cache = new BuildCache<PageRecords | null>(file, version);
  const extract = (page: HtmlPage) =>
    cache.get(page.url + withoutAssetHashes(page.html), () => extractPage(page) ?? null) ??
    undefined;
  return { extract, save: () => cache.save() };
}

/**
 * Writes the index of the embedded search for a locale, from its finished pages.
 *
 * @returns number of records
 */
export function writeSearchIndex(
  siteDir: string,
  { folder, baseUrl, locale }: BuiltLocale,
): number {
  const { extract, save } = cachedExtraction(siteDir, locale);
  const { files, manifest } = buildIndex(localeRecords(folder, baseUrl, locale, extract), {
    language: locale,
    synonyms: synonyms[analysisLanguage(locale)] as readonly Synonym[],
    folder: path.posix.relative(path.posix.dirname(MANIFEST), FILES) + '/',
  });
  save();
  const manifestFile = path.join(folder, MANIFEST);
  // Else a second run would leave the files of the first.
  rmSync(path.join(folder, FILES), { recursive: true, force: true });
  mkdirSync(path.join(folder, FILES), { recursive: true });
  mkdirSync(path.dirname(manifestFile), { recursive: true });
  for (const [name, contents] of files) writeFileSync(path.join(folder, FILES, name), contents);
  writeFileSync(manifestFile, JSON.stringify(manifest));
  return manifest.records;
}
