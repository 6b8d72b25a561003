import { chromium, devices, type Browser } from '@playwright/test';
import { findBrowser } from '../../scripts/browser';

/** Time of the main thread's own for a first load, in milliseconds; other programs do not count. */
export interface Work {
  /** Everything, with the following two. */
  readonly task: number;
  readonly script: number;
  /** Layout and recalculation of styles. */
  readonly layout: number;
}

/** Visits of each page, of which the median counts. */
export const WORK_ROUNDS = 4;

const PHONE = devices['Moto G4'];
/** Time after `load` in which scripts that were put off have run. */
const REST = 2000;

async function measure(browser: Browser, url: string): Promise<Work> {
  // A context of its own: nothing is in its cache.
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  // Ticks of the thread, not of the clock: work of other programs is left out.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(REST);
  const { metrics } = await cdp.send('Performance.getMetrics');
  await context.close();
  const of = (name: string): number => {
    const metric = metrics.find((one) => one.name === name);
    if (!metric) throw new Error(`${url}: Chromium does not tell ${name}.`);
    return metric.value * 1000;
  };
  return {
    task: of('TaskDuration'),
    script: of('ScriptDuration'),
    layout: of('LayoutDuration') + of('RecalcStyleDuration'),
  };
}

/** Measures first loads, each in a context of its own; a first visit that warms the browser up is left out. */
export async function measureWork(urls: readonly string[]): Promise<Work[]> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const [first] = urls;
    if (first !== undefined) await measure(browser, first);
    const all: Work[] = [];
    for (const url of urls) all.push(await measure(browser, url));
    return all;
  } finally {
    await browser.close();
  }
}
