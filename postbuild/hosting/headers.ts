import type { HostingPolicy, Sources } from './policy';
import type { BuildFacts } from './facts';

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

/** Directives that browsers ignore in a `<meta>` element. */
const HEADER_ONLY = ['frame-ancestors', 'report-uri', 'report-to', 'sandbox'];

/** Name of the collector of reports, by which the policy refers to its header. */
const COLLECTOR = 'collector';

/** Parts of the headers that come from the settings of a site. */
export interface HeaderSettings {
  /** Sources that scripts may call beside the site itself: those of hosted search, else none. */
  connect: Sources;
  /** Address that browsers send a report to when the policy has blocked something; else none is sent. */
  reports?: string;
}

/** The Content-Security-Policy for a build. */
export function contentSecurityPolicy(
  policy: HostingPolicy,
  facts: BuildFacts,
  { connect, reports }: HeaderSettings = { connect: [] },
): string {
  const directives: [string, Sources][] = Object.entries(policy.csp).map(([name, sources]) => {
    const added = { 'script-src': quoted(facts.scriptHashes), 'connect-src': connect }[name] ?? [];
    return [name, [...sources, ...added]];
  });
  if (facts.styleHashes.length > 0) {
    // A hash allows these very attributes, not inline styles: what Docusaurus writes into the HTML.
    directives.push(['style-src-attr', ["'unsafe-hashes'", ...quoted(facts.styleHashes)]]);
  }
  // The old directive is for browsers without the Reporting API; the others ignore it.
  if (reports) directives.push(['report-uri', [reports]], ['report-to', [COLLECTOR]]);
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/**
 * The headers that a build does not change. Hosted search sends events whose answers nobody reads,
 * and which need not allow to be embedded; browsers send them without cookies then.
 */
export function fixedHeaders(
  { headers }: HostingPolicy,
  connect: Sources,
): Readonly<Record<string, string>> {
  if (connect.length === 0) return headers;
  return { ...headers, 'Cross-Origin-Embedder-Policy': 'credentialless' };
}

/** All headers that come with every response, Cache-Control excepted, in a fixed order. */
export function securityHeaders(
  policy: HostingPolicy,
  facts: BuildFacts,
  settings: HeaderSettings = { connect: [] },
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(policy, facts, settings),
    ...(settings.reports && { 'Reporting-Endpoints': `${COLLECTOR}="${settings.reports}"` }),
    ...fixedHeaders(policy, settings.connect),
  };
}

/** Value of Cache-Control for a path. */
export function cacheControl(policy: HostingPolicy, pathname: string): string {
  const found = policy.caching.find(({ pattern }) => new RegExp(pattern).test(pathname));
  return found?.value ?? policy.revalidate;
}

/**
 * Puts policy and referrer policy into the page itself, for hosts that send no headers. The first
 * thing after the character set, since a policy holds only for what follows it.
 *
 * @throws Error when the page has no such place.
 */
export function withMetaPolicy(html: string, headers: Readonly<Record<string, string>>): string {
  const csp = (headers['Content-Security-Policy'] ?? '')
    .split('; ')
    .filter((directive) => !HEADER_ONLY.includes(directive.split(' ')[0] ?? ''))
    .join('; ');
  const meta =
    `<meta http-equiv="Content-Security-Policy" content="${csp}">` +
    `<meta name="referrer" content="${headers['Referrer-Policy'] ?? 'no-referrer'}">`;
  const bare = html.replace(
    /<meta http-equiv="Content-Security-Policy" content="[^"]*"><meta name="referrer" content="[^"]*">/,
    '',
  );
  const place = /<meta charset="?utf-8"?\s*\/?>/i.exec(bare);
  if (!place) {
    throw new Error('No <meta charset> to put the policy after: is this a page of the build?');
  }
  const end = place.index + place[0].length;
  return bare.slice(0, end) + meta + bare.slice(end);
}
