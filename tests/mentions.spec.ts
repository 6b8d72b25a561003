import type { Locator } from '@playwright/test';
import { english, expect, german, open, test } from './support/site';

/** Whether a row is marked, has the focus, and nothing lies above its heading. */
const isReached = (row: Locator) =>
  row.evaluate((one) => {
    const { left, top, height } = one.querySelector('th')?.getBoundingClientRect() ?? new DOMRect();
    const seen = document.elementFromPoint(left + 5, top + height / 2);
    return 'linked' in one.dataset && document.activeElement === one && one.contains(seen);
  });

for (const width of [1280, 390]) {
  test(`a linked row is marked, seen and focused at ${width} px, loaded and navigated`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, `${german.base}/Reference/CodeLists/units#unit-H87`);
    await expect.poll(() => isReached(page.locator('#unit-H87'))).toBe(true);
    await open(page, `${german.base}/HowTo/FirstXRechnung`);
    await page.getByRole('main').getByRole('link', { name: 'H87' }).first().click();
    await expect.poll(() => isReached(page.locator('#unit-H87'))).toBe(true);
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
  await page.mouse.move(5, 300);
  await expect(async () => {
    await page.mouse.move(5, 300);
    await link.hover();
    await expect(preview).toContainText('BT-10: Buyer reference', { timeout: 2000 });
  }).toPass();
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
  await page.mouse.move(5, 300);
  await field.evaluate((link) =>
    link.dispatchEvent(
      new PointerEvent('contextmenu', { bubbles: true, cancelable: true, pointerType: 'touch' }),
    ),
  );
  await expect(preview).toContainText('Target List: Buyer Reference');
});
