import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { hostedSearchSources, hostingPolicy } from '../../site/hosting-policy';
import { identity } from '../../site/identity';
import { searchSettings } from '../../site/search';
import { writeWorkers } from '../offline/workers';
import { processorTime } from '../processor-time';
import { compressBuild } from './compress';
import { factsOf, readPages, type BuiltPage } from './facts';
import { deployFiles, outOfStep, publishedFiles, writeFiles, type DeployFacts } from './files';
import { securityHeaders, withMetaPolicy } from './headers';
import { securityTxt } from './security-txt';

interface FinishOptions {
  /** Folder of the finished build, relative to the site. */
  readonly outDir: string;
  /** Also brings the committed files in `deploy/` up to date. */
  readonly update: boolean;
  /** Puts the policy into the pages, for hosts that send no headers. */
  readonly metaPolicy: boolean;
}

/**
 * Writes what hosts need into a finished build: headers, redirects, offline workers, compressed files.
 *
 * After the build and no step of each locale's: only when all locales and all other plugins are done
 * is the build what will be served.
 *
 * @throws Error when there is no build, or a page contains what the policy cannot allow
 */
export async function finishBuild(siteDir: string, options: FinishOptions): Promise<void> {
  const buildDir = path.resolve(siteDir, options.outDir);
  const { pages, prefixes } = writeHosting(siteDir, buildDir, options);
  // After all that changes pages: the workers know what they must contain.
  const working = processorTime();
  await writeWorkers(siteDir, buildDir, pages, prefixes);
  logger.info(`Offline workers: ${prefixes.length} locales in ${working()}.`);
  const compressing = processorTime();
  const count = await compressBuild(buildDir, path.join(siteDir, '.cache', 'compressed'));
  logger.info(`Compression: ${count} files in ${compressing()}.`);
}

function writeHosting(
  siteDir: string,
  buildDir: string,
  { update, metaPolicy }: FinishOptions,
): { pages: readonly BuiltPage[]; prefixes: readonly string[] } {
  const taken = processorTime();
  const pages = readPages(buildDir);
  if (pages.length === 0) {
    throw new Error(`No pages in ${buildDir}: run "npm run build" first.`);
  }
  const facts = deployFacts(pages);
  if (metaPolicy) {
    addMetaPolicy(buildDir, pages, facts);
  }
  writeFiles(buildDir, {
    ...publishedFiles(hostingPolicy, facts, pages),
    '.well-known/security.txt': securityTxt(identity, new Date()),
  });

  const deployDir = path.join(siteDir, 'deploy');
  const files = deployFiles(hostingPolicy, facts);
  const stale = outOfStep(deployDir, files);
  if (update) {
    writeFiles(deployDir, files);
    logger.success(`Updated ${stale.length} files in deploy/.`);
  } else if (stale.length > 0) {
    logger.warn(
      `Out of step with this build: ${stale.map((file) => `deploy/${file}`).join(', ')}. ` +
        'Run "npm run hosting:update" and commit them.',
    );
  }
  logger.info(`Headers and redirects: ${pages.length} pages in ${taken()}.`);
  return { pages, prefixes: facts.prefixes };
}

function deployFacts(pages: readonly BuiltPage[]): DeployFacts {
  const search = searchSettings();
  const connect = search.service === 'hosted' ? hostedSearchSources(search.appId) : [];
  return { ...factsOf(pages, hostingPolicy), connect };
}

function addMetaPolicy(buildDir: string, pages: readonly BuiltPage[], facts: DeployFacts): void {
  const headers = securityHeaders(hostingPolicy, facts, facts.connect);
  for (const { file } of pages) {
    const target = path.join(buildDir, file);
    writeFileSync(target, withMetaPolicy(readFileSync(target, 'utf8'), headers));
  }
}
