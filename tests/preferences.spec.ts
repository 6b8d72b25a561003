import { expect, open, test } from './support/site';

test.describe('colour mode', () => {
  for (const scheme of ['light', 'dark'] as const) {
    test(`is light at first, also where the system prefers ${scheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await open(page, '/de-DE/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });
  }

  test('goes from light to dark and back, and is remembered', async ({ page }) => {
    await open(page, '/de-DE/');
    const html = page.locator('html');
    const toggle = page.locator('.navbar button[aria-label^="Zwischen heller"]');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await toggle.click();
    await expect(html).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('announcement bar', () => {
  test('is dismissed, and stays so', async ({ page }) => {
    await open(page, '/de-DE/eDocument');
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toContainText('E-Rechnungen');
    await bar.getByRole('button', { name: 'Schließen' }).click();
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(bar).toBeHidden();
    await open(page, '/de-DE/xInvoice');
    await expect(bar).toBeHidden();
  });

  test('is shown again when its id changes', async ({ page }) => {
    await page.addInitScript(() => {
      if (!sessionStorage.getItem('seeded')) {
        sessionStorage.setItem('seeded', 'yes');
        localStorage.setItem('docusaurus.announcement.id', 'an-earlier-announcement');
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      }
    });
    await open(page, '/de-DE/eDocument');
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  });

  test('leads to its page in the language of the reader', async ({ page }) => {
    await open(page, '/de-DE/eDocument');
    await page.locator('.theme-announcement-bar a').click();
    await expect(page.locator('h1')).toHaveText('Zum 1. Januar 2027 umstellen');
  });
});

test.describe('docs version choice', () => {
  for (const [stored, kept] of [
    ['current', 'current'],
    ['a-version-that-is-gone', null],
  ] as const) {
    test(`in local storage "${stored}" is ${kept ? 'kept' : 'cleared'}`, async ({ page }) => {
      await page.addInitScript((value) => {
        if (!sessionStorage.getItem('seeded')) {
          sessionStorage.setItem('seeded', 'yes');
          localStorage.setItem('docs-preferred-version-default', value);
        }
      }, stored);
      await open(page, '/de-DE/eDocument');
      await open(page, '/de-DE/xInvoice');
      expect(
        await page.evaluate(() => localStorage.getItem('docs-preferred-version-default')),
      ).toBe(kept);
    });
  }
});
