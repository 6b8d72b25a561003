import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import logger from '@docusaurus/logger';
import { describeProblem } from './problem';
import type { PageRecords } from 'edocument-search/records';
import { defaultLocale, localeIds } from '../src/locales';
import { searchSettings } from '../src/site/search';
import { siteBudgets } from './budgets';
import { builtLocales, type BuiltLocale } from './built-locale';
import { compressBuild } from './compress';
import { checkHelp, writeAliases, writeHelpMap } from './help-map';
import { builtPage, readPages, type BuiltPage, type KnownPages } from './hosting/facts';
import { writeHosting, type HostingOptions } from './hosting/write';
import { writeIntegrity } from './integrity';
import { markdownPage, writeMarkdown } from './markdown';
import type { MarkdownPage } from './markdown-page';
import { writeWebManifest } from './offline/web-manifest';
import { writeWorkers } from './offline/workers';
import { processorTime } from './processor-time';
import { PAGES_FILE, pagesData, readSite } from './read-site';
import { writeProvenance } from './provenance';
import { RELEASE_NOTES, writeReleaseFeed } from './release-feed';
import { pageRecords, writeSearchIndex } from './search-index';
import { writeSitemapIndex } from './sitemaps';
import { cardDrawer } from './social-cards/draw';
import { writeSocialCard } from './social-cards/write';

export { PAGES_FILE };

/**
 * Writes what follows from the finished pages of one language: search index, Markdown, help, feed,
 * social cards, web app manifest.
 *
 * @returns what hosts need to have of these pages, for `finishSite`
 * @throws Error when a page is not as it must be
 */
export async function finishLocale(
  siteDir: string,
  buildDir: string,
  built: BuiltLocale,
  site: { readonly title: string; readonly tagline: string },
): Promise<KnownPages> {
  const { locale, folder, baseUrl } = built;
  const reading = processorTime();
  writeIntegrity(built);
  const drawCard = await cardDrawer(siteDir);
  const paths = new Set(pagesData(built).map((page) => page.path));
  const [records, markdown]: [PageRecords[], MarkdownPage[]] = [[], []];
  const ids = new Map<string, ReadonlySet<string>>();
  /** Of the pages that Business Central may open with the language in the address. */
  const aliased: string[] = [];
  let hasFeed = false;
  const pages: BuiltPage[] = [];
  for (const page of readSite(buildDir, [built])) {
    // The pixels of a card are freed between turns of the event loop alone: 0.6 MB for each page.
    await setImmediate();
    const { canonical, isRedirect, isNotFound } = page;
    const facts = builtPage(page);
    pages.push(facts);
    if (isRedirect) continue;
    if (canonical !== undefined || isNotFound) writeSocialCard(buildDir, built, page, drawCard);
    if (canonical === undefined) continue;
    if (page.data?.kind !== 'entity') aliased.push(canonical);
    ids.set(decodeURI(canonical).slice(baseUrl.length - 1), facts.ids);
    records.push(...pageRecords(page, locale));
    markdown.push(...markdownPage(page, baseUrl, paths));
    hasFeed = writeReleaseFeed(built, page) || hasFeed;
  }
  if (!hasFeed) {
    throw new Error(
      `${folder} has no page "${RELEASE_NOTES}", of which the feed of releases is made.`,
    );
  }
  logger.info(`Pages and social cards of ${locale}: ${ids.size} in ${reading()}.`);
  const writing = processorTime();
  if (searchSettings().service === 'embedded') await writeSearchIndex(built, records);
  writeMarkdown(built, markdown);
  checkHelp(locale, ids);
  if (locale === defaultLocale) writeAliases(folder, locale, aliased);
  writeWebManifest(built, site);
  logger.info(`Search, Markdown, help of ${locale}: ${records.length} pages in ${writing()}.`);
  return { locale, pages };
}

/**
 * Writes what hosts need for the languages that a build has so far: headers, redirects, offline
 * workers, compressed files. May be repeated, and is after each language. Then holds the build
 * against the budgets, unless the policy is in the pages: they are for pages with headers.
 *
 * @param known pages that `finishLocale` has read just before
 * @throws Error when there is no build, a page contains what the policy cannot allow, or one is over
 *   its budget
 */
export async function finishSite(
  siteDir: string,
  buildDir: string,
  options: HostingOptions = {},
  known?: KnownPages,
): Promise<void> {
  const reading = processorTime();
  const pages = readPages(buildDir, known);
  const locales = builtLocales(buildDir);
  if (locales.length === 0) {
    throw new Error(`No pages in ${buildDir}: run "npm run build" first.`);
  }
  const missing = localeIds.filter((id) => !locales.some(({ locale }) => locale === id));
  if (options.update && missing.length > 0) {
    throw new Error(
      `${buildDir} has no pages in ${missing.join(', ')}, which the files in deploy/ need: run "npm run build" first.`,
    );
  }
  logger.info(`Reading: ${pages.length} pages in ${reading()}.`);
  const writing = processorTime();
  writeHelpMap(buildDir);
  writeSitemapIndex(buildDir, locales);
  const prefixes = writeHosting(siteDir, buildDir, pages, options);
  // Last, because the workers list the final files.
  await writeWorkers(siteDir, buildDir, pages, prefixes);
  logger.info(`Headers, redirects, workers: ${prefixes.length} locales in ${writing()}.`);
  const compressing = processorTime();
  const count = await compressBuild(buildDir, path.join(siteDir, '.cache', 'compressed'));
  logger.info(`Compression: ${count} files in ${compressing()}.`);
  writeProvenance(siteDir, buildDir);
  if (options.metaPolicy) return;
  const { summary, problems } = siteBudgets(siteDir, buildDir, pages);
  logger.info(summary);
  if (problems.length > 0) throw new Error(problems.map(describeProblem).join('\n'));
}
