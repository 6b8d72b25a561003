import type { RecordType, HierarchyLevel } from '../types';

/**
 * Algolia's request and response (https://www.algolia.com/doc/rest-api/search/search), as far as a
 * documentation search uses them.
 */
export type FacetFilters = string | readonly (string | readonly string[])[];

export interface SearchParams {
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: FacetFilters;
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly snippetEllipsisText?: string;
  readonly clickAnalytics?: boolean;
}

export interface SearchRequest extends SearchParams {
  readonly indexName: string;
}

interface Value {
  readonly value: string;
}

/** Texts of a hit by attribute; which ones are there is up to the settings of the index. */
interface Annotated {
  readonly content?: Value;
  readonly hierarchy?: Partial<Record<HierarchyLevel, Value>>;
}

/** A found record: raw texts, and with marks where the index has them annotated. */
export interface AlgoliaHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: RecordType;
  readonly content?: string | null;
  readonly hierarchy: Partial<Record<HierarchyLevel, string | null>>;
  readonly _highlightResult?: Annotated;
  readonly _snippetResult?: Annotated;
}

export interface AlgoliaResult {
  readonly hits: readonly AlgoliaHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly query: string;
  /** The query with `<em>` around the words that the answer does without. */
  readonly queryAfterRemoval?: string;
  readonly queryID?: string;
}

export interface AlgoliaResponse {
  readonly results: readonly AlgoliaResult[];
}
