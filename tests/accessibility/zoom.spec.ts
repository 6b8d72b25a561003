import { expect, open, test } from '../support/site';
import { expectNoFindings } from './support';

test('a drawing is enlarged by the keyboard, and Escape leads back to it', async ({ page }) => {
  await open(page, '/de-DE/eDocument');
  const enlarge = page.getByRole('button', { name: /^Bild vergrößern: / }).first();
  await enlarge.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/\S/);
  const small = await page.locator('main figure svg[role="img"]').first().boundingBox();
  const large = await dialog.locator('svg[role="img"]').boundingBox();
  expect(large?.width).toBeGreaterThan(small?.width ?? Infinity);
  await expectNoFindings(page, 'enlarged');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(enlarge).toBeFocused();
});

test('on a phone the enlarged drawing is larger than the window and can be moved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/de-DE/eDocument');
  await page
    .getByRole('button', { name: /^Bild vergrößern: / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeGreaterThan(100);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => dialog.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Bild schließen' }).click();
  await expect(dialog).toHaveCount(0);
});
