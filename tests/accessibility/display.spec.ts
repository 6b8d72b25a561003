import type { Page } from '@playwright/test';
import { inTurn } from '../support/sample';
import { expect, locales, open, test, settled } from '../support/site';
import { setColourMode } from './support';

/** One of each kind; wide tables, code, filters, tools. */
const kinds = [
  '/',
  '/eDocument',
  '/Setup/Currencies',
  '/Setup/XMLSchemas/XMLSchemaLines',
  '/Reference/BusinessTerms',
  '/Reference/LeitwegID',
  '/blog',
  '/tags',
  '/search?q=invoice',
];

/** By how many pixels the page is wider than the window, and what sticks out. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = Array.from(document.querySelectorAll('body *')).filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 1 &&
        !element.parentElement?.closest('[class*="scroller"], pre'),
    );
    return [
      `${scrollWidth - clientWidth} px too wide`,
      ...out.slice(0, 5).map((element) => element.outerHTML.slice(0, 100)),
    ];
  });
}

/** Height of what is fixed or sticks to the top of the window, in pixels. */
function heldHeight(page: Page): Promise<number> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('body *'))
      .filter((element) => {
        const { position, visibility } = getComputedStyle(element);
        const { top, width } = element.getBoundingClientRect();
        const isHeld = position === 'fixed' || (position === 'sticky' && top <= 60);
        return isHeld && visibility !== 'hidden' && width > innerWidth / 2;
      })
      .reduce((height, element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return height + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
      }, 0),
  );
}

