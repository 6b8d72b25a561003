import { isChosen } from './support/sample';
import { openModal } from './support/search';
import { allSitemapPaths, expect, locales, open, test } from './support/site';
import { brokenIdentifiers, tableFindings } from './support/tables';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** Opens what is folded on a phone. Runs in the page. */
function openFolds(): void {
  document.querySelectorAll('details').forEach((fold) => (fold.open = true));
}

test('shown as blocks, a table is still one to a screen reader', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/de-DE/Setup/Currencies');
  const row = page.locator('#field-code');
  await page.evaluate(openFolds);
  await expect(row).toHaveCSS('display', 'flex');
  const table = page.getByRole('table').filter({ has: row });
  await expect(table.getByRole('columnheader', { name: 'Beschreibung' })).toHaveCount(1);
  await expect(table.getByRole('rowheader', { name: 'Code', exact: true })).toHaveCount(1);
  // The name before a value is for eyes only.
  await expect(row.locator('td.prose')).toHaveAttribute('data-label', 'Beschreibung');
  const text = await row.locator('td.prose').innerText();
  await expect(table.getByRole('cell', { name: text, exact: true })).toHaveCount(1);
});

test('rows of codes are copied cell by cell, without the name of their button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/de-DE/Reference/CodeLists/currencies');
  await expect(page.getByRole('button', { name: 'Kopieren AED' })).toBeVisible();
  const text = await page.evaluate(() => {
    const row = document.getElementById('currency-AED');
    const next = row?.nextElementSibling;
    if (row && next) getSelection()?.setBaseAndExtent(row, 0, next, next.childNodes.length);
    return getSelection()?.toString() ?? '';
  });
  expect(text.split(/\s*[\t\n]\s*/).slice(0, 4)).toEqual(['AED', 'VAE-Dirham', '784', '2']);
  expect(text).not.toContain('Kopieren');
});

test('going back through the links of tables, none is hidden by a sticky head', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '/de-DE/xInvoice');
  const links = page.locator('main .table-frame tbody a');
  const count = await links.count();
  expect(count).toBeGreaterThan(10);
  await links.last().focus();
  const seen: string[] = [];
  const hidden: string[] = [];
  const first = await links.first().elementHandle();
  // Other links lie between the tables.
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const link = await page.evaluate((end) => {
      const focused = document.activeElement;
      const line = focused?.getClientRects()[0];
      if (!focused || !line) return undefined;
      const above = document.elementFromPoint(line.left + line.width / 2, line.top + 2);
      return {
        text: focused.textContent,
        isInCell: focused.matches('.table-frame tbody a'),
        isSeen: focused.contains(above),
        isLast: focused === end,
      };
    }, first);
    if (link?.isInCell) (link.isSeen ? seen : hidden).push(link.text);
    if (link?.isLast) break;
  }
  expect(hidden).toEqual([]);
  expect(seen).toHaveLength(count - 1);
});

test('a row that the filter hides is printed', async ({ page }) => {
  await open(page, '/de-DE/Reference/CodeLists/units');
  await page.getByRole('textbox', { name: 'Code suchen' }).fill('Stunde');
  const row = page.locator('#unit-C62');
  await expect(row).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(row).toBeVisible();
});

test('an open search is not printed', async ({ page }) => {
  await open(page, '/de-DE/Setup/Units');
  const { dialog } = await openModal(page);
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
});

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false });

  /** Share of the pages that a run opens: each page once, in one of the languages. */
  const SHARE = 0.08;

  for (const [half, locale] of locales.entries()) {
    test(`nothing is wider than its place, and no identifier is broken, ${locale.id}`, async ({
      page,
    }) => {
      test.setTimeout(300_000);
      const paths = allSitemapPaths(locale)
        .sort()
        .filter((_, index) => index % locales.length === half);
      expect(paths.length).toBeGreaterThan(300);
      for (const path of paths.filter((each) => isChosen(each, SHARE))) {
        await page.setViewportSize(phone);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await page.evaluate(openFolds);
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
