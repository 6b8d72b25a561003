import { inTurn } from './support/sample';
import { expect, locales, open, test } from './support/site';

for (const { id, base } of inTurn('routes', locales)) {
  test(`paths of files resolve to the clean path in the client, ${id}`, async ({ page }) => {
    for (const [from, to] of [
      ['/index.html', '/'],
      ['/Setup/Currencies.html', '/Setup/Currencies'],
      ['/Setup/AssistedSetup/index.html', '/Setup/AssistedSetup/'],
      ['/Release%20Notes/ModificationHistory.html', '/Release%20Notes/ModificationHistory'],
    ] as const) {
      // A host that does not redirect sends the page itself.
      await page.route(`**${base}${from}?q=1`, async (route) => {
        const response = await route.fetch({ url: new URL(base + to, route.request().url()).href });
        await route.fulfill({ response });
      });
      await open(page, `${base}${from}?q=1#fields`);
      await expect(page).toHaveURL(`${base}${to}?q=1#fields`);
      await expect(page.locator('h1')).not.toHaveText(/not found|nicht gefunden/i);
    }
  });

  test(`a hash with a percent sign that encodes nothing does no harm, ${id}`, async ({ page }) => {
    await open(page, `${base}/Setup/Units#100%`);
    await page.locator(`.theme-doc-sidebar-menu a[href="${base}/eDocument"]`).click();
    await expect(page.locator('h1')).toHaveText('eDocument');
    await page.goBack();
    await expect(page).toHaveURL(/Units#100%25$/);
    await page.evaluate(() => location.assign('#x%'));
    await expect(page).toHaveURL(/Units#x%25$/);
    await expect(page.locator('main h1')).toBeVisible();
  });

  test(`a page is hydrated under its exact path, ${id}`, async ({ page }) => {
    for (const [from, to] of [
      ['', '/'],
      ['/Setup/Currencies/', '/Setup/Currencies'],
      ['/Setup/XMLSchemas', '/Setup/XMLSchemas/'],
      ['/Reference/Rules/BR-DE-15/', '/Reference/Rules/BR-DE-15'],
      ['/blog/', '/blog'],
    ] as const) {
      await open(page, `${base}${from}?q=1#fields`);
      await expect(page).toHaveURL(`${base}${to}?q=1#fields`);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        'href',
        new RegExp(`[^/]${base}${to}$`),
      );
    }
  });
}

test('an unknown path with a percent sign that encodes nothing opens the search', async ({
  page,
  consoleCheck,
}) => {
  consoleCheck.allow(/status of 404/);
  await open(page, '/de-DE/%E0%A4%A');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toBeVisible();
});