for (const locale of inTurn('accessibility/display', locales)) {
  // 1280 × 1024 pixels at 400 %.
  test(`at 400 % zoom no page scrolls in two directions, ${locale.id}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of kinds) {
      await open(page, locale.base + path);
      expect.soft(await overflow(page), path).toEqual([]);
      // What stays in place leaves most of the window to the text.
      await page.mouse.wheel(0, 600);
      expect.soft(await heldHeight(page), path).toBeLessThan(256 / 2);
    }
  });

  test(`with text of double size nothing is cut off or pushed out, ${locale.id}`, async ({
    page,
  }) => {
    for (const path of kinds) {
      await open(page, locale.base + path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '212.5%'));
      expect.soft(await overflow(page), path).toEqual([]);
      const cut = await page
        .locator('main :is(h1, h2, h3, p, li, button), .navbar__title')
        .evaluateAll((elements) =>
          elements
            .filter((element) => {
              const { overflowX, overflowY } = getComputedStyle(element);
              const clips = overflowX !== 'visible' || overflowY !== 'visible';
              return clips && element.scrollHeight > element.clientHeight + 2;
            })
            .map((element) => element.outerHTML.slice(0, 100)),
        );
      expect.soft(cut, path).toEqual([]);
    }
  });
}

test('the head of a long table stays in sight below the navbar', async ({ page }) => {
  await open(page, '/de-DE/Setup/TargetList');
  const head = page.locator('table:has(#field-buyer-reference) thead th').first();
  await page.locator('#field-buyer-reference').evaluate((row) => row.scrollIntoView());
  const bar = await page.locator('.navbar').boundingBox();
  const box = await head.boundingBox();
  expect(Math.abs((box?.y ?? 0) - (bar?.height ?? 0))).toBeLessThanOrEqual(3);
  // The row itself is not covered by it.
  const row = await page.locator('#field-buyer-reference').boundingBox();
  expect(row?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 2);
});

test('every table has a caption and scopes', async ({ page }) => {
  for (const path of ['/de-DE/Setup/Currencies', '/de-DE/Reference/Rules', '/de-DE/eDocument']) {
    await open(page, path);
    const tables = await page.locator('main .table-frame > table').evaluateAll((elements) =>
      elements.map((table) => ({
        caption: table.querySelector('caption')?.textContent?.trim() ?? '',
        columns: Array.from(table.querySelectorAll('thead th')).every(
          (cell) => cell.getAttribute('scope') === 'col',
        ),
        rows: table.querySelector('tbody th')?.getAttribute('scope'),
      })),
    );
    expect(tables.length, path).toBeGreaterThan(2);
    for (const table of tables) {
      expect(table.caption, path).not.toBe('');
      expect(table.columns, table.caption).toBe(true);
      expect(table.rows, table.caption).toBe('row');
    }
  }
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the current page, the chosen tab and the lines that matter are still told apart', async ({
    page,
  }) => {
    await open(page, '/de-DE/Setup/Currencies');
    const style = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    expect(await style('.menu__link--active[aria-current]', 'text-decoration-line')).toBe(
      'underline',
    );
    expect(await style('.tabs__item--active', 'text-decoration-line')).toBe('underline');
    expect(await style('.theme-code-block-highlighted-line', 'outline-style')).toBe('dashed');
    await page.keyboard.press('Tab');
    expect(await style(':focus', 'outline-style')).toBe('solid');
  });
});

test.describe('reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves for longer than an instant', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/de-DE/Setup/Currencies');
    await page.locator('.navbar__toggle').click();
    const slow = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { transitionDuration, animationDuration } = getComputedStyle(element);
          return [transitionDuration, animationDuration].some((duration) =>
            duration.split(',').some((part) => parseFloat(part) > 0.01),
          );
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(slow).toEqual([]);
  });
});

test('the text does not move when the font arrives late', async ({ page }) => {
  await page.route(/\.woff2$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/de-DE/', '/de-DE/Setup/Units']) {
    await open(page, path);
    await page.evaluate(() => document.fonts.ready);
    await settled(page);
    expect(await page.evaluate(() => document.fonts.check('16px "Source Sans 3 Variable"'))).toBe(
      true,
    );
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
    expect(total, path).toBeLessThan(0.005);
  }
});

test('a page prints as a document: its text, no navigation, details open', async ({ page }) => {
  await open(page, '/de-DE/Setup/Currencies');
  await page.emulateMedia({ media: 'print' });
  for (const selector of [
    '.navbar',
    'a[href*="skipToContent"]',
    '.theme-doc-sidebar-container',
    '.pagination-nav',
    '.footer',
    'main button',
    'summary:has(> .fold-count)',
  ]) {
    await expect(page.locator(selector).first(), selector).toBeHidden();
  }
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('[role="tabpanel"]').nth(1)).toBeVisible();
  await expect(page.locator('.print-address')).toHaveText(/\/de-DE\/Setup\/Currencies$/);
  await expect(page.locator('.print-address')).toBeVisible();
  await page.goto('/de-DE/Reference/Rules/BR-DE-15');
  await expect(page.locator('.print-address')).toHaveText(/\/de-DE\/Reference\/Rules\/BR-DE-15$/);
  await expect(page.locator('.print-address')).toBeVisible();
});

/** Colours of everything that is printed, and of what stands before and after it. */
function printedColours(): string[] {
  const names = ['color', 'background-color', 'border-top-color', 'fill', 'color-scheme'];
  return Array.from(document.querySelectorAll('html, main, main *'))
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const values = ['', '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part);
        return part && style.content === 'none'
          ? []
          : names.map((name) => style.getPropertyValue(name));
      });
      return `${element.tagName} ${element.className} ${values.join(' ')}`;
    });
}

test('paper has the same colours whatever those of the screen are', async ({ page }) => {
  for (const path of ['/', '/Setup/TargetList', '/eDocument', '/Reference/Rules/BR-DE-15']) {
    await open(page, `/de-DE${path}`);
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await setColourMode(page, 'light');
    const light = await page.evaluate(printedColours);
    await setColourMode(page, 'dark');
    expect(light.length, path).toBeGreaterThan(50);
    expect.soft(await page.evaluate(printedColours), path).toEqual(light);
    await page.emulateMedia({ media: null });
  }
});
