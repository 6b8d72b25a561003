import { expectNoFindings } from './support';
import { locales, open, sitemapPaths, test } from '../support/site';

// Fewer, longer tests: a page object that visits many addresses is far quicker than many of them.
const perTest = 6;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const locale of locales) {
  // Two pages that no sitemap names.
  const paths = [...sitemapPaths(locale), `${locale.base}/search`, `${locale.base}/404.html`];
  for (let start = 0; start < paths.length; start += perTest) {
    const group = paths.slice(start, start + perTest);
    test(`axe finds nothing on the pages from ${group[0]} on, ${locale.id}`, async ({ page }) => {
      for (const path of group) {
        await open(page, path);
        await expectNoFindings(page, path);
      }
    });
  }
}
