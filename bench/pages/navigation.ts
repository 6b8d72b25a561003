import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser';
import { median } from '../median';
import { LAP, pressed, type Kind } from './kinds';
import { CHROME_FLAGS } from './measure';
import type { Served } from './serve';
import { CATEGORIES, pressesToPaint } from './trace';

/** Milliseconds from the press of a link to a kind of page until that page is seen, medians. */
export interface Navigation {
  readonly system: string;
  readonly of: ReadonlyMap<Kind, number>;
  /** Of all presses together. */
  readonly all: number;
}

/** The window of Lighthouse's desktop; nothing is slowed down. */
const WINDOW = { width: 1350, height: 940 };
/** Rest of a page before a press, in milliseconds. */
const REST = 1000;
/** Time of the pointer on a link before the press, and of the press, in milliseconds. */
const HOVER = 150;
const HOLD = 60;

/** One press of a link to a kind of page, in milliseconds. */
interface Press {
  readonly kind: Kind;
  readonly time: number;
}

async function openStart(browser: Browser, { address }: Served): Promise<Page> {
  const page = await browser.newPage({ viewport: WINDOW });
  await page.addInitScript({ path: path.join(import.meta.dirname, 'marks.js') });
  await page.goto(address('start'));
  await page.waitForTimeout(REST);
  return page;
}

/**
 * Presses the first link to an address that can be seen.
 *
 * @throws Error with both addresses when there is none
 */
async function pressLink(page: Page, address: string): Promise<void> {
  const links = page.locator('a:visible');
  const index = await links.evaluateAll(
    (all, href) =>
      all.findIndex(
        (link) =>
          link.checkVisibility({ visibilityProperty: true }) &&
          (link as HTMLAnchorElement).href.replace(/\/$/, '') === href,
      ),
    address.replace(/\/$/, ''),
  );
  if (index < 0) throw new Error(`${page.url()} has no link to ${address} that can be seen.`);
  const link = links.nth(index);
  await link.hover();
  await page.waitForTimeout(HOVER);
  await link.click({ delay: HOLD });
  await page.waitForTimeout(REST);
}

/** Walks from page to page. */
async function walk(browser: Browser, page: Page, { address }: Served): Promise<Press[]> {
  await page.bringToFront();
  await browser.startTracing(page, { categories: CATEGORIES });
  let here: Kind = 'start';
  for (const [from, to] of LAP) {
    if (here !== from) {
      await page.goto(address(from));
      await page.waitForTimeout(REST);
    }
    await pressLink(page, address(to));
    here = to;
  }
  const times = pressesToPaint((await browser.stopTracing()).toString());
  if (times.length !== LAP.length) {
    throw new Error(`${page.url()}: ${times.length} presses in the trace of ${LAP.length}.`);
  }
  return LAP.map(([, kind], index) => ({ kind, time: times[index] as number }));
}

/**
 * Times of pages that are opened from another by a link, in a tab that has seen them before.
 * Every system once in each round.
 */
export async function measureNavigation(
  systems: readonly Served[],
  rounds: number,
): Promise<Navigation[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROME_FLAGS });
  try {
    const tabs = [];
    for (const system of systems) {
      const page = await openStart(browser, system);
      await walk(browser, page, system);
      tabs.push({ system, page, presses: [] as Press[] });
    }
    for (let round = 1; round <= rounds; round += 1) {
      for (const { system, page, presses } of tabs) {
        const lap = await walk(browser, page, system);
        presses.push(...lap);
        const shown = lap.map(({ kind, time }) => `${kind} ${Math.round(time)}`).join(', ');
        console.log(`${round}/${rounds} navigation ${system.name}, ms: ${shown}`);
      }
    }
    const timesOf = (presses: readonly Press[]) => presses.map(({ time }) => time);
    return tabs.map(({ system, presses }) => ({
      system: system.name,
      of: new Map(
        pressed.map((kind) => [kind, median(timesOf(presses.filter((one) => one.kind === kind)))]),
      ),
      all: median(timesOf(presses)),
    }));
  } finally {
    await browser.close();
  }
}
