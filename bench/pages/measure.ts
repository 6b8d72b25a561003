import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result, type RunnerResult } from 'lighthouse';
import { findBrowser } from '../../scripts/browser';

export const FORMS = ['mobile', 'desktop'] as const;
export type Form = (typeof FORMS)[number];

/** Result of one visit of a page; scores from 0 to 100, times in milliseconds. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Bytes of everything that was loaded, with headers and what is fetched for later pages. */
  readonly bytes: number;
  /** Bytes of this page's own scripts, compressed and without headers. */
  readonly scriptBytes: number;
  /** Requests for this page itself. */
  readonly requests: number;
}

interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize: number;
  readonly priority: string;
  readonly url: string;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** A browser of its own that does nothing but what is measured. */
export const CHROME_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `<link rel="prefetch">` alone has this priority. */
const FOR_LATER = 'VeryLow';

function requests({ audits }: Result): NetworkRequest[] {
  const { details } = audits['network-requests'] ?? {};
  return details?.type === 'table' ? (details.items as NetworkRequest[]) : [];
}

function visitOf(result: Result, bodyBytes: (url: string) => number): Visit {
  const score = (category: string): number =>
    Math.round((result.categories[category]?.score ?? 0) * 100);
  const value = (audit: string): number => result.audits[audit]?.numericValue ?? NaN;
  const all = requests(result).filter(({ url }) => url.startsWith('http'));
  const own = all.filter(({ priority }) => priority !== FOR_LATER);
  const scripts = own.filter(({ resourceType }) => resourceType === 'Script');
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: all.reduce((sum, { transferSize }) => sum + transferSize, 0),
    scriptBytes: scripts.reduce((sum, { url }) => sum + bodyBytes(url), 0),
    requests: own.length,
  };
}

/** One run of Lighthouse in a browser of its own. */
async function runLighthouse(url: string, form: Form): Promise<RunnerResult | undefined> {
  const chrome = await launch({ chromePath: findBrowser(), chromeFlags: CHROME_FLAGS });
  try {
    return await lighthouse(
      url,
      { port: chrome.port, logLevel: 'error', onlyCategories: CATEGORIES },
      form === 'desktop' ? desktopConfig : undefined,
    );
  } finally {
    chrome.kill();
  }
}

/** Now and then a trace lacks its beginning: one such run must not end a bench of half an hour. */
const ATTEMPTS = 3;

/**
 * Visits a page with Lighthouse.
 *
 * @param bodyBytes compressed size of the file at an address
 * @throws Error with the address when the page could not be measured
 */
export async function visit(
  url: string,
  form: Form,
  bodyBytes: (url: string) => number,
): Promise<Visit> {
  let reason = 'Lighthouse gave no result';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const run = await runLighthouse(url, form);
    if (run && !run.lhr.runtimeError) return visitOf(run.lhr, bodyBytes);
    reason = run?.lhr.runtimeError?.message ?? reason;
  }
  throw new Error(`${url}: ${reason}`);
}
