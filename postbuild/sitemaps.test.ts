import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { identity } from '../src/site/identity';
import { localeIds } from '../src/locales';
import { builtLocale } from './built-locale';
import { writeSitemapIndex } from './sitemaps';

const folder = mkdtempSync(path.join(tmpdir(), 'sitemaps-'));
const address = (file: string) => new URL(file, identity.siteUrl).href;
const SITEMAPS = [address('/sitemap.xml'), address('/de-DE/sitemap.xml')];

beforeAll(() =>
  writeSitemapIndex(
    folder,
    localeIds.map((locale) => builtLocale(folder, locale)),
  ),
);
afterAll(() => rmSync(folder, { recursive: true }));

it('the index of sitemaps leads to the sitemap of each language', () => {
  const xml = readFileSync(path.join(folder, 'sitemap-index.xml'), 'utf8');
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex [^>]*>/);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(SITEMAPS);
});

it('robots.txt lets everybody in and names index and sitemaps', () => {
  const lines = readFileSync(path.join(folder, 'robots.txt'), 'utf8').trimEnd().split('\n');
  expect(lines.slice(0, 2)).toEqual(['User-agent: *', 'Allow: /']);
  expect(lines.flatMap((line) => /^Sitemap: (.*)$/.exec(line)?.[1] ?? [])).toEqual([
    address('/sitemap-index.xml'),
    ...SITEMAPS,
  ]);
});
