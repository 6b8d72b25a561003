import type { HostingPolicy } from './policy';
import { hostRedirects, type BuildFacts } from './facts';

const NOTICE =
  '# Written by "npm run hosting -- --update" from postbuild/hosting/policy.ts and the build; do not edit.\n';

/** A string as nginx reads it; `$` would start a variable and cannot be escaped. */
export function nginxString(text: string): string {
  if (/[$\r\n]/.test(text)) {
    throw new Error(`nginx cannot take ${JSON.stringify(text)}: no "$" and no line breaks.`);
  }
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

function map(source: string, target: string, rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([key, value]) => `    ${key} ${value};`);
  return `map ${source} ${target} {\n${lines.join('\n')}\n}\n`;
}

/** `headers.conf`: one add_header for each header, for the server context. */
export function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${nginxString(value)} always;`,
  );
  return `${NOTICE}${lines.join('\n')}\n`;
}

/** `maps.conf`: caching, not-found pages, clean paths and redirects, for the http context. */
export function nginxMaps(policy: HostingPolicy, facts: BuildFacts): string {
  const prefixes = facts.prefixes.filter((prefix) => prefix !== '');
  const maps = [
    '# Cache-Control by path. After a not-found error the path is that of the error page.',
    map('$uri', '$cache_control', [
      ['default', nginxString(policy.revalidate)],
      ...policy.caching.map(({ pattern, value }) => [`"~${pattern}"`, nginxString(value)] as const),
    ]),
    '# Not-found page of the reader’s locale.',
    map('$uri', '$not_found_page', [
      ['default', `${facts.prefixes[0] ?? ''}/404.html`],
      ...prefixes.map((prefix) => [`"~^${prefix}(?:/|$)"`, `${prefix}/404.html`] as const),
    ]),
    '# Clean path of a page, where it is not just its path without the ending.',
    map('$page', '$clean_path', [
      ['default', '$page'],
      ...Object.entries(facts.cleanPaths).map(
        ([own, clean]) => [nginxString(own), nginxString(clean)] as const,
      ),
    ]),
    '# Pages of the default language, asked for with its name; encoded as they were asked for.',
    map('$request_uri', '$without_prefix', [
      ['default', '""'],
      [`"~^${policy.superfluousPrefix}/?(?:[?]|$)"`, '"/"'],
      // Neither "//" nor "/\\", which would lead to another host.
      [`"~^${policy.superfluousPrefix}(?<rest>/[\\w%~][^?]*)"`, '$rest'],
    ]),
    '# Redirects of whole paths.',
    map('$uri', '$redirect_to', [
      ['default', '$without_prefix'],
      // nginx compares decoded paths.
      ...hostRedirects(policy, facts).map(
        ({ from, to }) => [nginxString(decodeURI(from)), nginxString(to)] as const,
      ),
    ]),
  ];
  return `${NOTICE}${maps.join('\n')}`;
}
