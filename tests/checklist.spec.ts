import { inTurn } from './support/sample';
import { expect, locales, open, test } from './support/site';

for (const locale of inTurn('checklist', locales)) {
  test(`ticks of the checklist stay after a reload and can be cleared, ${locale.id}`, async ({
    page,
  }) => {
    await open(page, `${locale.base}/HowTo/GoLive`);
    const points = page.getByRole('checkbox');
    await points.nth(1).focus();
    await page.keyboard.press('Space');
    await points.nth(3).check();
    await expect(page.getByRole('status').filter({ hasText: '2' })).toBeVisible();
    await page.reload();
    await expect(points.nth(1)).toBeChecked();
    await expect(points.nth(3)).toBeChecked();
    await expect(points.nth(0)).not.toBeChecked();
    await page
      .getByRole('button', { name: locale.id === 'de-DE' ? 'Alle Haken entfernen' : 'Clear all' })
      .click();
    await expect(points.nth(1)).not.toBeChecked();
  });
}

test('a damaged list of ticks counts as none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('edocument.checklist.go-live', '{"a":'));
  await open(page, '/HowTo/GoLive');
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
  await page.getByRole('checkbox').first().check();
  await expect(page.getByRole('checkbox').first()).toBeChecked();
});
