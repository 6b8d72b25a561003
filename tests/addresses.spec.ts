import { inTurn } from './support/sample';
import { expect, hydrated, locales, test } from './support/site';

/** Addresses of pages in other capitals, and what is no page at all. */
const OTHER_CAPITALS = [
  '/setup/currencies',
  '/SETUP/Units',
  '/Setup/Units;x',
  '/Setup/Units.',
  '/reference/leitwegid',
];

for (const locale of inTurn('addresses', locales)) {
  test(`an address in other capitals is not found, by status and by content, ${locale.id}`, async ({
    page,
    consoleCheck,
  }) => {
    consoleCheck.allow(/status of 404/);
    for (const path of OTHER_CAPITALS) {
      const response = await page.goto(locale.base + path);
      await hydrated(page);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        locale.id === 'de-DE' ? 'Seite nicht gefunden' : 'Page Not Found',
      );
      await expect(page).toHaveURL(locale.base + path);
    }
    // The last one offers the page that is meant.
    await expect(
      page.getByRole('main').locator(`a[href="${locale.base}/Reference/LeitwegID"]`).first(),
    ).toBeVisible();
  });
}

test('double slashes and blanks at the end lead to the page', async ({ page, consoleCheck }) => {
  for (const path of ['//de-DE/Setup/Units', '/de-DE//Setup/Units', '/de-DE/Setup/Units%20']) {
    const { origin } = new URL((await page.request.get('/')).url());
    const response = await page.goto(origin + path);
    await hydrated(page);
    expect(response?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einheiten');
    await expect(page).toHaveURL('/de-DE/Setup/Units');
  }
  expect(consoleCheck.unexpected()).toEqual([]);
});
