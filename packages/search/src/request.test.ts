import { describe, expect, it } from 'vitest';
import { normaliseRequest, requestList } from './request';
import type { SearchRequest } from './types';

describe('a request', () => {
  it('has Algolia’s defaults where it says nothing', () => {
    expect(normaliseRequest({})).toEqual({
      query: '',
      indexName: '',
      page: 0,
      hitsPerPage: 20,
      facetFilters: undefined,
      facets: [],
      snippetWords: new Map(),
      preTag: '<em>',
      postTag: '</em>',
      ellipsis: '…',
    });
  });

  it('keeps what it says', () => {
    const tags = { highlightPreTag: '[', highlightPostTag: ']', snippetEllipsisText: '...' };
    const facetFilters = ['language:de-DE'];
    expect(
      normaliseRequest({ indexName: 'docs', query: 'Beleg', facetFilters, ...tags }),
    ).toMatchObject({
      query: 'Beleg',
      indexName: 'docs',
      facetFilters,
      preTag: '[',
      postTag: ']',
      ellipsis: '...',
    });
  });

  it('of the older client has its parameters inside, which win', () => {
    const request = { query: 'a', page: 1, params: { query: 'b' } };
    expect(normaliseRequest(request)).toMatchObject({ query: 'b', page: 1 });
  });

  it.each([
    [{ query: 7 }, { query: '' }],
    [{ page: 2.9 }, { page: 2 }],
    [{ page: -1 }, { page: 0 }],
    [{ page: Number.NaN }, { page: 0 }],
    [{ page: '1' }, { page: 0 }],
    [{ hitsPerPage: 0 }, { hitsPerPage: 0 }],
    [{ hitsPerPage: 7 }, { hitsPerPage: 7 }],
    [{ hitsPerPage: 1000 }, { hitsPerPage: 1000 }],
    [{ hitsPerPage: 5000 }, { hitsPerPage: 1000 }],
    [{ hitsPerPage: Infinity }, { hitsPerPage: 20 }],
    [{ facets: 'kind, language' }, { facets: ['kind', 'language'] }],
    [{ facets: ['kind'] }, { facets: ['kind'] }],
  ])('%j is read as %j', (request, expected) => {
    expect(normaliseRequest(request as SearchRequest)).toMatchObject(expected);
  });

  it.each([
    ['content:5', 5],
    ['content', 10],
    ['content:0', 10],
    ['content:-3', 1],
    ['content:many', 10],
    ['hierarchy.lvl1:3, content:7', 7],
    [['content:8', 'hierarchy.lvl1:3'], 8],
  ])('with snippets of %j has %i words of the content', (attributesToSnippet, words) => {
    const { snippetWords } = normaliseRequest({ attributesToSnippet });
    expect(snippetWords.get('content')).toBe(words);
  });
});

describe('the list of requests', () => {
  it('is what either client gives', () => {
    const requests = [{ query: 'a' }];
    expect(requestList(requests)).toBe(requests);
    expect(requestList({ requests })).toBe(requests);
  });

  it.each([undefined, null, {}, { requests: undefined }, { requests: {} }])(
    'is needed: %j',
    (requests) => {
      expect(() => requestList(requests as never)).toThrow(
        'Parameter `requests` is required when calling `search`.',
      );
    },
  );
});
