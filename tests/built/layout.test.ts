/** What stands on every page around its text. */
import type { Element, Nodes } from 'hast';
import { findAll, metaContent } from 'edocument-search/records';
import { expect, test } from 'vitest';
import { textOf } from '../../postbuild/dom';
import { MANY_ROWS } from '../../src/components/table/sizes';
import { MENTION, mentionedId } from '../../src/facts/mentions';
import { entities } from '../../src/facts/field-model';
import { inLocale } from '../../src/locales';
import { german, locales, sitemapPaths, type Locale } from '../support/pages';
import { hrefOf, treeOf, withClass } from './page';

const linksIn = (parts: readonly Element[]): Element[] =>
  parts.flatMap((part) => findAll(part, ({ tagName }) => tagName === 'a'));

/** Whether translators leave an element, and all that is in it. */
const isKept = ({ tagName, properties }: Element): boolean =>
  ['head', 'script', 'code', 'pre', 'svg'].includes(tagName) ||
  properties['translate'] === 'no' ||
  [properties['className']].flat().includes('notranslate');

/** Elements with words of their own, outside of what translators leave, and their texts. */
function* translatedTexts(node: Nodes): Generator<{ text: string; element: Element }> {
  if (node.type !== 'element' && node.type !== 'root') return;
  if (node.type === 'element') {
    if (isKept(node)) return;
    const hasWords = node.children.some((child) => child.type === 'text' && /\w/.test(child.value));
    if (hasWords) yield { text: textOf(node).trim(), element: node };
  }
  for (const child of node.children) yield* translatedTexts(child);
}

/** What a reader must find again word for word and a translator would change, by page. */
function translatedNames(locale: Locale, path: string): string[] {
  const captions = new Set(Object.values(entities).map((entity) => inLocale(entity, locale.id)));
  const isItem = ({ properties }: Element) =>
    String(properties['className'] ?? '').includes('menu__link');
  return Array.from(translatedTexts(treeOf(path)))
    .filter(
      ({ text, element }) =>
        (text.match(MENTION)?.[0] === text && mentionedId(text) !== undefined) ||
        (isItem(element) && captions.has(text)),
    )
    .map(({ text, element }) => `${path}: ${element.tagName} ${text}`);
}

