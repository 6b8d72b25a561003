import { describe, expect, it } from 'vitest';
import { searchRequest } from './request';

describe('searchRequest', () => {
  const index = { indexName: 'i' };

  it('asks for the texts of a hit, with marks around its matches', () => {
    const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
    expect(searchRequest('x', { filters: ['language:de-DE'] }, index)).toEqual({
      query: 'x',
      indexName: 'i',
      hitsPerPage: 20,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      snippetEllipsisText: '…',
      clickAnalytics: false,
      attributesToRetrieve: ['hierarchy.lvl0', ...levels, 'content', 'type', 'url'],
      attributesToSnippet: [...levels, 'content'].map((name) => `${name}:10`),
      facetFilters: ['language:de-DE'],
    });
  });

  it('asks for snippets as long as the query says', () => {
    const { attributesToSnippet } = searchRequest('x', { snippetWords: 5 }, index);
    expect(attributesToSnippet).toContain('content:5');
  });

  it('names the page only after the first one', () => {
    expect(searchRequest('x', {}, index)).not.toHaveProperty('page');
    expect(searchRequest('x', { page: 2 }, index)).toHaveProperty('page', 2);
  });

  it('lets configured parameters win, but for the filters', () => {
    const searchParameters = { hitsPerPage: 7, facetFilters: ['type:lvl1'] };
    const request = searchRequest('x', { filters: ['a:b'] }, { ...index, searchParameters });
    expect(request).toMatchObject({ hitsPerPage: 7, facetFilters: ['a:b'] });
  });
});
