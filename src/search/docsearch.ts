import { HIERARCHY_LEVELS, type FacetFilters, type SearchHit, type SearchRequest } from './types';
import type { SearchResponse } from './types';

/** Longest query that can be typed, DocSearch's limit. */
export const MAX_QUERY_LENGTH = 64;
const HITS_PER_PAGE = 20;
/** Below this width in pixels snippets are shorter. */
export const NARROW_SCREEN = 768;

/** What the request of a page of results depends on. */
interface Question {
  readonly query: string;
  readonly indexName: string;
  readonly facetFilters: FacetFilters;
  /** From 0. */
  readonly page: number;
  /** Whether the screen is at most `NARROW_SCREEN` wide. */
  readonly narrow: boolean;
  readonly clickAnalytics: boolean;
}

/**
 * The request that DocSearch 3.9 sends, with a page number: the search page asks exactly what the
 * modal asks, so both show the same results.
 */
export function searchRequest(question: Question): SearchRequest {
  const { query, indexName, facetFilters, page, narrow, clickAnalytics } = question;
  const words = narrow ? 5 : 10;
  const levels = HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`);
  const request = {
    query,
    indexName,
    attributesToRetrieve: [...levels, 'content', 'type', 'url'],
    attributesToSnippet: [...levels.slice(1), 'content'].map((name) => `${name}:${words}`),
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics,
    facetFilters,
  };
  return page === 0 ? request : { ...request, page };
}

/** A hit whose group in the modal is its page. */
interface GroupedHit extends SearchHit {
  /** What `hierarchy.lvl0` said before: the category of the page. */
  readonly category: string | null;
}

/**
 * Makes pages the groups of the modal: DocSearch groups by `lvl0`, so that level gets the title of
 * the page, with its category (or else its path) where other pages have the same title.
 */
export function groupByPage(response: SearchResponse): SearchResponse {
  return {
    results: response.results.map((result) => {
      const names = groupNames(result.hits);
      return { ...result, hits: result.hits.map((hit) => inGroup(hit, names)) };
    }),
  };
}

const pageOf = (hit: SearchHit): string => hit.url.split('#')[0] ?? hit.url;

/** Name of the group of each page; no two pages share one. */
function groupNames(hits: readonly SearchHit[]): Map<string, string> {
  const pages = new Map(hits.map((hit) => [pageOf(hit), hit]));
  const title = ({ hierarchy }: SearchHit): string => hierarchy.lvl1 ?? hierarchy.lvl0 ?? '';
  const names: ((hit: SearchHit) => string)[] = [
    title,
    (hit) => `${title(hit)} – ${hit.hierarchy.lvl0 ?? ''}`,
    (hit) => `${title(hit)} – ${pageOf(hit)}`,
  ];
  return new Map(
    [...pages].map(([page, hit]) => {
      const isUnique = (name: (hit: SearchHit) => string): boolean =>
        [...pages].every(([other, its]) => other === page || name(its) !== name(hit));
      return [page, (names.find(isUnique) ?? pageOf)(hit)];
    }),
  );
}

function inGroup(hit: SearchHit, names: ReadonlyMap<string, string>): GroupedHit {
  const lvl0 = names.get(pageOf(hit)) ?? '';
  const value = { value: lvl0, matchLevel: 'none' as const, matchedWords: [] };
  return {
    ...hit,
    category: hit.hierarchy.lvl0,
    hierarchy: { ...hit.hierarchy, lvl0 },
    _highlightResult: {
      ...hit._highlightResult,
      hierarchy: { ...hit._highlightResult.hierarchy, lvl0: value },
    },
  };
}

/** Path and anchor of a hit on this site, whatever host its index names. */
export function sitePath(url: string): string {
  const { pathname, search, hash } = new URL(url, 'https://site.invalid');
  return pathname + search + hash;
}
