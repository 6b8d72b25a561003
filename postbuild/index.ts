import path from 'node:path';
import logger from '@docusaurus/logger';
import { describeProblem } from '../checks/lib/check';
import { identity } from '../src/site/identity';
import { searchSettings } from '../src/site/search';
import { budgetProblems } from './budgets';
import { builtLocales, type BuiltLocale } from './built-locale';
import { compressBuild } from './compress';
import { writeHelp, writeHelpMap } from './help-map';
import { readPages } from './hosting/facts';
import { writeHosting, type HostingOptions } from './hosting/write';
import { writeMarkdown } from './markdown';
import { writeWebManifest } from './offline/web-manifest';
import { writeWorkers } from './offline/workers';
import { processorTime } from './processor-time';
import { writeReleaseFeed } from './release-feed';
import { writeSearchIndex } from './search-index';

/**
 * Writes what follows from the finished pages of one language: search index, Markdown, help, feed,
 * web app manifest.
 *
 * @throws Error when a page is not as it must be
 */
export function finishLocale(
  siteDir: string,
  built: BuiltLocale,
  site: { readonly title: string; readonly tagline: string },
): void {
  const { locale, folder } = built;
  if (searchSettings().service === 'embedded') {
    const indexing = processorTime();
    const records = writeSearchIndex(siteDir, built);
    logger.info(`Search index of ${locale}: ${records} records in ${indexing()}.`);
  }
  const converting = processorTime();
  const pages = writeMarkdown(siteDir, identity.productName, built);
  logger.info(`Markdown of ${locale}: ${pages} pages in ${converting()}.`);
  const helping = processorTime();
  writeHelp(built, readPages(folder));
  writeReleaseFeed(built);
  writeWebManifest(built, site);
  logger.info(`Help, feed, manifest of ${locale}: 3 files in ${helping()}.`);
}

/**
 * Writes what hosts need for the languages that a build has so far: headers, redirects, offline
 * workers, compressed files. May be repeated, and is after each language. Then holds the build
 * against the budgets, unless the policy is in the pages: they are for pages with headers.
 *
 * @throws Error when there is no build, a page contains what the policy cannot allow, or one is over
 *   its budget
 */
export async function finishSite(
  siteDir: string,
  buildDir: string,
  options: HostingOptions = {},
): Promise<void> {
  const reading = processorTime();
  const pages = readPages(buildDir);
  const locales = builtLocales(buildDir);
  if (locales.length === 0) {
    throw new Error(`No pages in ${buildDir}: run "npm run build" first.`);
  }
  logger.info(`Reading: ${pages.length} pages in ${reading()}.`);
  const writing = processorTime();
  writeHelpMap(buildDir);
  const prefixes = writeHosting(siteDir, buildDir, pages, options);
  // After all that changes pages: the workers know what they must contain.
  await writeWorkers(siteDir, buildDir, pages, prefixes);
  logger.info(`Headers, redirects, workers: ${prefixes.length} locales in ${writing()}.`);
  const compressing = processorTime();
  const count = await compressBuild(buildDir, path.join(siteDir, '.cache', 'compressed'));
  logger.info(`Compression: ${count} files in ${compressing()}.`);
  if (options.metaPolicy) return;
  const problems = budgetProblems(siteDir, buildDir);
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
}
