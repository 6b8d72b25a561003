import { isEntityRoute } from '../../src/facts/entity-routes';
import type { HostingPolicy } from './policy';
import { localeIds } from '../../src/locales';
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

/**
 * `staticwebapp.config.json` of Azure Static Web Apps. It has one not-found page for the whole
 * site, and `never` is its only setting that serves a folder's page without a slash. A redirect
 * keeps nothing of the address, so that each page of the default locale that a help address names
 * gets one of its own.
 */
export function azureConfig(
  policy: HostingPolicy,
  facts: BuildFacts,
  headers: Headers,
  pages: readonly BuiltPage[] = [],
): string {
  const redirects = [
    ...hostRedirects(policy, facts),
    ...canonicalPaths(pages)
      .filter((to) => !isEntityRoute(to))
      .map((to) => ({ from: policy.superfluousPrefix + to, to })),
  ];
  const config = {
    trailingSlash: 'never',
    routes: [
      ...redirects
        .filter(({ from }) => from === '/' || !from.endsWith('/'))
        .map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
      ...policy.caching.flatMap(({ globs, value }) =>
        globs.map((route) => ({ route, headers: { 'Cache-Control': value } })),
      ),
    ],
    responseOverrides: {
      '404': { rewrite: `${facts.prefixes[0] ?? ''}/404.html`, statusCode: 404 },
    },
    globalHeaders: { ...headers, 'Cache-Control': policy.revalidate },
    mimeTypes: {
      '.md': 'text/markdown; charset=utf-8',
      '.webmanifest': 'application/manifest+json',
      '.woff2': 'font/woff2',
    },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Clean paths of the pages of the default locale. */
function canonicalPaths(pages: readonly BuiltPage[]): string[] {
  const prefixes = localeIds.map((id) => `/${id}/`);
  return pages.flatMap(({ canonical, isRedirect }) =>
    canonical && !isRedirect && !prefixes.some((prefix) => canonical.startsWith(prefix))
      ? [canonical]
      : [],
  );
}
