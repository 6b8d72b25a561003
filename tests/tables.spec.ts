import { allSitemapPaths, expect, locales, open, test } from './support/site';
import { tableFindings } from './support/tables';

test('shown as blocks, a table is still one to a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
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

test.describe('on a phone, before any script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  // Each page once, in one of the languages; tests/every-page.spec.ts has those by people in both.
  for (const [half, locale] of locales.entries()) {
    test(`no page is wider than the window, and no table than its place, ${locale.id}`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const paths = allSitemapPaths(locale)
        .sort()
        .filter((_, index) => index % locales.length === half);
      expect(paths.length).toBeGreaterThan(300);
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        expect.soft(await page.evaluate(tableFindings), path).toEqual([]);
        const beyond = () =>
          document.documentElement.scrollWidth - document.documentElement.clientWidth;
        expect.soft(await page.evaluate(beyond), `${path}, pixels beyond`).toBe(0);
      }
    });
  }
});
