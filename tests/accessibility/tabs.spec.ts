import { expect, open, test } from '../support/site';

test('the tabs of an excerpt follow the keyboard, and tab and panel name each other', async ({
  page,
}) => {
  await open(page, '/de-DE/Setup/Currencies');
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  const panel = page.getByRole('tabpanel').first();
  const [ubl, cii] = [tabs.nth(0), tabs.nth(1)];
  await expect(tabs).toHaveText(['UBL', 'CII']);

  await ubl.focus();
  for (const [key, chosen] of [
    ['ArrowRight', cii],
    ['ArrowRight', ubl],
    ['ArrowLeft', cii],
    ['Home', ubl],
    ['End', cii],
  ] as const) {
    await page.keyboard.press(key);
    await expect(chosen, key).toBeFocused();
    await expect(chosen, key).toHaveAttribute('aria-selected', 'true');
    await expect(panel, key).toHaveAccessibleName((await chosen.textContent()) ?? '');
    await expect(panel, key).toHaveId((await chosen.getAttribute('aria-controls')) ?? '');
  }
  // One stop for all tabs: the next is in the panel.
  await page.keyboard.press('Tab');
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('in print every panel is under the name of its tab', async ({ page }) => {
  await open(page, '/de-DE/Setup/Currencies');
  await page.emulateMedia({ media: 'print' });
  const names = await page
    .locator('[role="tabpanel"]')
    .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content));
  expect(names.length).toBeGreaterThan(1);
  expect([...new Set(names)]).toEqual(['"UBL"', '"CII"']);
});
