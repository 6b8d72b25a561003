import { isEntityRoute } from '../../src/facts/entity-routes';
import { helpTargets } from '../../src/facts/help';
import { inTurn } from '../support/sample';
import { expect, locales, open, sitemapPaths, test, english } from '../support/site';

test('the help map is published', async ({ request }) => {
  const response = await request.get('/help-map.json');
  expect(response.status()).toBe(200);
  expect(await response.json()).toEqual({ pages: helpTargets });
});

for (const locale of inTurn('accessibility/help', locales)) {
  test(`help leads to the page and the place, ${locale.id}`, async ({ page }) => {
    for (const { path, anchor } of helpTargets.filter((entry) => entry.anchor)) {
      await page.goto(`${locale.base}${path}#${anchor}`);
      await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    }
  });
}

test('an address with the default language leads on, with search and hash', async ({ page }) => {
  await page.goto('/en-GB/Setup/Units?from=help#fields');
  await expect(page).toHaveURL('/Setup/Units?from=help#fields');
  await expect(page.locator('#fields')).toBeInViewport();
  await page.goto('/en-GB/');
  await expect(page).toHaveURL('/');
  await page.goto('/en-GB/Release%20Notes/ModificationHistory');
  await expect(page).toHaveURL('/Release%20Notes/ModificationHistory');
});

test('it leads on without script too', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/en-GB/Setup/Units');
  await expect(page).toHaveURL('/Setup/Units');
  await context.close();
});

test('every page of the handbook has such an address', async ({ request }) => {
  for (const path of sitemapPaths(english).filter((page) => !isEntityRoute(page))) {
    const response = await request.get(`/en-GB${path}`);
    expect(response.status(), path).toBe(200);
    expect(await response.text(), path).toContain(`url=${path}"`);
  }
});

test('the help opens before the page is hydrated', async ({ page }) => {
  await open(page, '/en-GB/eDocument');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('eDocument');
});
