import { expect, hydrated, locales, sitemapPaths, test } from './support/site';

const origin = process.env.SITE_URL ?? 'https://docs.example.com';

for (const locale of locales) {
  test.describe(`every page of the sitemap, ${locale.id}`, () => {
    for (const path of sitemapPaths(locale)) {
      test(`${path} answers 200, is described, hydrates and is silent`, async ({ page }) => {
        const response = await page.goto(path);
        expect(response?.status()).toBe(200);
        await hydrated(page);

        await expect(page).toHaveTitle(/\S/);
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('html')).toHaveAttribute('lang', locale.id);
        const canonical = page.locator('link[rel="canonical"]');
        await expect(canonical).toHaveCount(1);
        expect(new URL((await canonical.getAttribute('href')) ?? '').href).toBe(origin + path);
        for (const hreflang of ['en-GB', 'de-DE', 'x-default']) {
          await expect(page.locator(`link[rel="alternate"][hreflang="${hreflang}"]`)).toHaveCount(
            1,
          );
        }
      });
    }
  });
}
