import { expectNoFindings } from './support';
import { locales, open, sitemapPaths, test } from '../support/site';

// Fewer, longer tests: a page object that visits many addresses is far quicker than many of them.
const perTest = 6;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const locale of locales) {
  const paths = [...sitemapPaths(locale), `${locale.base}/search`];
  for (let start = 0; start < paths.length; start += perTest) {
    const group = paths.slice(start, start + perTest);
    test(`axe finds nothing on the pages from ${group[0]} on, ${locale.id}`, async ({ page }) => {
      for (const path of group) {
        await open(page, path);
        await expectNoFindings(page, path);
      }
    });
  }

  test(`axe finds nothing on the not-found page, ${locale.id}`, async ({ page, consoleCheck }) => {
    consoleCheck.allow(/status of 404/);
    await open(page, `${locale.base}/nothing`);
    await expectNoFindings(page, 'not found');
  });
}
