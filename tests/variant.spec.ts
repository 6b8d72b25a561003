import { expect, open } from './support/site';
import { test } from './support/variant';

test.describe('colour mode that respects the system', () => {
  test('goes from system to light, dark and back to system', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/de-DE/eDocument');
    const html = page.locator('html');
    const toggle = page.locator('.navbar button[aria-label^="Zwischen"]');
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', 'dark');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme-choice', 'system');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-theme', 'light');
  });

  test('keeps the choice over a reload, and follows the system without one', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await open(page, '/de-DE/eDocument');
    const html = page.locator('html');
    await page.locator('.navbar button[aria-label^="Zwischen"]').click();
    await expect(html).toHaveAttribute('data-theme', 'light');
    await open(page, '/de-DE/xInvoice');
    await expect(html).toHaveAttribute('data-theme', 'light');
    await expect(html).toHaveAttribute('data-theme-choice', 'light');
  });
});
