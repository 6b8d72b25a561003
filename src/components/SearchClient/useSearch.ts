import { useCallback } from 'react';
import { NARROW_SCREEN, resultUrl, searchRequest } from '@site/packages/search/src/docsearch';
import type { FoundHit, PageKind, SearchResult } from '@site/packages/search/src/types';
import { useSearchClient } from './useSearchClient';
import { useSearchSettings } from './useSearchSettings';

export interface FoundPage extends Omit<SearchResult, 'hits'> {
  readonly hits: readonly FoundHit[];
}

/**
 * Asks for one page of results, counted from 0; addresses of hits are those that a reader follows.
 * With a kind, only pages of that kind are found. Rejects with the service's error.
 */
export function useSearch(): (query: string, page: number, kind?: PageKind) => Promise<FoundPage> {
  const client = useSearchClient();
  const { indexName, searchParameters, insights, urlRules } = useSearchSettings();
  return useCallback(
    async (query, page, kind) => {
      const request = searchRequest({
        query,
        indexName,
        searchParameters: kind
          ? {
              ...searchParameters,
              facetFilters: [...searchParameters.facetFilters, `kind:${kind}`],
            }
          : searchParameters,
        page,
        narrow: window.matchMedia(`(max-width: ${NARROW_SCREEN}px)`).matches,
        clickAnalytics: insights,
      });
      const [result] = (await client.search({ requests: [request] })).results;
      if (!result) throw new Error('The search service sent no result');
      const hits = result.hits.map((hit) => ({ ...hit, url: resultUrl(hit.url, urlRules) }));
      return { ...result, hits };
    },
    [client, indexName, searchParameters, insights, urlRules],
  );
}

/** As `useSearch`, but what it finds first never lacks the part of the index that comes later. */
export function useWholeSearch(): ReturnType<typeof useSearch> {
  const search = useSearch();
  const client = useSearchClient();
  return useCallback(
    async (...question) => {
      const result = await search(...question);
      if (!result.isPart) return result;
      await client.warm();
      return search(...question);
    },
    [search, client],
  );
}
