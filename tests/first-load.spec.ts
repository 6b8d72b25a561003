import type { Page } from '@playwright/test';
import { PAINT_LIMIT } from '../src/upstream/inline/scripts';
import { inTurn } from './support/sample';
import { expect, german, hydrated, test, settled } from './support/site';

const kinds = {
  'start page': '/',
  'documentation page': '/Setup/GeneralSetup',
  'reference page': '/xInvoice',
  'blog post': '/blog/issuing-deadlines',
  'search page': '/search?q=XML',
};

/** All but the search page, whose address is the reader's. */
const withoutQuery = ['start page', 'documentation page', 'reference page', 'blog post'] as const;

interface Shift {
  value: number;
  sources: string[];
}

/** Has everything that could move the page come late. */
async function delayResources(page: Page): Promise<void> {
  await page.route(/\/assets\/(?:fonts|js)\/|\/img\/|\/pages\.json/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
}

/** Layout shifts without a cause by the reader, with the elements that moved. */
async function watchShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node?: Node }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const sources = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.textContent),
        );
        shifts.push({ value: entry.value, sources });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

for (const [kind, path] of Object.entries(kinds)) {
  for (const width of inTurn(kind, [390, 1280])) {
    test(`nothing moves while a ${kind} loads, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const shifts = await watchShifts(page);
      await delayResources(page);
      await page.goto(german.base + path);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await settled(page);
      expect(await shifts()).toEqual([]);
    });
  }
}

/** Pages whose kinds share their layout with others: one after the other, each loaded afresh. */
const others = [
  '/Setup/TargetLst',
  '/Reference/Rules/BR-DE-15',
  '/Reference/Rules/CII-SR',
  '/Reference/Terms/BT-10',
  '/Reference/CodeLists/currencies',
  '/Reference/Check',
  '/Offline',
  '/Release%20Notes/ModificationHistory',
  '/tags',
  '/blog',
];

for (const width of inTurn('width', [390, 1280])) {
  test(`nothing moves while a page of another kind loads, ${width} pixels wide`, async ({
    page,
    consoleCheck,
  }) => {
    // The first address is wrong.
    consoleCheck.allow(/status of 404/);
    await page.setViewportSize({ width, height: 900 });
    const shifts = await watchShifts(page);
    await delayResources(page);
    for (const path of others) {
      await page.goto(german.base + path);
      await hydrated(page);
      await page.evaluate(() => document.fonts.ready);
      await settled(page);
      expect.soft(await shifts(), path).toEqual([]);
    }
  });
}

test('a shift would be noticed', async ({ page }) => {
  const shifts = await watchShifts(page);
  await page.goto(`${german.base}/`);
  await hydrated(page);
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.style.height = '100px';
    document.querySelector('main article')?.prepend(block);
  });
  await expect.poll(async () => (await shifts()).length).toBeGreaterThan(0);
});

test('a phone gets the sidebar behind the menu button when the browser is idle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const { requestIdleCallback } = window;
    window.requestIdleCallback = (then) => {
      addEventListener('test-idle', () => requestIdleCallback(then));
      return 0;
    };
  });
  await page.goto(`${german.base}/Setup/GeneralSetup`, { waitUntil: 'networkidle' });
  await hydrated(page);
  const sidebar = page.locator('.navbar-sidebar');
  await expect(sidebar).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('test-idle')));
  await expect(sidebar).toHaveCount(1);
  await expect(sidebar).not.toBeInViewport();
});

for (const kind of withoutQuery) {
  test(`a ${kind} loads the scripts that it names, after the first paint`, async ({ page }) => {
    const asked: string[] = [];
    // A busy machine may take longer to paint than the page waits for it.
    await page.addInitScript((limit) => {
      const { setTimeout } = window;
      window.setTimeout = ((then: TimerHandler, wait?: number) =>
        setTimeout(then, wait === limit ? 60_000 : wait)) as typeof setTimeout;
    }, PAINT_LIMIT);
    page.on('request', (request) => {
      if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
    });
    await page.goto(german.base + kinds[kind], { waitUntil: 'networkidle' });
    await hydrated(page);
    const named = await page
      .locator('template[data-script]')
      .evaluateAll((named) => named.map((one) => one.getAttribute('data-script')));
    expect(asked.sort()).toEqual(named.sort());
    const [paint = Infinity, first = 0] = await page.evaluate(() => [
      performance.getEntriesByName('first-paint')[0]?.startTime,
      Math.min(
        ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ initiatorType }) => initiatorType === 'script')
          .map(({ startTime }) => startTime),
      ),
    ]);
    expect(paint).toBeLessThanOrEqual(first);
  });
}
