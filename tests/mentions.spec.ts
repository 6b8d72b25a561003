import type { Locator } from '@playwright/test';
import { hoverUntil } from './support/previews';
import { inTurn, isWhole, sampleOf } from './support/sample';
import { openModal, searchFor } from './support/search';
import { english, expect, german, open, test } from './support/site';

/** Whether a row is marked, has the focus, and nothing lies above its heading. */
const isReached = (row: Locator) =>
  row.evaluate((one) => {
    const { left, top, height } = one.querySelector('th')?.getBoundingClientRect() ?? new DOMRect();
    const seen = document.elementFromPoint(left + 5, top + height / 2);
    return 'linked' in one.dataset && document.activeElement === one && one.contains(seen);
  });

for (const width of inTurn('width', [1280, 390])) {
  test(`a linked row is marked, seen and focused at ${width} px, loaded and navigated`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${german.base}/Reference/CodeLists/units#unit-H87`);
    await expect.poll(() => isReached(page.locator('#unit-H87'))).toBe(true);
    await open(page, `${german.base}/HowTo/FirstXRechnung`);
    const link = page.getByRole('main').locator('a[href$="#unit-H87"]').first();
    // On a phone the long table is folded.
    if (width === 390) await page.locator('details.fold > summary').first().click();
    await link.click();
    await expect.poll(() => isReached(page.locator('#unit-H87'))).toBe(true);
  });
}

test('a link to a row that a filter hides shows the row', async ({ page }) => {
  await open(page, `${german.base}/Reference/CodeLists/units`);
  const row = page.locator('#unit-C62');
  await page.getByRole('textbox', { name: 'Code suchen' }).fill('Stunde');
  await expect(row).toBeHidden();
  // As a link of the page does.
  await page.evaluate(() => location.assign('#unit-C62'));
  await expect.poll(() => isReached(row)).toBe(true);
});

/** Rows of short and long tables: near the top, in the middle, and the last. */
const ALL_ROWS = [
  '/Reference/CodeLists/currencies#currency-EUR',
  '/Reference/CodeLists/eas#eas-9930',
  '/Reference/CodeLists/vatex#vatex-VATEX-EU-AE',
  '/Reference/Rules/UBL-CR#UBL-CR-646',
  '/Reference/Rules/CII-SR#CII-SR-200',
  '/Reference/Rules/DE-R#DE-R-031',
  '/Reference/Rules/DK-R#DK-R-007',
  '/Reference/Rules/GR-R#GR-S-011',
  '/Reference/Rules/NO-R#NO-R-001',
  '/Reference/Rules/FX#BR-HYBRID',
];
const ROWS = sampleOf(ALL_ROWS, isWhole ? Infinity : 4);

for (const [width, locale] of inTurn('rows', [
  [1280, english],
  [390, german],
] as const)) {
  test(`rows of code lists and families are marked, seen and focused at ${width} px, ${locale.id}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const address of ROWS) {
      const row = page.locator(`[id="${address.split('#')[1] ?? ''}"]`);
      await open(page, locale.base + address);
      await expect.poll(() => isReached(row), address).toBe(true);
      await page.evaluate(() => window.scrollTo(0, 0));
    }
  });

  test(`the search leads to the row of a national rule at ${width} px, ${locale.id}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${locale.base}/Reference/Rules/DK-R`);
    for (const id of ['SE-R-013', 'DK-R-016']) {
      const { options } = await searchFor(page, id);
      await expect(options.first()).toContainText(id);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect.poll(() => isReached(page.locator(`#${id}`))).toBe(true);
    }
  });
}

test('old anchors of rules and terms lead to their pages', async ({ page }) => {
  await page.goto('/Reference/Rules#rule-BR-DE-15');
  await expect(page).toHaveURL(/\/Reference\/Rules\/BR-DE-15$/);
  await page.goto(`${german.base}/Reference/BusinessTerms#term-BT-10`);
  await expect(page).toHaveURL(/\/de-DE\/Reference\/Terms\/BT-10$/);
});

test('a link to a term or field shows what it is about, until Escape', async ({ page }) => {
  await open(page, `${english.base}/Setup/TargetList`);
  const preview = page.getByRole('tooltip');
  const link = page.locator('main a[href="/Reference/Terms/BT-10"]').first();
  await hoverUntil(link, 'BT-10: Buyer reference');
  await expect(link).toHaveAccessibleDescription(/A reference that the buyer has given/);
  await preview.hover();
  await expect(preview).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(preview).toContainText('BT-10: Buyer reference');
  await page.keyboard.press('Tab');
  await expect(preview.getByText('BT-10: Buyer reference')).toHaveCount(0);
  await open(page, `${english.base}/Reference/LeitwegID`);
  const field = page.locator('main a[href$="#field-buyer-reference"]').first();
  await hoverUntil(field, 'Target List: Buyer Reference');
});

test('a preview that opens below a pointer at rest goes with the focus', async ({ page }) => {
  await open(page, `${english.base}/Setup/TargetList`);
  const link = page.locator('main a[href="/Reference/Terms/BT-10"]').first();
  await hoverUntil(link, 'BT-10: Buyer reference');
  await page.keyboard.press('Escape');
  await page.mouse.move(5, 300);
  await link.focus();
  const preview = page.getByRole('tooltip');
  await expect(preview).toBeVisible();
  await link.evaluate((one) => {
    one.blur();
    // Browsers send this for what appears below a pointer that has not moved.
    const over = new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
    document.querySelector('[role="tooltip"]')?.dispatchEvent(over);
  });
  await expect(preview).toHaveCount(0);
});

test('the search closes a preview below the pointer', async ({ page }) => {
  await open(page, `${english.base}/Setup/TargetList`);
  await hoverUntil(
    page.locator('main a[href="/Reference/Terms/BT-10"]').first(),
    'BT-10: Buyer reference',
  );
  await openModal(page);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a long press shows what a link is about and stays; a tap follows the link', async ({
    page,
  }) => {
    // Safari on iOS has no such event.
    await page.addInitScript(() => {
      const none = (event: Event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      window.addEventListener('contextmenu', none, { capture: true });
    });
    await open(page, `${english.base}/Setup/TargetList`);
    const link = page.locator('main p > a[href="/Reference/Terms/BT-10"]').first();
    await hoverUntil(link, 'BT-10: Buyer reference');
    await page.keyboard.press('Escape');
    await page.mouse.move(5, 300);
    const preview = page.getByRole('tooltip');
    await expect(preview).toHaveCount(0);
    const box = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd' | 'touchCancel') =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [finger] : [],
      });
    await touch('touchStart');
    await expect(preview).toContainText('BT-10: Buyer reference');
    await touch('touchEnd');
    await expect(preview).toBeInViewport();
    await expect(page).toHaveURL(/TargetList$/);
    await page.touchscreen.tap(5, 300);
    await expect(preview).toHaveCount(0);
    await touch('touchStart');
    await expect(preview).toContainText('BT-10: Buyer reference');
    await touch('touchCancel');
    await expect(preview).toBeInViewport({ ratio: 1 });
    await touch('touchStart');
    await touch('touchEnd');
    await expect(page).toHaveURL(/BT-10$/);
  });
});
