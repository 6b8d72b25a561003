import { expect, test } from './support/site';

test('what the test of stored data looks at is not there on a page that does not live', async ({
  page,
  consoleCheck,
}) => {
  consoleCheck.tolerate(/ERR_FAILED|main/);
  await page.route(/\/assets\/js\/main\..+\.js/, (route) => route.abort());
  await page.goto('/de-DE/search?q=Rechnung');
  // The page loads itself afresh once before it says so.
  await expect(page.locator('#site-failure')).toBeVisible();
  await expect(page.locator('main ol > li')).toHaveCount(0);
  await page.goto('/de-DE/xInvoice');
  await expect(page.locator('#site-failure')).toBeVisible();
  await expect(page.locator('h1')).toHaveText('xInvoice');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveCount(0);
});
