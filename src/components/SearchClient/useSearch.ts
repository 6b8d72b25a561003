import { useCallback } from 'react';
import { NARROW_SCREEN, resultUrl, searchRequest } from '@site/src/search/docsearch';
import type { FoundHit, SearchResult } from '@site/src/search/types';
import { useSearchClient } from './useSearchClient';
import { useSearchSettings } from './useSearchSettings';

export interface FoundPage extends Omit<SearchResult, 'hits'> {
  readonly hits: readonly FoundHit[];
}

/**
 * Asks for one page of results, counted from 0; addresses of hits are those that a reader follows.
 * Rejects with the service's error.
 */
export function useSearch(): (query: string, page: number) => Promise<FoundPage> {
  const client = useSearchClient();
  const { indexName, searchParameters, insights, urlRules } = useSearchSettings();
  return useCallback(
    async (query, page) => {
      const request = searchRequest({
        query,
        indexName,
        searchParameters,
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
