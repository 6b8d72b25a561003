import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hostedSearchSources, hostingPolicy } from '../../site/hosting-policy';
import { identity } from '../../site/identity';
import { searchSettings } from '../../site/search';
import { writeWorkers } from '../offline/workers';
import { compressBuild } from './compress';
import { factsOf, readPages, type BuiltPage } from './facts';
import { deployFiles, outOfStep, publishedFiles, writeFiles, type DeployFacts } from './files';
import { securityHeaders, withMetaPolicy } from './headers';
import { securityTxt } from './security-txt';

/** Milliseconds after which a chunk that hangs counts as failed; the bundler would wait for 120 s. */
const CHUNK_TIMEOUT = 30_000;

interface CommandOptions {
  outDir: string;
  update?: boolean;
  metaPolicy?: boolean;
}

/**
 * Makes the code of the site work under the Content-Security-Policy, and adds the command
 * `docusaurus hosting`, which reads a finished build and writes what hosts need.
 *
 * A command and not a step of each locale's build: only after all locales and all other plugins
 * are done is the build what will be served.
 */
export function hosting({ siteDir }: LoadContext): Plugin {
  return {
    name: 'hosting',

    configureWebpack(_config, isServer) {
      // The bundler's runtime asks this policy for the addresses of its chunks.
      const policyName = hostingPolicy.trustedTypes[0];
      const trustedTypes = { policyName };
      return isServer ? {} : { output: { trustedTypes, chunkLoadTimeout: CHUNK_TIMEOUT } };
    },

    extendCli(cli) {
      cli
        .command('hosting')
        .description(
          'Write what hosts need for the finished build: headers, redirects, compression.',
        )
        .option('--out-dir <dir>', 'folder of the build', 'build')
        .option('--update', 'bring the committed files in deploy/ up to date')
        .option('--meta-policy', 'put the policy into the pages, for hosts that send no headers')
        .action((options: CommandOptions) => finishBuild(siteDir, options));
    },
  };
}

async function finishBuild(siteDir: string, options: CommandOptions): Promise<void> {
  const buildDir = path.resolve(siteDir, options.outDir);
  const deployDir = path.join(siteDir, 'deploy');
  const pages = readPages(buildDir);
  if (pages.length === 0) {
    throw new Error(`No pages in ${buildDir}: run "npm run build" first.`);
  }
  const facts = deployFacts(pages);
  if (options.metaPolicy) {
    addMetaPolicy(buildDir, pages, facts);
  }
  writeFiles(buildDir, {
    ...publishedFiles(hostingPolicy, facts, pages),
    '.well-known/security.txt': securityTxt(identity, new Date()),
  });

  const files = deployFiles(hostingPolicy, facts);
  const stale = outOfStep(deployDir, files);
  if (options.update) {
    writeFiles(deployDir, files);
    logger.success(`Updated ${stale.length} files in deploy/.`);
  } else if (stale.length > 0) {
    logger.warn(
      `Out of step with this build: ${stale.map((file) => `deploy/${file}`).join(', ')}. ` +
        'Run "npm run hosting:update" and commit them.',
    );
  }

  // After all that changes pages: the workers know what they must contain.
  await writeWorkers(siteDir, buildDir, pages, facts.prefixes);
  const compressed = await compressBuild(buildDir, path.join(siteDir, '.cache', 'compressed'));
  logger.success(`Wrote headers and redirects, compressed ${compressed} files.`);
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
