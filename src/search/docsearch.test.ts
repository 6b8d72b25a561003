import { describe, expect, it } from 'vitest';
import { groupByPage, resultUrl, searchRequest } from './docsearch';
import type { FoundHit, Hierarchy } from './types';

const empty: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

function hit(url: string, lvl0: string, lvl1: string): FoundHit {
  return { objectID: url, url, type: 'lvl1', content: null, hierarchy: { ...empty, lvl0, lvl1 } };
}

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
    expect(resultUrl('https://docs.example/x', rules)).toBe('/x');
    expect(resultUrl('javascript:alert("partner.example")', rules)).not.toMatch(/^javascript:/);
  });

  it('replaces what is configured in the path', () => {
    const rules = { replaceSearchResultPathname: { from: '/docs/', to: '/' } };
    expect(resultUrl('https://docs.example/docs/Setup', rules)).toBe('/Setup');
  });

  it('leads to no other host by a path', () => {
    expect(resultUrl('https://docs.example//evil.example/x', {})).toBe('/evil.example/x');
  });
});
