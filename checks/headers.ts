/**
 * Scores the headers that the hosts send by the rules of the HTTP Observatory; 130 points are
 * needed. Rules: https://github.com/mdn/mdn-http-observatory, `src/grader/charts.js` (points) and
 * `src/analyzer/tests/*.js` (when they are given), as of 2026-11-21. Its tests of cookies, CORS,
 * redirection from http and Subresource Integrity give 0 to a site without cookies and without
 * CORS whose scripts are its own and which the host serves by https only.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

export type Headers = Readonly<Record<string, string>>;

export interface Finding {
  /** Name of the test. */
  test: string;
  /** The result in the Observatory's words. */
  result: string;
  points: number;
}

const NEEDED = 130;
const BASE = 100;
/** Bonus points count only for a site that reaches this without them. */
const MINIMUM_FOR_BONUS = 90;
const SIX_MONTHS = 15_768_000;

const BROAD = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const INLINE = ["'unsafe-inline'", 'data:'];

/** Sources by directive. */
function parseCsp(value: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const directive of value.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) {
      directives.set(name.toLowerCase(), sources);
    }
  }
  return directives;
}

/** `csp.js`; a hash or nonce makes browsers ignore 'unsafe-inline'. */
export function scoreCsp(value: string | undefined): Finding {
  const found = (result: string, points: number) => ({ test: 'CSP', result, points });
  if (!value) {
    return found('csp-not-implemented', -25);
  }
  const csp = parseCsp(value);
  const sources = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*'];
  const effective = (name: string) =>
    sources(name).some((source) => /^'(sha(256|384|512)|nonce)-/.test(source))
      ? sources(name).filter((source) => source !== "'unsafe-inline'")
      : sources(name);
  const any = (list: readonly string[], wanted: readonly string[]) =>
    list.some((source) => wanted.includes(source));
  const insecure = (list: readonly string[]) => list.some((source) => /^(http|ftp):/.test(source));

  const script = effective('script-src');
  const style = effective('style-src');
  const passive = ['img-src', 'media-src'];
  const active = [...csp].filter(([name]) => !passive.includes(name)).flatMap(([, list]) => list);
  if (any(script, [...BROAD, ...INLINE]) || any(sources('object-src'), BROAD)) {
    return found('csp-implemented-with-unsafe-inline', -20);
  }
  if (insecure(active)) {
    return found('csp-implemented-with-insecure-scheme', -20);
  }
  if (any([...script, ...style], ["'unsafe-eval'"])) {
    return found('csp-implemented-with-unsafe-eval', -10);
  }
  if (insecure(passive.flatMap(sources))) {
    return found('csp-implemented-with-insecure-scheme-in-passive-content-only', -10);
  }
  if (any(style, [...BROAD, ...INLINE])) {
    return found('csp-implemented-with-unsafe-inline-in-style-src-only', 0);
  }
  return csp.get('default-src')?.join(' ') === "'none'"
    ? found('csp-implemented-with-no-unsafe-default-src-none', 10)
    : found('csp-implemented-with-no-unsafe', 5);
}

/** `x-frame-options.js`: frame-ancestors in the policy is worth more than the header. */
export function scoreFraming(csp: string | undefined, header: string | undefined): Finding {
  const found = (result: string, points: number) => ({ test: 'Framing', result, points });
  const ancestors = parseCsp(csp ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => BROAD.includes(source))) {
    return found('x-frame-options-implemented-via-csp', 5);
  }
  if (header === undefined) {
    return found('x-frame-options-not-implemented', -20);
  }
  return /^(deny|sameorigin)$/i.test(header.trim())
    ? found('x-frame-options-sameorigin-or-deny', 0)
    : found('x-frame-options-header-invalid', -20);
}

/** `strict-transport-security.js`; preloading (5 points) is nothing a header can give. */
export function scoreHsts(value: string | undefined): Finding {
  const found = (result: string, points: number) => ({ test: 'HSTS', result, points });
  if (value === undefined) {
    return found('hsts-not-implemented', -20);
  }
  const age = /(?:^|;)\s*max-age=(\d+)\s*(?:;|$)/i.exec(value)?.[1];
  if (age === undefined) {
    return found('hsts-header-invalid', -20);
  }
  return Number(age) >= SIX_MONTHS
    ? found('hsts-implemented-max-age-at-least-six-months', 0)
    : found('hsts-implemented-max-age-less-than-six-months', -10);
}

