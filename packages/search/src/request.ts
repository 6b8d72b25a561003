import type { FacetFilters, SearchParams, SearchRequest, SearchRequests } from './types';

/** A search request with all its defaults filled in. */
export interface NormalRequest {
  readonly query: string;
  readonly indexName: string;
  /** From 0. */
  readonly page: number;
  readonly hitsPerPage: number;
  readonly facetFilters: FacetFilters | undefined;
  readonly facets: readonly string[];
  readonly snippetWords: ReadonlyMap<string, number>;
  readonly preTag: string;
  readonly postTag: string;
  readonly ellipsis: string;
}

/** Algolia's defaults (https://www.algolia.com/doc/api-reference/search-api-parameters/). */
const DEFAULT_HITS_PER_PAGE = 20;
const MAX_HITS_PER_PAGE = 1000;
const DEFAULT_SNIPPET_WORDS = 10;

function list(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? value.split(',').map((item) => item.trim()) : value;
}

function count(value: number | undefined, fallback: number, most: number): number {
  if (value === undefined || !Number.isFinite(value)) return fallback;
  return Math.min(Math.max(0, Math.trunc(value)), most);
}

/** `content:10` as name and number; a name alone has ten words. */
function snippetWords(attributes: readonly string[]): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', words] = attribute.split(':');
      return [name, Math.max(1, Number(words) || DEFAULT_SNIPPET_WORDS)];
    }),
  );
}

/** @throws Error when `requests` is missing, as Algolia's client does */
export function requestList(requests: SearchRequests): readonly SearchRequest[] {
  // Callers in plain JavaScript may leave it out.
  const given = requests as SearchRequests | undefined;
  const list = given && 'requests' in given ? given.requests : given;
  if (!Array.isArray(list)) {
    throw new Error('Parameter `requests` is required when calling `search`.');
  }
  return list as readonly SearchRequest[];
}

/** Reads a request of either client version. Never throws: what has the wrong type gets the default. */
export function normaliseRequest(request: SearchRequest): NormalRequest {
  const params: SearchParams = { ...request, ...request.params };
  return {
    query: typeof params.query === 'string' ? params.query : '',
    indexName: request.indexName ?? '',
    page: count(params.page, 0, Number.MAX_SAFE_INTEGER),
    hitsPerPage: count(params.hitsPerPage, DEFAULT_HITS_PER_PAGE, MAX_HITS_PER_PAGE),
    facetFilters: params.facetFilters,
    facets: list(params.facets),
    snippetWords: snippetWords(list(params.attributesToSnippet)),
    preTag: params.highlightPreTag ?? '<em>',
    postTag: params.highlightPostTag ?? '</em>',
    ellipsis: params.snippetEllipsisText ?? '…',
  };
}
