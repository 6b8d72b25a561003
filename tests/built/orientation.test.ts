/** Where a reader is: titles and breadcrumbs of the built pages. */
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { textOf } from '../../postbuild/dom';
import { find, findAll } from 'edocument-search/records';
import { allSitemapPaths, locales, type Locale } from '../support/pages';
import { htmlOf, treeOf } from './page';

/** Paths of all pages of a language that are not only a redirect. */
const pagePaths = ({ base }: Locale): string[] =>
  readdirSync(join('build', base), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && (base || !file.startsWith('de-DE/')))
    .map((file) => `${base}/${file.replace(/(?:^|\/)index\.html$/, '')}`)
    .filter((path) => !/http-equiv="?refresh/.test(htmlOf(path)));

/** The breadcrumbs of a page as a reader sees them: links with their address, the page without. */
function breadcrumbs(path: string): string[] {
  const tree = treeOf(path);
  const list = find(tree, ({ properties }) =>
    [properties.className].flat().includes('breadcrumbs'),
  );
  return findAll(list ?? tree, ({ tagName }) => tagName === 'li').map((item) => {
    const link = find(item, ({ tagName }) => tagName === 'a');
    const name = textOf(item) || String(link?.properties.ariaLabel);
    return link ? `${name} ${String(link.properties.href)}` : name;
  });
}

const EXPECTED: readonly (readonly [route: string, english: string[], german: string[]])[] = [
  [
    '/Setup/xInvoice',
    ['Home page /', 'The add-on', 'Setup /Setup', 'xInvoice Setup'],
    ['Startseite /de-DE/', 'Das Add-on', 'Einrichtung /de-DE/Setup', 'xInvoice-Einrichtung'],
  ],
  [
    '/blog/issuing-deadlines',
    ['Home page /', 'News /blog'],
    ['Startseite /de-DE/', 'Neuigkeiten /de-DE/blog'],
  ],
  [
    '/blog/tags/release',
    ['Home page /', 'News /blog', 'Tags /blog/tags'],
    ['Startseite /de-DE/', 'Neuigkeiten /de-DE/blog', 'Schlagwörter /de-DE/blog/tags'],
  ],
  [
    '/tags/setup',
    ['Home page /', 'Tags /tags'],
    ['Startseite /de-DE/', 'Schlagwörter /de-DE/tags'],
  ],
  [
    '/Reference/Terms/BT-10',
    [
      'Home page /',
      'Look up /Reference',
      'Business Terms /Reference/BusinessTerms',
      'BT-10: Buyer reference',
    ],
    [
      'Startseite /de-DE/',
      'Nachschlagen /de-DE/Reference',
      'Geschäftsbegriffe /de-DE/Reference/BusinessTerms',
      'BT-10: Käuferreferenz',
    ],
  ],
  ['/markdown-page', ['Home page /'], ['Startseite /de-DE/']],
  ['/search', ['Home page /'], ['Startseite /de-DE/']],
];

for (const locale of locales) {
  for (const [route, english, german] of EXPECTED) {
    test(`${route} says where it is, ${locale.id}`, () => {
      expect(breadcrumbs(locale.base + route)).toEqual(locale.id === 'de-DE' ? german : english);
    });
  }

  test(`every page has breadcrumbs, ${locale.id}`, () => {
    const without = allSitemapPaths(locale).filter(
      (path) => !/class="?breadcrumbs[" >]/.test(htmlOf(path)),
    );
    expect(without).toEqual([]);
  });

  test(`every page leads on, ${locale.id}`, () => {
    const deadEnds = allSitemapPaths(locale).filter((path) => {
      const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(htmlOf(path)) ?? [];
      const text = main.replace(/<nav[^>]*breadcrumbs[\s\S]*?<\/nav>/, '');
      const others = [...text.matchAll(/<a [^>]*href="?(\/[^"# >]*)/g)].filter(
        ([, href]) => href !== path,
      );
      return others.length === 0;
    });
    expect(deadEnds).toEqual([]);
  });

  test(`every page has its text without JavaScript, ${locale.id}`, () => {
    const bare = allSitemapPaths(locale).filter((path) => {
      const html = htmlOf(path);
      return (
        !/<h1[^>]*>.+<\/h1>/s.test(html) ||
        html.replace(/<[^>]+>/g, ' ').length <= 400 ||
        !/<nav[^>]*class="[^"]*navbar/.test(html) ||
        // What would be hidden until a script shows it.
        /<noscript>[^<]*JavaScript/.test(html)
      );
    });
    expect(bare).toEqual([]);
  });

  test(`no table is without a name, nor what it is folded in, ${locale.id}`, () => {
    const nameless = /<caption[^>]*>(?:<span>)?\s*<\/|<summary[^>]*>\s*<span class="?fold-count/;
    const paths = allSitemapPaths(locale).filter((path) => nameless.test(htmlOf(path)));
    expect(paths).toEqual([]);
  });

  test(`no two pages have the same title, ${locale.id}`, () => {
    const paths = pagePaths(locale);
    expect(paths.length).toBeGreaterThan(600);
    const titled = new Map<string, string[]>();
    for (const path of paths) {
      const title = /<title[^>]*>([^<]*)<\/title>/.exec(htmlOf(path))?.[1] ?? '';
      titled.set(title, [...(titled.get(title) ?? []), path]);
    }
    expect([...titled].filter(([, pages]) => pages.length > 1)).toEqual([]);
  });
}
