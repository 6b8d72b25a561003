import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defaultLocale, localeIds, type LocaleId } from '../locales';
import { rules } from './rule-model';
import { askedPlaces, placedAsks } from './asked-places';
import { businessTerms } from './samples/business-terms';

const made = new Set([
  ...rules.map(({ id }) => `/Reference/Rules/${id}`),
  ...businessTerms.map(({ id }) => `/Reference/Terms/${id}`),
]);
const isPage = (route: string): boolean =>
  made.has(route) || ['.mdx', '/index.mdx'].some((end) => existsSync(`docs${route}${end}`));

it.each(askedPlaces)('%s is a page, asked in each language', (address) => {
  const [route = '', anchor] = address.split('#');
  expect(isPage(route)).toBe(true);
  for (const locale of localeIds) {
    const { page, places } = placedAsks(route, locale);
    expect(anchor === undefined ? page : places[anchor]).not.toHaveLength(0);
  }
});

it('a language that has no questions yet has those of the default one', () => {
  const french = 'fr-FR' as LocaleId;
  expect(placedAsks('/Setup/Units', french)).toEqual(placedAsks('/Setup/Units', defaultLocale));
});

it('nothing is asked of two places', () => {
  for (const locale of localeIds) {
    const asks = [...new Set(askedPlaces.map((address) => address.split('#')[0] ?? ''))].flatMap(
      (route) => {
        const { page, places } = placedAsks(route, locale);
        return [...page, ...Object.values(places).flat()].map((ask) => ask.toLowerCase());
      },
    );
    expect(asks.filter((ask, index) => asks.indexOf(ask) !== index)).toEqual([]);
  }
});

it('a page has its own questions apart from those of its places', () => {
  expect(placedAsks('/Reference/Rules/BR-DE-15', 'en-GB').page).toContain('BT-10 not sent');
  expect(placedAsks('/Setup/Units', 'de-DE').places).toHaveProperty('pitfalls');
  expect(placedAsks('/Setup', 'de-DE')).toEqual({ page: [], places: {} });
});
