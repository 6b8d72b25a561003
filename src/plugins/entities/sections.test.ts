import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import { documentOf } from './document';
import { entityPages } from './pages';
import { sections } from './sections';

const made = entityPages('de-DE');
const all = sections(made, 'de-DE', '/de-DE/');
const [rules, terms, lists] = all;

const linksIn = (items: readonly PropSidebarItem[]): string[] =>
  items.flatMap((item) => {
    if (item.type === 'html') return [];
    const below = item.type === 'category' ? linksIn(item.items) : [];
    return item.href === undefined ? below : [item.href, ...below];
  });

it.each(all)('the sidebar has each page in $folder once, in the order of reading', (section) => {
  expect(linksIn(section.items)).toEqual(section.pages.map(({ route }) => `/de-DE${route}`));
});

it('each page made from facts is in a section', () => {
  const { length } = [...made.rules, ...made.terms, ...made.tables];
  expect(all.flatMap(({ pages }) => pages)).toHaveLength(length);
});

it('rules are with those of their group, terms below the group that they are in', () => {
  const german = rules?.items.find((item) => item.type === 'category' && item.label === 'BR-DE-');
  expect(linksIn(german ? [german] : [])).toEqual(
    expect.arrayContaining(['/de-DE/Reference/Rules/BR-DE-1', '/de-DE/Reference/Rules/BR-DE-23-a']),
  );
  expect(terms?.items).toContainEqual(
    expect.objectContaining({ type: 'category', href: '/de-DE/Reference/Terms/BG-4' }),
  );
});

it('a document leads to its neighbours in the sidebar and lists its headings', () => {
  const page = rules?.pages.find(({ route }) => route.endsWith('/BR-DE-15'));
  if (!rules || !page) throw new Error('There is no BR-DE-15.');
  const place = { baseUrl: '/de-DE/', sidebar: 'docs', version: 'current' };
  const { metadata, toc, term } = documentOf(rules, page, place);
  expect(metadata.previous?.permalink).toBe('/de-DE/Reference/Rules/BR-DE-14');
  expect(metadata.next?.permalink).toBe('/de-DE/Reference/Rules/BR-DE-16');
  expect(new Date(metadata.lastUpdatedAt ?? 0).toISOString()).toMatch(/^2\d{3}-\d\d-\d\dT00:00/);
  expect(toc.map(({ id }) => id)).toContain('remedy');
  expect(term).toEqual({ code: 'BR-DE-15', set: '/Reference/Rules' });
});

it('a code list lists the headings that it has', () => {
  const toc = (name: string) => {
    const page = lists?.pages.find(({ route }) => route.endsWith(name));
    if (!lists || !page) throw new Error(`There is no list ${name}.`);
    const place = { baseUrl: '/', sidebar: 'docs', version: 'current' };
    return documentOf(lists, page, place).toc.map(({ id }) => id);
  };
  expect(toc('/units')).toEqual(['more', 'others']);
  expect(toc('/countries')).toEqual(['others']);
});
