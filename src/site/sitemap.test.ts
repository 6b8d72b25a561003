import { expect, it } from 'vitest';
import { asOf } from '../facts/rules.json';
import { sitemap } from './sitemap';

it('says of pages that are made from facts when the facts were checked', async () => {
  const url = (path: string) => `https://docs.example.com${path}`;
  const items = await sitemap.createSitemapItems({
    routes: [],
    siteConfig: {} as never,
    defaultCreateSitemapItems: () =>
      Promise.resolve([
        { url: url('/de-DE/Reference/Terms/BT-10') },
        { url: url('/Reference/Rules'), lastmod: '2026-10-01' },
        { url: url('/tags') },
      ]),
  });
  expect(items.map(({ lastmod }) => lastmod)).toEqual([asOf, '2026-10-01', undefined]);
});
