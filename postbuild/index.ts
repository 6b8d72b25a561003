import path from 'node:path';
import logger from '@docusaurus/logger';
import { identity } from '../src/site/identity';
import { searchSettings } from '../src/site/search';
import { builtLocales, localeOf, type BuiltLocale } from './built-locale';
import { writeHelp } from './help-map';
import { compressBuild } from './compress';
import { readPages, type BuiltPage } from './hosting/facts';
import { writeHosting, type HostingOptions } from './hosting/write';
import { writeTwins } from './markdown';
import { writeWorkers } from './offline/workers';
import { processorTime } from './processor-time';
import { writeReleaseFeed } from './release-feed';
import { writeSearchIndex } from './search-index';

interface FinishOptions extends HostingOptions {
  /** Folder of the finished build, relative to the site. */
  readonly outDir: string;
}

/**
 * Writes what follows from the finished pages: search index, Markdown, help, feeds, and what hosts
 * need.
 *
 * After the build and not by plugins in it: only when all locales are done is the build what will be
 * served, and Docusaurus compiles what its plugins import with Babel, in each locale anew.
 *
 * @throws Error when there is no build, or a page is not as it must be
 */
export async function finishBuild(siteDir: string, options: FinishOptions): Promise<void> {
  const buildDir = path.resolve(siteDir, options.outDir);
  const reading = processorTime();
  const pages = readPages(buildDir);
  logger.info(`Reading: ${pages.length} pages in ${reading()}.`);
  if (pages.length === 0) {
    throw new Error(`No pages in ${buildDir}: run "npm run build" first.`);
  }
  for (const built of builtLocales(buildDir)) {
    writeLocale(siteDir, built, pages);
  }
  const writing = processorTime();
  const prefixes = writeHosting(siteDir, buildDir, pages, options);
  logger.info(`Headers and redirects: ${prefixes.length} locales in ${writing()}.`);
  // After all that changes pages: the workers know what they must contain.
  const working = processorTime();
  await writeWorkers(siteDir, buildDir, pages, prefixes);
  logger.info(`Offline workers: ${prefixes.length} locales in ${working()}.`);
  const compressing = processorTime();
  const count = await compressBuild(buildDir, path.join(siteDir, '.cache', 'compressed'));
  logger.info(`Compression: ${count} files in ${compressing()}.`);
}

function writeLocale(siteDir: string, built: BuiltLocale, pages: readonly BuiltPage[]): void {
  const { locale } = built;
  if (searchSettings().service === 'embedded') {
    const indexing = processorTime();
    const records = writeSearchIndex(siteDir, built);
    logger.info(`Search index of ${locale}: ${records} records in ${indexing()}.`);
  }
  const converting = processorTime();
  const twins = writeTwins(siteDir, identity.productName, built);
  logger.info(`Markdown of ${locale}: ${twins} pages in ${converting()}.`);
  const helping = processorTime();
  const addresses = pages.flatMap(({ canonical, leadsOn }) =>
    canonical && localeOf(canonical) === locale && !leadsOn ? canonical : [],
  );
  writeHelp(built, addresses);
  writeReleaseFeed(built);
  logger.info(`Help and feed of ${locale}: ${addresses.length} addresses in ${helping()}.`);
}
