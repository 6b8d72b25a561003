import type { Page } from '@playwright/test';
import { expectNoFindings } from './accessibility/support';
import { inTurn } from './support/sample';
import { expect, locales, open, test, settled } from './support/site';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one press changes the language, another the colours', async ({ page }) => {
    await open(page, '/de-DE/Setup/Units?einheit=H87#codes');
    await page.getByRole('link', { name: /^Englisch/ }).click();
    await expect(page).toHaveURL('/Setup/Units?einheit=H87#codes');
    const html = page.locator('html');
    const before = (await html.getAttribute('data-theme')) ?? '';
    await page.locator('.navbar button[class*="toggleButton"]').first().click();
    await expect(html).not.toHaveAttribute('data-theme', before);
  });
});

/** What a reader uses first in each tool; what one types, and where the answer begins. */
const TOOLS = [
  ['/Reference/Decode', '#report-decoder textarea', 'BR-DE-15', '#report-decoder ol > li'],
  [
    '/Reference/LeitwegID',
    '#leitweg-id-checker input',
    '04011000-1234512345-06',
    '#leitweg-id-checker [role="status"]',
  ],
  ['/Reference/CodeLists/currencies', '.filterable-table input', 'EUR', 'tbody tr:visible'],
  ['/Reference/CashDiscount', '#cash-discount-builder input', '30', '#cash-discount-builder pre'],
] as const;
/** What else is on the first screen. */
const CHOICES = [
  ['/Reference/BusinessTerms', '[data-shown] input'],
  ['/Reference/Check', '#invoice-desk button'],
] as const;
/** Fields further down. */
const FURTHER = [
  ['/Reference/BusinessTerms', '[data-shown] [type="text"]', 'BT-10', '[role="treeitem"]'],
  [
    '/Reference/CashDiscount',
    '#cash-discount-builder textarea',
    '#SKONTO#TAGE=14#PROZENT=2#\n',
    '#cash-discount-builder [role="status"] li',
  ],
] as const;
/** Height that a keyboard leaves on a phone, and how much of an answer is seen at least. */
const ABOVE_KEYBOARD = 430;
const SEEN = 40;

for (const locale of inTurn('surface', locales)) {
  for (const [path, selector] of [...TOOLS, ...CHOICES]) {
    test(`the tool of ${path} is on the first screen, ${locale.id}`, async ({ page }) => {
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await open(page, locale.base + path);
        const field = page.locator(selector).first();
        await expect(field, `${width} px`).toBeInViewport({ ratio: 1 });
      }
    });
  }

  for (const [path, selector, typed, answer] of [...TOOLS, ...FURTHER]) {
    test(`a phone’s keyboard leaves ${selector} and its answer in sight, ${locale.id}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await open(page, locale.base + path);
      const field = page.locator(selector).first();
      await field.focus();
      // The keyboard opens, and the phone moves the field just above it.
      await page.setViewportSize({ width: 390, height: ABOVE_KEYBOARD });
      await field.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await field.fill(typed);
      const top = () =>
        page
          .locator(answer)
          .first()
          .evaluate((element) => element.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(ABOVE_KEYBOARD - SEEN);
      await expect(field).toBeInViewport({ ratio: 1 });
      // What lies under the navbar is in the window, too.
      const bar = await page.locator('.navbar').boundingBox();
      const box = await field.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
    });
  }
}

for (const locale of inTurn('surface', locales)) {
  test(`an unknown address offers pages with a like name, and a search, ${locale.id}`, async ({
    page,
    consoleCheck,
  }) => {
    consoleCheck.allow(/status of 404/);
    const german = locale.id === 'de-DE';
    await open(page, `${locale.base}/Setup/TargetLst`);
    const link = page
      .locator('main')
      .getByRole('link', { name: german ? 'Zielliste' : 'Target List', exact: true });
    await expect(link).toHaveAttribute('href', `${locale.base}/Setup/TargetList`);
    await expect(page.locator('main').getByRole('searchbox')).toHaveValue('Setup Target Lst');
  });

  test(`an address of a rule that there is not is loaded once, and not found, ${locale.id}`, async ({
    page,
    consoleCheck,
  }) => {
    consoleCheck.allow(/status of 404/);
    let loads = 0;
    page.on('domcontentloaded', () => {
      loads += 1;
    });
    await open(page, `${locale.base}/Reference/Rules/BR-45x`);
    await expect(page.locator('h1')).toHaveText(
      locale.id === 'de-DE' ? 'Seite nicht gefunden' : 'Page Not Found',
    );
    await expect(page.getByRole('link', { name: /^BR-45:/ })).toBeVisible();
    expect(loads).toBe(1);
    await page.getByRole('link', { name: /^BR-45:/ }).click();
    await expect(page.locator('h1')).toHaveText(/^BR-45:/);
  });
}

test('a wrong discount line is explained, and put right with one press', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/de-DE/Reference/CashDiscount');
  const field = page.locator('#cash-discount-builder textarea');
  await field.fill('#SKONTO#TAGE=14#PROZENT=2#\n');
  await expect(page.getByText('Statt PROZENT=2 muss es PROZENT=2.00 heißen.')).toBeVisible();
  const repair = page.getByRole('button', { name: '#SKONTO#TAGE=14#PROZENT=2.00# übernehmen' });
  // On the first screen, where nothing had to be scrolled.
  await expect(repair).toBeInViewport({ ratio: 1 });
  await repair.click();
  await expect(field).toHaveValue('#SKONTO#TAGE=14#PROZENT=2.00#\n');
  await expect(field).toBeFocused();
});

for (const width of inTurn('width', [390, 1280])) {
  test(`the discount builder does not move while something is wrong, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, '/de-DE/Reference/CashDiscount');
    const tool = page.locator('#cash-discount-builder');
    const places = () =>
      tool
        .locator('input, button, pre, textarea')
        .evaluateAll((elements) =>
          elements.map((element) => Math.round(element.getBoundingClientRect().top + scrollY)),
        );
    const before = await places();
    await tool.getByLabel('Prozentsatz').fill('2,005');
    await expect(tool.getByLabel('Prozentsatz')).toHaveAttribute('aria-invalid', 'true');
    expect(await places()).toEqual(before);
  });
}

