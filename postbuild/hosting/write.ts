import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { urlSetting } from '../../src/site/environment';
import { sourceDate } from '../../src/site/history';
import { hostedSearchSources, hostingPolicy } from './policy';
import { identity } from '../../src/site/identity';
import { localeIds } from '../../src/locales';
import { searchSettings } from '../../src/site/search';
import { factsOf, type BuiltPage } from './facts';
import { deployFiles, outOfStep, publishedFiles, writeFiles, type DeployFacts } from './files';
import { securityHeaders, withMetaPolicy } from './headers';
import { securityTxt } from './security-txt';

export interface HostingOptions {
  /** Also brings the committed files in `deploy/` up to date. */
  readonly update?: boolean;
  /** Puts the policy into the pages, for hosts that send no headers. */
  readonly metaPolicy?: boolean;
}

/**
 * Writes headers and redirects for all hosts into a build.
 *
 * @returns prefixes of its locales, `''` for the default one
 * @throws Error when a page contains what the policy cannot allow
 */
export function writeHosting(
  siteDir: string,
  buildDir: string,
  pages: readonly BuiltPage[],
  { update, metaPolicy }: HostingOptions,
): readonly string[] {
  const facts = deployFacts(pages);
  if (metaPolicy) {
    addMetaPolicy(buildDir, pages, facts);
  }
  writeFiles(buildDir, {
    ...publishedFiles(hostingPolicy, facts, pages),
    '.well-known/security.txt': securityTxt(identity, sourceDate(siteDir)),
  });

  const deployDir = path.join(siteDir, 'deploy');
  const files = deployFiles(hostingPolicy, facts);
  const stale = outOfStep(deployDir, files);
  if (update) {
    writeFiles(deployDir, files);
    logger.success(`Updated ${stale.length} files in deploy/.`);
  } else if (stale.length > 0 && facts.prefixes.length === localeIds.length) {
    // The committed files are those of the whole site.
    logger.warn(
      `Out of step with this build: ${stale.map((file) => `deploy/${file}`).join(', ')}. ` +
        'Run "npm run hosting -- --update" and commit them.',
    );
  }
  return facts.prefixes;
}

function deployFacts(pages: readonly BuiltPage[]): DeployFacts {
  const search = searchSettings();
  const connect = search.service === 'hosted' ? hostedSearchSources(search.appId) : [];
  const reports = urlSetting('CSP_REPORT_URL', '');
  return { ...factsOf(pages, hostingPolicy), connect, ...(reports && { reports }) };
}

function addMetaPolicy(buildDir: string, pages: readonly BuiltPage[], facts: DeployFacts): void {
  const headers = securityHeaders(hostingPolicy, facts, facts);
  for (const { file } of pages) {
    const target = path.join(buildDir, file);
    writeFileSync(target, withMetaPolicy(readFileSync(target, 'utf8'), headers));
  }
}
