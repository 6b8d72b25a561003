import type { HostingPolicy } from './policy';
import { decodedPath, hostRedirects, type BuildFacts, type BuiltPage } from './facts';

type Headers = Readonly<Record<string, string>>;

/** `_headers` of Netlify and Cloudflare Pages. */
export function edgeHeaders(policy: HostingPolicy, headers: Headers): string {
  const block = (glob: string, values: Headers) =>
    [glob, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', headers),
    ...policy.caching.flatMap(({ globs, value }) =>
      globs.map((glob) => block(glob, { 'Cache-Control': value })),
    ),
  ]
    .join('\n\n')
    .concat('\n');
}

/** The headers of every response in a file that `edgeHeaders` has written. */
export function readEdgeHeaders(text: string): Headers {
  const [all = ''] = text.split('\n\n');
  return Object.fromEntries(
    [...all.matchAll(/^ {2}([^:]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

/**
 * `_redirects` of Netlify and Cloudflare Pages: redirects, clean paths without a redirect to the
 * folder, and the not-found page of each locale.
 */
export function edgeRedirects(
  policy: HostingPolicy,
  facts: BuildFacts,
  pages: readonly BuiltPage[],
): string {
  const { superfluousPrefix } = policy;
  const moved = [...hostRedirects(policy, facts), { from: superfluousPrefix, to: '/' }].map(
    ({ from, to }) => `${from} ${to} 301`,
  );
  const rewrites = pages.flatMap((page) => {
    const own = decodedPath(page);
    // A clean path with a slash at its end is what these hosts serve by themselves.
    return own && page.canonical && !page.isRedirect && !page.canonical.endsWith('/')
      ? [`${page.canonical} ${page.canonical}/ 200`]
      : [];
  });
  const missing = facts.prefixes
    .filter((prefix) => prefix !== '')
    .map((prefix) => `${prefix}/* ${prefix}/404.html 404`);
  // Rules with "*" come last, as Cloudflare recommends.
  const rules = [...moved, ...rewrites, `${superfluousPrefix}/* /:splat 301`, ...missing];
  return `${rules.join('\n')}\n`;
}