const style = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate(
      (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name ?? ''),
      [property, pseudo],
    );

test('the button that closes the announcement has the colour of its text', async ({ page }) => {
  await open(page, '/de-DE/');
  const bar = '.theme-announcement-bar';
  expect(await style(page, `${bar} .close`, 'color')).toBe(await style(page, bar, 'color'));
  expect(await style(page, `${bar} .close`, 'opacity')).toBe('1');
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('separators, carets and the row that is pointed at are visible', async ({ page }) => {
    await open(page, '/de-DE/Setup/TargetList#field-buyer-reference');
    expect(await style(page, '.breadcrumbs__item', 'content', '::after')).toContain('›');
    expect(await style(page, '.menu__caret', 'border-top-width', '::before')).toBe('2px');
    const caret = '.navbar .dropdown > .navbar__link';
    expect(await style(page, caret, 'border-left-width', '::after')).toBe('0px');
    expect(await style(page, '#field-buyer-reference > td', 'outline-style')).toBe('solid');
  });
});

test.describe('more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } });

  test('text is black on white, and the current page is underlined', async ({ page }) => {
    await open(page, '/de-DE/Setup/TargetList');
    expect(await style(page, 'main p', 'color')).toBe('rgb(0, 0, 0)');
    expect(await style(page, '.menu__link--active[aria-current]', 'text-decoration-line')).toBe(
      'underline',
    );
  });

  test('in dark, text is white on black', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, '/de-DE/Setup/TargetList');
    expect(await style(page, 'main p', 'color')).toBe('rgb(255, 255, 255)');
    expect(await style(page, 'html', 'background-color')).toBe('rgb(0, 0, 0)');
    expect(await style(page, '.navbar', 'background-color')).toBe('rgb(0, 0, 0)');
    await expectNoFindings(page, 'more contrast', 'dark');
  });
});

test('at 400 % zoom a page has no more than one scroll direction and no box', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/de-DE/Setup/TargetList');
  await settled(page);
  const boxes = await page.locator('main *').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { overflowY } = getComputedStyle(element);
        return ['auto', 'scroll'].includes(overflowY) && element.matches(':has(table)');
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(boxes).toEqual([]);
});

test('at 400 % zoom what stays in the window takes at most a sixth of it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  for (const path of ['/', '/Setup/TargetList', '/search?q=XML', '/blog']) {
    await open(page, `/de-DE${path}`);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY), path).toBeGreaterThan(200);
    const high = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const { top, bottom, height } = element.getBoundingClientRect();
          return (
            ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
            element.checkVisibility({ visibilityProperty: true }) &&
            bottom > 0 &&
            top < innerHeight &&
            height > innerHeight / 6
          );
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(high, path).toEqual([]);
  }
});

test('no line of an example on the page of a rule is pushed out by the marked one', async ({
  page,
}) => {
  await open(page, '/de-DE/Reference/Rules/BR-DE-15');
  const beyond = await page
    .locator('main pre')
    .evaluateAll((elements) => elements.map((pre) => pre.scrollWidth - pre.clientWidth));
  expect(beyond.length).toBeGreaterThan(0);
  expect(beyond.filter((pixels) => pixels > 0)).toEqual([]);
});
