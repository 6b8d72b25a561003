import { isWhole, sampleOf } from './support/sample';
import { openModal } from './support/search';
import { expect, open, test } from './support/site';

const hit = (more: object) => ({
  objectID: 'x',
  url: '/Setup',
  hierarchy: { lvl1: 'Setup' },
  ...more,
});

/** What may be under a key: damaged, of another version, of another site on this address. */
const VALUES: Record<string, string> = {
  'cut JSON': '{"query":"Rechnung","pages":',
  null: 'null',
  'a number': '-1e308',
  'an object': '{"__proto__":{"pages":5},"constructor":"x","query":{},"length":1e9}',
  'a list of nonsense': '[null,5,"x",[],{},{"url":5},{"url":"http://[","hierarchy":{"lvl1":"x"}}]',
  'hits of other types': JSON.stringify([
    hit({ content: 5, type: 'constructor' }),
    hit({ hierarchy: { lvl0: {}, lvl1: '__proto__' } }),
    hit({ url: 'https://evil.example/' }),
  ]),
  'a hit whose address cannot be decoded': JSON.stringify([hit({ url: '/de-DE/%FF' })]),
  'depth of a thousand pages': '{"mark":5,"pages":100000,"top":"x"}',
  'much text': 'x'.repeat(200_000),
};

/** Keys that the site and its theme read, beside those that a visit has written. */
const KEYS = [
  ...['theme', 'docusaurus.announcement.id', 'docusaurus.announcement.dismiss'],
  ...['docs-preferred-version-default', 'docusaurus.tab.syntax', 'search.depth.first'],
  ...['RECENT', 'FAVORITE'].flatMap((kind) =>
    ['', '__en-GB', '__de-DE'].map((end) => `__DOCSEARCH_${kind}_SEARCHES__embedded${end}`),
  ),
];

/** Values that a run tries. */
const TRIED = isWhole ? Infinity : 3;

for (const name of sampleOf(Object.keys(VALUES), TRIED)) {
  const value = VALUES[name] ?? '';
  test(`${name} under every key of the storage: pages, search and results work`, async ({
    page,
  }) => {
    await open(page, '/de-DE/search');
    const keys = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    await page.addInitScript(
      ([all, stored]) => {
        for (const storage of [localStorage, sessionStorage]) {
          for (const key of all) storage.setItem(key, stored);
        }
      },
      [[...KEYS, ...keys], value] as const,
    );
    await open(page, '/de-DE/search?q=Rechnung');
    await expect(page.locator('main article a, main li a').first()).toBeVisible();
    await open(page, '/de-DE/xInvoice');
    await expect(page.locator('h1')).toHaveText('xInvoice');
    const { dialog } = await openModal(page);
    await expect(dialog.locator('a[href*="evil"]')).toHaveCount(0);
  });
}
