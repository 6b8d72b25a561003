import type { Page } from '@playwright/test';
import { expect, locales, open, test, settled } from './support/site';

test('a heading is named by its text alone, also with a link beside it', async ({ page }) => {
  await open(page, '/de-DE/Setup/TargetList');
  await expect(page.getByRole('heading', { name: 'Felder', exact: true })).toHaveCount(1);
  await expect(page.locator('h2 .hash-link').first()).toHaveAccessibleName(/^Direkter Link zu/);
});

test('the table of contents is a landmark with a name', async ({ page }) => {
  await open(page, '/de-DE/Setup/TargetList');
  const contents = page.getByRole('navigation', { name: 'Auf dieser Seite' });
  await expect(contents.getByRole('link', { name: 'Felder' })).toBeVisible();
});

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

  for (const [path, tool] of [
    ['/Reference/LeitwegID', '#leitweg-id-checker input'],
    ['/Reference/CashDiscount', '#cash-discount-builder input'],
  ] as const) {
    test(`the tool of ${path} is on the first screen`, async ({ page }) => {
      await open(page, `/de-DE${path}`);
      await expect(page.locator(tool).first()).toBeInViewport();
    });
  }
});

for (const locale of locales) {
  test(`an unknown address offers pages with a like name, and a search, ${locale.id}`, async ({
    page,
    consoleCheck,
  }) => {
    consoleCheck.allow(/404/);
    const german = locale.id === 'de-DE';
    await open(page, `${locale.base}/Setup/TargetLst`);
    const link = page
      .locator('main')
      .getByRole('link', { name: german ? 'Zielliste' : 'Target List', exact: true });
    await expect(link).toHaveAttribute('href', `${locale.base}/Setup/TargetList`);
    await expect(page.locator('main').getByRole('searchbox')).toHaveValue('Setup Target Lst');
  });
}

test('a wrong Leitweg-ID is put right with one press', async ({ page }) => {
  await open(page, '/de-DE/Reference/LeitwegID');
  const field = page.locator('#leitweg-id-checker input');
  await field.fill('04011000 1234512345 06');
  await page.getByRole('button', { name: '04011000-1234512345-06 übernehmen' }).click();
  await expect(field).toHaveValue('04011000-1234512345-06');
  await expect(field).toBeFocused();
  await expect(page.getByText('Form und Prüfziffern stimmen.')).toBeVisible();
});

test('a wrong discount line is explained, and put right with one press', async ({ page }) => {
  await open(page, '/de-DE/Reference/CashDiscount');
  const field = page.locator('#cash-discount-builder textarea');
  await field.fill('#SKONTO#TAGE=14#PROZENT=2#\n');
  await expect(page.getByText('Statt PROZENT=2 muss es PROZENT=2.00 heißen.')).toBeVisible();
  await page.getByRole('button', { name: '#SKONTO#TAGE=14#PROZENT=2.00# übernehmen' }).click();
  await expect(field).toHaveValue('#SKONTO#TAGE=14#PROZENT=2.00#\n');
  await expect(field).toBeFocused();
});

for (const width of [390, 1280]) {
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

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('separators, carets and the row that is pointed at are visible', async ({ page }) => {
    await open(page, '/de-DE/Setup/TargetList#field-buyer-reference');
    expect(await style(page, '.breadcrumbs__item', 'content', '::after')).toContain('›');
    expect(await style(page, '.menu__caret', 'border-top-width', '::before')).toBe('2px');
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
