import { useCallback, useEffect, useState } from 'react';
import { useSearchClient, useSearchSettings } from '@site/src/components/SearchClient';
import { NARROW_SCREEN, searchRequest, sitePath } from '@site/src/search/docsearch';
import type { SearchHit, SearchResult } from '@site/src/search/types';

/** When a running search counts as stalled, in milliseconds. */
const STALL_THRESHOLD = 300;

/** What is known about a query. */
interface Found {
  readonly key: string;
  readonly query: string;
  readonly hits: readonly SearchHit[];
  readonly total: number;
  readonly hasMore: boolean;
  /** Pages of hits that were loaded. */
  readonly pages: number;
  readonly error?: Error;
}

export interface Results extends Found {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  readonly loadMore: () => void;
  readonly retry: () => void;
}

const NOTHING: Found = { key: '', query: '', hits: [], total: 0, hasMore: false, pages: 0 };

function add(before: Found, result: SearchResult): Found {
  const hits = result.hits.map((hit) => ({ ...hit, url: sitePath(hit.url) }));
  return {
    ...before,
    hits: [...before.hits, ...hits],
    total: result.nbHits,
    hasMore: result.nbPages > result.page + 1,
    pages: result.page + 1,
  };
}

/**
 * Asks for a query page by page, `least` pages at once. While a new query is under way the hits of
 * the last one stay.
 */
export function useResults(query: string, least: number): Results {
  const client = useSearchClient();
  const { indexName, facetFilters, service } = useSearchSettings();
  const [found, setFound] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const [wanted, setWanted] = useState({ key: '', pages: 1 });
  const [stalledKey, setStalledKey] = useState('');

  const key = `${attempt} ${query}`;
  const pages = wanted.key === key ? wanted.pages : least;
  const isDone = !query || (found.key === key && (found.pages >= pages || found.error));

  useEffect(() => {
    if (isDone) return undefined;
    let isCurrent = true;
    const before = found.key === key ? found : { ...NOTHING, key, query };
    const stall = setTimeout(() => setStalledKey(key), STALL_THRESHOLD);
    const request = searchRequest({
      query,
      indexName,
      facetFilters,
      page: before.pages,
      narrow: window.matchMedia(`(max-width: ${NARROW_SCREEN}px)`).matches,
      clickAnalytics: service === 'hosted',
    });
    void client
      .search({ requests: [request] })
      .then(({ results: [result] }) => {
        if (!result) throw new Error('The search service sent no result');
        return add(before, result);
      })
      .catch((cause: unknown) => ({
        ...before,
        error: cause instanceof Error ? cause : new Error(String(cause)),
      }))
      .then((next) => {
        clearTimeout(stall);
        if (isCurrent) setFound(next);
      });
    return () => {
      isCurrent = false;
      clearTimeout(stall);
    };
  }, [client, facetFilters, found, indexName, isDone, key, query, service]);

  const loadMore = useCallback(() => {
    if (found.key === key && found.hasMore) setWanted({ key, pages: found.pages + 1 });
  }, [found, key]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  const current = query ? found : NOTHING;
  const status = (): Results['status'] => {
    if (!isDone) return stalledKey === key ? 'stalled' : 'loading';
    return current.error ? 'error' : 'idle';
  };
  return { ...current, status: status(), loadMore, retry };
}