const REFERRER: Readonly<Record<string, number>> = {
  'no-referrer': 5,
  'same-origin': 5,
  'strict-origin': 5,
  'strict-origin-when-cross-origin': 5,
  origin: -5,
  'origin-when-cross-origin': -5,
  'unsafe-url': -5,
  'no-referrer-when-downgrade': -5,
};

/** `referrer-policy.js`: the last value that is known counts. */
export function scoreReferrer(value: string | undefined): Finding {
  const known = (value ?? '').split(',').map((part) => part.trim().toLowerCase());
  const last = known.filter((part) => part in REFERRER).at(-1);
  const points = value === undefined ? 0 : (REFERRER[last ?? ''] ?? -5);
  return { test: 'Referrer-Policy', result: last ?? 'none', points };
}

/** `x-content-type-options.js` */
export function scoreSniffing(value: string | undefined): Finding {
  const points = value?.trim().toLowerCase() === 'nosniff' ? 0 : -5;
  return { test: 'X-Content-Type-Options', result: value ?? 'not implemented', points };
}

/** `cross-origin-resource-policy.js` */
export function scoreCorp(value: string | undefined): Finding {
  const points: Readonly<Record<string, number>> = {
    'same-origin': 10,
    'same-site': 10,
    'cross-origin': 0,
  };
  return {
    test: 'Cross-Origin-Resource-Policy',
    result: value ?? 'not implemented',
    points: value === undefined ? 0 : (points[value.trim()] ?? -5),
  };
}

/** Findings of all tests and the score: bonus points only from 90 upwards. */
export function observatory(headers: Headers): { score: number; findings: Finding[] } {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const csp = lower['content-security-policy'];
  const findings = [
    scoreCsp(csp),
    scoreFraming(csp, lower['x-frame-options']),
    scoreHsts(lower['strict-transport-security']),
    scoreReferrer(lower['referrer-policy']),
    scoreSniffing(lower['x-content-type-options']),
    scoreCorp(lower['cross-origin-resource-policy']),
  ];
  const sum = (list: readonly Finding[]) => list.reduce((total, { points }) => total + points, 0);
  const plain = BASE + sum(findings.filter(({ points }) => points < 0));
  const bonus = sum(findings.filter(({ points }) => points > 0));
  return { score: Math.max(0, plain >= MINIMUM_FOR_BONUS ? plain + bonus : plain), findings };
}

/** Headers in `headers.conf` of nginx. */
export function fromNginx(text: string): Headers {
  const lines = text.matchAll(/^add_header (\S+) "((?:[^"\\]|\\.)*)" always;$/gm);
  return Object.fromEntries(
    [...lines].map(([, name, value]) => [name, (value ?? '').replace(/\\(.)/g, '$1')]),
  );
}

/** Headers of the first block of `_headers`, which is for every path. */
export function fromEdge(text: string): Headers {
  const [block = ''] = text.split('\n\n');
  return Object.fromEntries(
    [...block.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value]),
  );
}

function main(): void {
  const read = (file: string) => readFileSync(path.join('deploy', file), 'utf8');
  const azure = JSON.parse(read('azure/staticwebapp.config.json')) as { globalHeaders: Headers };
  const hosts: Record<string, Headers> = {
    nginx: fromNginx(read('nginx/headers.conf')),
    'Azure Static Web Apps': azure.globalHeaders,
    'Netlify, Cloudflare Pages': fromEdge(read('edge/_headers')),
  };
  for (const [host, headers] of Object.entries(hosts)) {
    const { score, findings } = observatory(headers);
    console.log(`${host}: ${score} points`);
    for (const { test, result, points } of findings) {
      console.log(`  ${points > 0 ? '+' : ''}${points} ${test}: ${result}`);
    }
    if (score < NEEDED) {
      console.error(`${host}: ${score} points, ${NEEDED} are needed. Remedy: change headers in`);
      console.error('src/site/hosting-policy.ts, then run "npm run hosting:update".');
      process.exitCode = 1;
    }
  }
}

if (process.argv[1]?.endsWith('headers.ts')) {
  main();
}
