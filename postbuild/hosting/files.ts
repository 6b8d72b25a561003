import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HostingPolicy } from './policy';
import { edgeHeaders, edgeRedirects } from './edge';
import type { BuildFacts, BuiltPage } from './facts';
import { securityHeaders, type HeaderSettings } from './headers';
import { nginxHeaders, nginxMaps } from './nginx';

/** Contents of files by path, with `/`. */
type Files = Record<string, string>;

/** Facts that the committed files depend on beside the policy; itself committed as `facts.json`. */
export type DeployFacts = BuildFacts & HeaderSettings;

/** Files of `deploy/` that follow from policy and facts. */
export function deployFiles(policy: HostingPolicy, facts: DeployFacts): Files {
  const headers = securityHeaders(policy, facts, facts);
  return {
    'facts.json': `${JSON.stringify(facts, null, 2)}\n`,
    'nginx/headers.conf': nginxHeaders(headers),
    'nginx/maps.conf': nginxMaps(policy, facts),
    'edge/_headers': edgeHeaders(policy, headers),
  };
}

/** Files that Netlify and Cloudflare Pages read from the published folder. */
export function publishedFiles(
  policy: HostingPolicy,
  facts: DeployFacts,
  pages: readonly BuiltPage[],
): Files {
  return {
    _headers: edgeHeaders(policy, securityHeaders(policy, facts, facts)),
    _redirects: edgeRedirects(policy, facts, pages),
  };
}

/** Writes files below a folder. */
export function writeFiles(dir: string, files: Files): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
}

/** Paths of files below a folder that are missing or differ. */
export function outOfStep(dir: string, files: Files): string[] {
  return Object.entries(files)
    .filter(([file, content]) => {
      const target = path.join(dir, file);
      return !existsSync(target) || readFileSync(target, 'utf8') !== content;
    })
    .map(([file]) => file);
}
