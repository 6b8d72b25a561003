import { useMemo, useState } from 'react';
import type { DocSearchTransformClient } from '@docsearch/react';
import { useSearchClient } from '@site/src/components/SearchClient';
import { groupByPage, sitePath } from '@site/src/search/docsearch';
import type { SearchRequests, SearchResponse } from '@site/src/search/types';

/** A search that failed. */
interface Failure {
  readonly query: string;
  readonly error: Error;
}

const NOTHING = { results: [{ hits: [], nbHits: 0 }] } as unknown as SearchResponse;

function queryOf(requests: SearchRequests): string {
  const [request] = 'requests' in requests ? requests.requests : requests;
  return request?.query ?? '';
}

/** Addresses of hits become paths, which this site's router understands. */
function onThisSite(response: SearchResponse): SearchResponse {
  return {
    results: response.results.map((result) => ({
      ...result,
      hits: result.hits.map((hit) => ({ ...hit, url: sitePath(hit.url) })),
    })),
  };
}

/**
 * The client that DocSearch asks, and the failure of the last search. DocSearch would show the error
 * of an unreachable service for a moment only, that of a refused request not at all, and leave both
 * as unhandled rejections: here a failed search has no results, and the failure is kept.
 */
export function useModalClient(): {
  readonly transformSearchClient: (client: DocSearchTransformClient) => DocSearchTransformClient;
  readonly failure: Failure | undefined;
} {
  const client = useSearchClient();
  const [failure, setFailure] = useState<Failure>();
  const transformSearchClient = useMemo(() => {
    const search = async (requests: SearchRequests): Promise<SearchResponse> => {
      try {
        const response = await client.search(requests);
        setFailure(undefined);
        return groupByPage(onThisSite(response));
      } catch (cause) {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        setFailure({ query: queryOf(requests), error });
        return NOTHING;
      }
    };
    // DocSearch calls `search` only; its type asks for the rest of Algolia's client.
    return (own: DocSearchTransformClient) =>
      ({ ...own, search }) as unknown as DocSearchTransformClient;
  }, [client]);
  return { transformSearchClient, failure };
}
