import { HIERARCHY_LEVELS, type QueryOptions } from '../types';
import { POST_TAG, PRE_TAG } from './hits';
import type { SearchParams, SearchRequest } from './types';

/** The part of a request that does not depend on the query. */
export interface HostedIndex {
  readonly indexName: string;
  readonly searchParameters?: SearchParams;
  readonly clickAnalytics?: boolean;
}

/**
 * The request that DocSearch 3.9 sends, with a page number. Configured parameters come last, as there,
 * but for the filters, which are those of the query.
 */
export function searchRequest(
  query: string,
  { page = 0, hitsPerPage = 20, snippetWords = 10, filters = [] }: QueryOptions,
  { indexName, searchParameters = {}, clickAnalytics = false }: HostedIndex,
): SearchRequest {
  const levels = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
  const request = {
    query,
    indexName,
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:${snippetWords}`),
    snippetEllipsisText: '…',
    highlightPreTag: PRE_TAG,
    highlightPostTag: POST_TAG,
    hitsPerPage,
    clickAnalytics,
    ...searchParameters,
    facetFilters: filters,
  };
  return page === 0 ? request : { ...request, page };
}
