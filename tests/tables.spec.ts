import { allSitemapPaths, expect, locales, open, test } from './support/site';
import { brokenIdentifiers, tableFindings } from './support/tables';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

test('shown as blocks, a table is still one to a screen reader', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/de-DE/Setup/Currencies');
  const row = page.locator('#field-code');
  await expect(row).toHaveCSS('display', 'flex');
  const table = page.getByRole('table').filter({ has: row });
  await expect(table.getByRole('columnheader', { name: 'Beschreibung' })).toHaveCount(1);
  await expect(table.getByRole('rowheader', { name: 'Code', exact: true })).toHaveCount(1);
  // The name before a value is for eyes only.
  await expect(row.locator('td.prose')).toHaveAttribute('data-label', 'Beschreibung');
  const text = await row.locator('td.prose').innerText();
  await expect(table.getByRole('cell', { name: text, exact: true })).toHaveCount(1);
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  // Each page once, in one of the languages; tests/every-page.spec.ts has those by people in both.
  for (const [half, locale] of locales.entries()) {
    test(`nothing is wider than its place, and no identifier is broken, ${locale.id}`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const paths = allSitemapPaths(locale)
        .sort()
        .filter((_, index) => index % locales.length === half);
      expect(paths.length).toBeGreaterThan(300);
      for (const path of paths) {
        await page.setViewportSize(phone);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        expect.soft(await page.evaluate(tableFindings), path).toEqual([]);
        const beyond = () =>
          document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect.soft(await page.evaluate(beyond), `${path}, pixels beyond`).toBe(0);
        await page.setViewportSize(desk);
        expect.soft(await page.evaluate(tableFindings), `${path}, 1280 px`).toEqual([]);
        expect.soft(await page.evaluate(brokenIdentifiers), `${path}, 1280 px`).toEqual([]);
      }
    });
  }
});
