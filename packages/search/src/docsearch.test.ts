import { describe, expect, it } from 'vitest';
import {
  cutQuery,
  groupByPage,
  missingWords,
  pageHit,
  pageTitle,
  resultUrl,
  searchRequest,
} from './docsearch';
import { NO_LEVELS, type FoundHit } from './types';

function hit(url: string, lvl0: string, lvl1: string): FoundHit {
  return {
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: { ...NO_LEVELS, lvl0, lvl1 },
  };
}

it.each([
  ['a'.repeat(64), 'a'.repeat(64)],
  ['a'.repeat(65), 'a'.repeat(64)],
  [`${'a'.repeat(62)}\u{1F4A5}b`, `${'a'.repeat(62)}\u{1F4A5}`],
  [`${'a'.repeat(63)}\u{1F4A5}`, 'a'.repeat(63)],
])('cuts a query at 64 characters, and no emoji in half: %s', (query, cut) => {
  expect(cutQuery(query)).toBe(cut);
});

const names = (...hits: FoundHit[]) => groupByPage(hits, 5).map(({ name }) => name);

describe('groupByPage', () => {
  it('names a group after its page, best first', () => {
    expect(
      groupByPage(
        [
          hit('/a#x', 'Setup', 'Units &amp; more'),
          hit('/b', 'Setup', 'Currencies'),
          hit('/a', '', 'Units &amp; more'),
        ],
        5,
      ).map(({ name, hits }) => [name, ...hits.map(({ url }) => url)]),
    ).toEqual([
      ['Units & more', '/a#x', '/a'],
      ['Currencies', '/b'],
    ]);
  });

  it('keeps pages of one title apart by their parent', () => {
    expect(names(hit('/a', 'Setup', 'xInvoice'), hit('/b', 'Manual', 'xInvoice'))).toEqual([
      'xInvoice – Setup',
      'xInvoice – Manual',
    ]);
  });

  it('never names a path', () => {
    expect(names(hit('/a', 'Setup', 'xInvoice'), hit('/b#c', 'Setup', 'xInvoice'))).toEqual([
      'xInvoice – Setup',
      'xInvoice – Setup',
    ]);
  });

  it('shows at most so many hits of a page', () => {
    const [group] = groupByPage(
      [hit('/a', '', 'A'), hit('/a#1', '', 'A'), hit('/a#2', '', 'A')],
      2,
    );
    expect(group?.hits.map(({ url }) => url)).toEqual(['/a', '/a#1']);
  });

  it('names pages of one title in no category by it alone', () => {
    const [one, other] = ['/a', '/b'].map((url) => hit(url, '', 'xInvoice'));
    if (!one || !other) throw new Error('no hits');
    const orphan = { ...other, hierarchy: { ...other.hierarchy, lvl0: null } };
    expect(names(one, orphan)).toEqual(['xInvoice', 'xInvoice']);
  });
});

describe('a page', () => {
  it('is the hit of any section of it', () => {
    expect(pageHit('/a#b', 'Setup', 'A')).toEqual({
      objectID: '/a',
      url: '/a',
      type: 'lvl1',
      content: null,
      hierarchy: { ...NO_LEVELS, lvl0: 'Setup', lvl1: 'A' },
    });
  });

  it.each([
    [{ lvl0: 'Setup', lvl1: 'A <mark>&amp;</mark> B' }, 'A & B'],
    [{ lvl0: 'Setup' }, 'Setup'],
    [{}, ''],
  ])('of %o has the title "%s"', (levels, title) => {
    const { hierarchy, ...page } = pageHit('/a', null, null);
    expect(pageTitle({ ...page, hierarchy: { ...hierarchy, ...levels } })).toBe(title);
  });
});

describe('missingWords', () => {
  it.each([
    ['ein <em>A &amp; B</em> und <em>Ding</em>', ['A & B', 'Ding']],
    ['alle Wörter', []],
    [undefined, []],
  ])('of "%s"', (query, words) => {
    expect(missingWords(query)).toEqual(words);
  });
});

describe('searchRequest', () => {
  const question = {
    query: 'x',
    indexName: 'i',
    searchParameters: { facetFilters: ['language:de-DE'] },
    page: 0,
    narrow: false,
    clickAnalytics: false,
  };

  it('asks for what a hit shows, its matches marked', () => {
    const request = searchRequest(question);
    const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(request).toMatchObject({
      query: 'x',
      indexName: 'i',
      hitsPerPage: 20,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      snippetEllipsisText: '…',
      clickAnalytics: false,
      attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
      attributesToSnippet: [...levels, 'content'].map((name) => `${name}:10`),
    });
  });

  it('asks for snippets of 10 words, of 5 on narrow screens', () => {
    expect(searchRequest(question).attributesToSnippet).toContain('content:10');
    expect(searchRequest({ ...question, narrow: true }).attributesToSnippet).toContain('content:5');
  });

  it('names the page only after the first one', () => {
    expect(searchRequest(question)).not.toHaveProperty('page');
    expect(searchRequest({ ...question, page: 2 })).toHaveProperty('page', 2);
  });

  it('lets configured parameters win', () => {
    const searchParameters = { ...question.searchParameters, hitsPerPage: 7, filters: 'a:b' };
    expect(searchRequest({ ...question, searchParameters })).toMatchObject({
      hitsPerPage: 7,
      filters: 'a:b',
      facetFilters: ['language:de-DE'],
    });
  });
});

describe('resultUrl', () => {
  it('drops the host and keeps the anchor', () => {
    expect(resultUrl('https://docs.example.com/de-DE/Setup/Units?a=b#a', {})).toBe(
      '/de-DE/Setup/Units?a=b#a',
    );
    expect(resultUrl('/de-DE/Setup/Units', {})).toBe('/de-DE/Setup/Units');
  });

  it('keeps the address of another site that hits may lead to', () => {
    const rules = { externalUrlRegex: 'partner\\.example' };
    expect(resultUrl('https://partner.example/x', rules)).toBe('https://partner.example/x');
    expect(resultUrl('HTTP://PARTNER.example/x', rules)).toBe('HTTP://PARTNER.example/x');
    expect(resultUrl('https://docs.example/x', rules)).toBe('/x');
    expect(resultUrl('/to?https://partner.example/x', rules)).toBe('/to?https://partner.example/x');
    expect(resultUrl('a:https://partner.example/x', rules)).not.toMatch(/^a:/);
    expect(resultUrl('javascript:alert("partner.example")', rules)).not.toMatch(/^javascript:/);
  });

  it('replaces what is configured in the path', () => {
    const rules = { replaceSearchResultPathname: { from: '/docs/', to: '/' } };
    expect(resultUrl('https://docs.example/docs/Setup', rules)).toBe('/Setup');
    expect(resultUrl('/docs/a/docs/Setup?q=/docs/', rules)).toBe('/a/Setup?q=/docs/');
    const none = { replaceSearchResultPathname: { from: '', to: '/x' } };
    expect(resultUrl('/docs/Setup', none)).toBe('/docs/Setup');
  });

  it('leads to no other host by a path', () => {
    expect(resultUrl('https://docs.example//evil.example/x', {})).toBe('/evil.example/x');
    expect(resultUrl('https://docs.example///evil.example//x', {})).toBe('/evil.example//x');
  });
});
