import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import synonyms from '../../data/search-synonyms.json';
import { analysisLanguage, buildIndex } from '../../search/build';
import type { Synonym } from '../../search/types';
import { processorTime } from '../processor-time';
import { localeRecords } from './records';

/** Hashed files, which hosts let browsers keep for ever. */
const FILES = 'assets/search';
/** The one file with a fixed name; the client asks for it first. */
const MANIFEST = 'search/manifest.json';

/** Writes the index of the embedded search for each locale, from its finished pages. */
export function searchIndex({ baseUrl, i18n, siteConfig }: LoadContext): Plugin {
  return {
    name: 'search-index',
    async postBuild({ outDir }) {
      if (siteConfig.customFields?.searchService !== 'embedded') return;
      const taken = processorTime();
      const language = i18n.currentLocale;
      const count = writeIndex(outDir, baseUrl, language);
      logger.info(`Search index of ${language}: ${count} records in ${taken()}.`);
    },
  };
}

/** Returns the number of records. */
function writeIndex(outDir: string, baseUrl: string, language: string): number {
  const { files, manifest } = buildIndex(localeRecords(outDir, baseUrl, language), {
    language,
    synonyms: synonyms[analysisLanguage(language)] as readonly Synonym[],
    folder: path.posix.relative(path.posix.dirname(MANIFEST), FILES) + '/',
  });
  const manifestFile = path.join(outDir, MANIFEST);
  mkdirSync(path.join(outDir, FILES), { recursive: true });
  mkdirSync(path.dirname(manifestFile), { recursive: true });
  for (const [name, contents] of files) writeFileSync(path.join(outDir, FILES, name), contents);
  writeFileSync(manifestFile, JSON.stringify(manifest));
  return manifest.records;
}
