import { expect, open, test } from './support/site';

test('shown as blocks, a table is still one to a screen reader', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/de-DE/Setup/Currencies');
  const row = page.locator('#field-code');
  await expect(row).toHaveCSS('display', 'flow-root');
  const table = page.getByRole('table').filter({ has: row });
  await expect(table.getByRole('columnheader', { name: 'Beschreibung' })).toHaveCount(1);
  await expect(table.getByRole('rowheader', { name: 'Code', exact: true })).toHaveCount(1);
  // The name before a value is for eyes only.
  await expect(row.locator('td.prose')).toHaveAttribute('data-label', 'Beschreibung');
  const text = await row.locator('td.prose').innerText();
  await expect(table.getByRole('cell', { name: text, exact: true })).toHaveCount(1);
});
