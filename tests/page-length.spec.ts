import { isChosen } from './support/sample';
import { codeListRoute } from '../src/facts/entity-routes';
import { CODE_LISTS } from '../src/facts/code-tables';
import { allSitemapPaths, expect, locales, open, test } from './support/site';

test.use({ viewport: { width: 390, height: 844 } });

/** Height that a page may have on a phone, in pixels. */
const LIMIT = 12_000;

/** Share of the pages that a run opens. */
const SHARE = 0.05;

/** Lists whose rows are what a reader came for. */
const codeLists = new Set(CODE_LISTS.map((list) => codeListRoute(list)));

for (const locale of locales) {
  test(`no page but a code list is too long on a phone, ${locale.id}`, async ({ page }) => {
    test.setTimeout(600_000);
    const paths = allSitemapPaths(locale).filter(
      (path) => !codeLists.has(path.slice(locale.base.length)),
    );
    expect(paths.length).toBeGreaterThan(600);
    for (const path of paths.filter((each) => isChosen(each, SHARE))) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, path).toBeLessThan(LIMIT);
    }
  });
}

test('a link to a row opens what the row is folded in', async ({ page }) => {
  await open(page, '/de-DE/Setup/TargetList#field-buyer-reference');
  const row = page.locator('#field-buyer-reference');
  await expect(row).toBeInViewport();
  await expect(row).toBeFocused();
});

test('a filter opens the groups that have what it finds', async ({ page }) => {
  await open(page, '/de-DE/Reference/Rules');
  const table = page.locator('.filterable-table').first();
  const groups = table.locator('details:visible');
  const all = await groups.count();
  expect(all).toBeGreaterThan(10);
  await expect(table.locator('tbody tr:visible')).toHaveCount(0);
  await table.getByRole('textbox').fill('BR-DE-15');
  await expect(groups).toHaveCount(1);
  await expect(table.locator('tbody tr:visible')).toHaveCount(1);
  await table.getByRole('textbox').fill('');
  await expect(groups).toHaveCount(all);
  await expect(table.locator('tbody tr:visible')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a long table is opened with its name', async ({ page }) => {
    await page.goto('/de-DE/Setup/TargetList');
    const row = page.locator('#field-buyer-reference');
    await expect(row).toBeHidden();
    await page.locator('details.fold', { has: row }).locator(':scope > summary').click();
    await expect(row).toBeVisible();
  });
});

test('on a wide screen and on paper a long table is open', async ({ page }) => {
  await open(page, '/de-DE/Setup/TargetList');
  const row = page.locator('#field-buyer-reference');
  await expect(row).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(row).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(row).toBeVisible();
});
