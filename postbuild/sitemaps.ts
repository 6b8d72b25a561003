import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { identity } from '../src/site/identity';
import type { BuiltLocale } from './built-locale';

/** Index of the sitemaps of all languages. */
const INDEX = 'sitemap-index.xml';

/** Says to search engines where the lists of pages are: `sitemap-index.xml` and `robots.txt`. */
export function writeSitemapIndex(buildDir: string, locales: readonly BuiltLocale[]): void {
  const address = (file: string) => new URL(file, identity.siteUrl).href;
  const sitemaps = locales.map(({ baseUrl }) => address(`${baseUrl}sitemap.xml`));
  const entries = sitemaps.map((url) => `<sitemap><loc>${url}</loc></sitemap>`);
  writeFileSync(
    path.join(buildDir, INDEX),
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>\n`,
  );
  const lines = [address(INDEX), ...sitemaps].map((url) => `Sitemap: ${url}`);
  writeFileSync(
    path.join(buildDir, 'robots.txt'),
    `User-agent: *\nAllow: /\n\n${lines.join('\n')}\n`,
  );
}
