import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoredSearches, pageHit } from './storedSearches';

const storage = new Map<string, string>();
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => storage.get(key) ?? null,
    set: (value: string) => void storage.set(key, value),
    del: () => void storage.delete(key),
  }),
}));

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__index';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__index';

function searchesOf(locale: string) {
  return createStoredSearches({
    indexName: 'index',
    locale,
    languageOf: (url) =>
      url.startsWith('/de-DE/') ? 'de-DE' : /^\/\w/.test(url) ? 'en-GB' : undefined,
  });
}

/** A search as DocSearch stores it. */
const hit = (url: string, more: object = {}) => ({
  objectID: url,
  url,
  type: 'lvl1' as const,
  content: null,
  hierarchy: {
    lvl0: 'Setup',
    lvl1: url,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  ...more,
});
const page = (url: string) => pageHit(url, 'Setup', url);
const urls = (list: { getAll: () => { url: string }[] }) => list.getAll().map(({ url }) => url);

beforeEach(() => storage.clear());

describe('stored searches', () => {
  it('are kept per language', () => {
    searchesOf('de-DE').remember(page('/de-DE/a'));
    expect(urls(searchesOf('de-DE').recent)).toEqual(['/de-DE/a']);
    expect(urls(searchesOf('en-GB').recent)).toEqual([]);
  });

  it('are the pages of what was followed, latest first, each once, unless they are favourites', () => {
    const { remember, recent, favourites } = searchesOf('en-GB');
    favourites.add(page('/f'));
    for (const url of ['/a#x', '/b', '/a', '/f#x']) remember(page(url));
    expect(urls(recent)).toEqual(['/a', '/b']);
    recent.remove(page('/a'));
    expect(urls(recent)).toEqual(['/b']);
  });

  it('are stored as DocSearch stores them', () => {
    searchesOf('en-GB').remember(page('/a#x'));
    const stored = JSON.parse(storage.get(`${RECENT}__en-GB`) ?? '') as unknown;
    expect(stored).toEqual([hit('/a', { hierarchy: { ...hit('').hierarchy, lvl1: '/a#x' } })]);
  });

  it('of older versions go to the list of their language', () => {
    const old = [
      hit('/de-DE/a', { category: 'Einrichtung', hierarchy: { lvl0: 'A', lvl1: 'A' } }),
      hit('/b'),
      hit('https://evil.example/x'),
      hit('//evil.example/x'),
    ];
    storage.set(RECENT, JSON.stringify(old));
    storage.set(FAVORITE, JSON.stringify([hit('/de-DE/f')]));
    const english = searchesOf('en-GB');
    expect(urls(english.recent)).toEqual(['/b']);
    expect(urls(english.favourites)).toEqual([]);
    const german = searchesOf('de-DE');
    expect(urls(german.favourites)).toEqual(['/de-DE/f']);
    expect(german.recent.getAll()[0]).toEqual(pageHit('/de-DE/a', 'Einrichtung', 'A'));
    expect(storage.has(RECENT)).toBe(false);
  });

  it('that do not fit are left out, and the others stay', () => {
    const list = [
      ...[null, 5, 'x', [], {}, { url: 5, hierarchy: {} }, hit('/x', { hierarchy: null })],
      ...[hit('http://['), hit('/y', { hierarchy: { lvl0: 5, lvl1: {} } })],
      hit('/a', { content: 5, type: 'constructor', hierarchy: { lvl0: 5, lvl1: 'A' } }),
    ];
    storage.set(`${RECENT}__en-GB`, JSON.stringify(list));
    expect(searchesOf('en-GB').recent.getAll()).toEqual([pageHit('/a', '', 'A')]);
  });

  it.each(['{"broken": [<img', '{}', 'null', '"x"', ''])('are none for %s', (json) => {
    storage.set(`${RECENT}__en-GB`, json);
    expect(searchesOf('en-GB').recent.getAll()).toEqual([]);
  });

  it.each([
    hit('javascript:alert(1)'),
    hit('/a', { url: 1 }),
    hit('/a', { hierarchy: null }),
    hit('/a', { hierarchy: { lvl1: {} } }),
    hit('/de-DE/other-language'),
    hit('/a%FF'),
    'x',
    null,
  ])('leave out %j', (entry) => {
    storage.set(`${RECENT}__en-GB`, JSON.stringify([entry, hit('/kept')]));
    expect(urls(searchesOf('en-GB').recent)).toEqual(['/kept']);
  });

  it.each([{ content: 5 }, { type: 'constructor' }, { objectID: {} }])(
    'are shown by nothing but address and titles, whatever else they have: %j',
    (more) => {
      storage.set(`${RECENT}__en-GB`, JSON.stringify([hit('/a', more)]));
      expect(searchesOf('en-GB').recent.getAll()).toEqual([page('/a')]);
    },
  );

  it('are at most 7, 4 beside favourites, and 10 favourites', () => {
    const { recent, favourites } = searchesOf('en-GB');
    for (let number = 0; number < 12; number += 1) recent.add(page(`/${number}`));
    expect(urls(recent)).toEqual(['/11', '/10', '/9', '/8', '/7', '/6', '/5']);
    for (let number = 0; number < 12; number += 1) favourites.add(page(`/f${number}`));
    expect(favourites.getAll()).toHaveLength(10);
    expect(recent.getAll()).toHaveLength(4);
  });
});
