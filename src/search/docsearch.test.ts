import { describe, expect, it } from 'vitest';
import { groupByPage, searchRequest, sitePath } from './docsearch';
import type { Hierarchy, SearchHit, SearchResponse } from './types';

const empty: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

function hit(url: string, lvl0: string, lvl1: string): SearchHit {
  return {
    objectID: url,
    url,
    hierarchy: { ...empty, lvl0, lvl1 },
    _highlightResult: { hierarchy: {} },
    _snippetResult: { hierarchy: {} },
  } as SearchHit;
}

const response = (...hits: SearchHit[]) => ({ results: [{ hits }] }) as unknown as SearchResponse;
const groups = (...hits: SearchHit[]) =>
  groupByPage(response(...hits)).results[0]?.hits.map(({ hierarchy }) => hierarchy.lvl0);

describe('groupByPage', () => {
  it('names a group after its page', () => {
    expect(
      groups(
        hit('/a#x', 'Setup', 'Units'),
        hit('/b', 'Setup', 'Currencies'),
        hit('/a', '', 'Units'),
      ),
    ).toEqual(['Units', 'Currencies', 'Units']);
  });

  it('keeps pages of one title apart by their category', () => {
    expect(groups(hit('/a', 'Setup', 'xInvoice'), hit('/b', 'Manual', 'xInvoice'))).toEqual([
      'xInvoice – Setup',
      'xInvoice – Manual',
    ]);
  });

  it('keeps pages of one title and category apart by their path', () => {
    expect(groups(hit('/a', 'Setup', 'xInvoice'), hit('/b#c', 'Setup', 'xInvoice'))).toEqual([
      'xInvoice – /a',
      'xInvoice – /b',
    ]);
  });

  it('remembers the category', () => {
    expect(groupByPage(response(hit('/a', 'Setup', 'Units'))).results[0]?.hits[0]).toMatchObject({
      category: 'Setup',
    });
  });
});

describe('searchRequest', () => {
  const question = {
    query: 'x',
    indexName: 'i',
    facetFilters: ['language:de-DE'],
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
});

describe('sitePath', () => {
  it('drops the host and keeps the anchor', () => {
    expect(sitePath('https://docs.example.com/de-DE/Setup/Units#a')).toBe('/de-DE/Setup/Units#a');
    expect(sitePath('/de-DE/Setup/Units')).toBe('/de-DE/Setup/Units');
  });
});