for (const locale of locales) {
  const tree = treeOf(`${locale.base}/eDocument`);

  test(`the logo links to the external home page of the product, ${locale.id}`, () => {
    const [logo] = withClass(tree, 'navbar__brand');
    expect(logo && hrefOf(logo)).toBe('https://www.example.com/edocument');
  });

  test(`the language dropdown names the languages in that of the page, ${locale.id}`, () => {
    const [menu] = withClass(tree, 'dropdown__menu');
    expect(menu && linksIn([menu]).map(textOf)).toEqual(
      locale === german ? ['Englisch (UK)', 'Deutsch'] : ['English (UK)', 'German'],
    );
  });

  test(`the footer is dark and has its three columns and a copyright line, ${locale.id}`, () => {
    const [footer] = withClass(tree, 'footer--dark');
    if (!footer) throw new Error('No dark footer.');
    expect(footer.tagName).toBe('footer');
    expect(withClass(footer, 'footer__title').map(textOf)).toEqual(
      locale === german ? ['Produkt', 'Links', 'Mehr'] : ['Product', 'Links', 'More'],
    );
    const links = linksIn([footer]).map((link) => [textOf(link), hrefOf(link)]);
    expect(links).toContainEqual([locale === german ? 'Willkommen' : 'Welcome', `${locale.base}/`]);
    expect(links).toContainEqual(['Example Company', 'https://www.example.com']);
    expect(textOf(footer)).toMatch(/Copyright © 20\d\d Example Company/);
  });

  test(`docs pages have sidebar, breadcrumbs, paginator and version badge, ${locale.id}`, () => {
    const page = treeOf(`${locale.base}/Setup/Currencies`);
    const textsOf = (name: string) => withClass(page, name).map(textOf);
    expect(textsOf('theme-doc-sidebar-menu')).toHaveLength(1);
    expect(textsOf('theme-doc-breadcrumbs').join()).toContain(
      locale === german ? 'Währungen' : 'Currencies',
    );
    expect(textsOf('pagination-nav__link')).toHaveLength(2);
    expect(textsOf('theme-doc-version-badge')).toEqual([
      locale === german ? 'Version: Nächste' : 'Version: Next',
    ]);
  });

  test(`the version is "current", the last one, with its tag for the search, ${locale.id}`, () => {
    expect(metaContent(tree, 'docusaurus_version')).toBe('current');
    expect(metaContent(tree, 'docusaurus_tag')).toBe('docs-default-current');
    expect(metaContent(tree, 'docusaurus_locale')).toBe(locale.id);
    expect(findAll(tree, ({ tagName }) => tagName === 'html')[0]?.properties.dir).toBe('ltr');
    expect(withClass(tree, 'theme-doc-version-banner')).toEqual([]);
  });

  test(`the documentation framework is Docusaurus 3.8.1, ${locale.id}`, () => {
    expect(metaContent(tree, 'generator')).toBe('Docusaurus v3.8.1');
  });

  test(`the table of contents lists headings of levels 2 and 3 only, ${locale.id}`, () => {
    const headings = withClass(tree, 'theme-doc-markdown').flatMap((text) =>
      findAll(text, ({ tagName }) => ['h2', 'h3'].includes(tagName)),
    );
    const name = locale === german ? 'Auf dieser Seite' : 'On this page';
    const landmarks = findAll(
      tree,
      ({ tagName, properties }) => tagName === 'nav' && properties.ariaLabel === name,
    );
    const contents = landmarks.flatMap((nav) => withClass(nav, 'theme-doc-toc-desktop'));
    expect(linksIn(contents).map((link) => decodeURIComponent(hrefOf(link)))).toEqual(
      headings.map(({ properties }) => `#${String(properties.id)}`),
    );
    expect(headings.length).toBeGreaterThan(3);
  });

  test(`a heading is named by its text alone, also with a link beside it, ${locale.id}`, () => {
    const [heading] = findAll(tree, ({ tagName }) => tagName === 'h2');
    const [link] = heading ? withClass(heading, 'hash-link') : [];
    const name = String(heading?.properties.ariaLabel);
    expect(heading && textOf(heading).replace('\u200B', '')).toBe(name);
    expect(link?.properties.ariaLabel).toBe(
      locale === german ? `Direkter Link zu „${name}“` : `Direct link to ${name}`,
    );
  });

  // A table arrives in parts: columns as wide as their cells would move with each.
  test.each(['Rules/CII-SR', 'CodeLists/countries', 'CodeLists/units', 'FieldIndex'])(
    `the columns of long tables have their widths before the rows, %s, ${locale.id}`,
    (path) => {
      const page = treeOf(`${locale.base}/Reference/${path}`);
      const long = findAll(page, ({ tagName }) => tagName === 'table').filter(
        (table) => findAll(table, ({ tagName }) => tagName === 'tr').length > MANY_ROWS,
      );
      expect(long.length).toBeGreaterThan(0);
      for (const table of long) {
        const widths = findAll(table, ({ tagName }) => tagName === 'col').map(({ properties }) =>
          Number.parseFloat(String(properties.width)),
        );
        const heads = findAll(table, ({ properties }) => properties.scope === 'col');
        expect(widths).toHaveLength(heads.length);
        expect(widths.reduce((all, one) => all + one, 0)).toBeCloseTo(100, 0);
      }
    },
  );

  test(`identifiers, and captions in the sidebar, are kept from translators, ${locale.id}`, () => {
    expect(sitemapPaths(locale).flatMap((path) => translatedNames(locale, path))).toEqual([]);
  });
}
