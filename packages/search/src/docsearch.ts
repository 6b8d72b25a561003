import {
  HIERARCHY_LEVELS,
  NO_LEVELS,
  type FacetFilters,
  type FoundHit,
  type SearchParams,
  type SearchRequest,
} from './types';
import { plainText } from './marked';

/** Longest query that can be typed, DocSearch's limit. */
export const MAX_QUERY_LENGTH = 64;

/** A query of at most that length; no emoji is cut in half, which no address can contain. */
export const cutQuery = (query: string): string =>
  query.slice(0, MAX_QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

const HITS_PER_PAGE = 20;
/** Below this width in pixels snippets are shorter. */
export const NARROW_SCREEN = 768;

/** Configured parameters, with the filters of language and version. */
export type RequestParameters = SearchParams & {
  readonly facetFilters: Exclude<FacetFilters, string>;
};

/** What the request of a page of results depends on. */
interface Question {
  readonly query: string;
  readonly indexName: string;
  readonly searchParameters: RequestParameters;
  /** From 0. */
  readonly page: number;
  /** Whether the screen is at most `NARROW_SCREEN` wide. */
  readonly narrow: boolean;
  readonly clickAnalytics: boolean;
}

/**
 * The request that DocSearch 3.9 sends, with a page number: the search page sends exactly what the
 * modal sends, so both show the same results. Configured parameters come last, as there.
 */
export function searchRequest(question: Question): SearchRequest {
  const { query, indexName, searchParameters, page, narrow, clickAnalytics } = question;
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
    ...searchParameters,
  };
  return page === 0 ? request : { ...request, page };
}

/** The hits of one page, best first. */
interface PageGroup<Hit> {
  /** Title of the page; two pages of one title have their category or parent page with it. */
  readonly name: string;
  readonly hits: readonly Hit[];
}

/** Address of the page that a hit is on. */
export const pageOf = (url: string): string => url.split('#')[0] ?? url;

/** The page at an address, or that has it in a section, as a hit. */
export function pageHit(url: string, lvl0: string | null, lvl1: string | null): FoundHit {
  const page = pageOf(url);
  const hierarchy = { ...NO_LEVELS, lvl0, lvl1 };
  return { objectID: page, url: page, type: 'lvl1', content: null, hierarchy };
}

/** Title of the page that a hit is on, as plain text. */
export const pageTitle = ({ hierarchy }: FoundHit): string =>
  plainText(hierarchy.lvl1 ?? hierarchy.lvl0 ?? '');

/** The words that an answer does without, from `queryAfterRemoval` of either service. */
export const missingWords = (queryAfterRemoval = ''): string[] =>
  [...queryAfterRemoval.matchAll(/<em>(.*?)<\/em>/g)].map(([, word = '']) => plainText(word));

/** Groups hits by page, at most `most` in a group; groups are in the order of their best hits. */
export function groupByPage<Hit extends FoundHit>(
  hits: readonly Hit[],
  most: number,
): PageGroup<Hit>[] {
  const groups = new Map<string, Hit[]>();
  for (const hit of hits) {
    const page = pageOf(hit.url);
    groups.set(page, [...(groups.get(page) ?? []), hit]);
  }
  const titles = [...groups.values()].map(([hit]) => pageTitle(hit as Hit));
  return [...groups.values()].map((group, index) => {
    const title = titles[index] as string;
    const isShared = titles.filter((other) => other === title).length > 1;
    const parent = isShared && plainText(group[0]?.hierarchy.lvl0 ?? '');
    return { name: parent ? `${title} – ${parent}` : title, hits: group.slice(0, most) };
  });
}

/** The options of Docusaurus for the addresses of hits; both are sources of regular expressions. */
export interface UrlRules {
  /** Hits that lead to other sites. */
  readonly externalUrlRegex?: string | undefined;
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string } | undefined;
}

/** Whether an address is one of another site that hits may lead to. */
export function isExternal(url: string, { externalUrlRegex }: UrlRules): boolean {
  return (
    externalUrlRegex !== undefined &&
    /^https?:\/\//i.test(url) &&
    new RegExp(externalUrlRegex, 'i').test(url)
  );
}

/** Where a hit leads: to another site where the rules say so, else to its path on this one. */
export function resultUrl(url: string, rules: UrlRules): string {
  if (isExternal(url, rules)) return url;
  const { pathname, search, hash } = new URL(url, 'https://site.invalid');
  const { from, to } = rules.replaceSearchResultPathname ?? { from: '', to: '' };
  const path = from ? pathname.replaceAll(new RegExp(from, 'g'), to) : pathname;
  // A leading `//` would name a host.
  return path.replace(/^\/{2,}/, '/') + search + hash;
}
