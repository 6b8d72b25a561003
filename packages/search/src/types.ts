/**
 * The shapes that all parts of the search share: the record (DocSearch's record schema,
 * https://docsearch.algolia.com/docs/record-extractor) and Algolia's request and response
 * (https://www.algolia.com/doc/rest-api/search/search). Only what a documentation search uses.
 */

/** Levels of a page's outline: lvl0 is the category, lvl1 the page title, lvl2 to lvl6 its headings. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];
export type RecordType = HierarchyLevel | 'content';
export type Hierarchy = Record<HierarchyLevel, string | null>;
export const NO_LEVELS = Object.fromEntries(
  HIERARCHY_LEVELS.map((level) => [level, null]),
) as Hierarchy;

/** What a page is for; readers can keep to one kind. */
export const PAGE_KINDS = ['how-to', 'setup', 'reference', 'rules', 'news'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** What decides between otherwise equal records; larger is better in `pageRank` and `level`. */
export interface RecordWeight {
  /** Importance of the page: 1 for pages of the manual, 0 for news and pages outside the manual. */
  readonly pageRank: number;
  /** 100 for lvl0 down to 40 for lvl6, 0 for text, less for code. */
  readonly level: number;
  /** Ordinal of the record on its page, from 0; smaller is better. */
  readonly position: number;
}

/** One heading or one block of a page. */
export interface SearchRecord {
  readonly objectID: string;
  /** Path of the page with the anchor of the nearest heading. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: RecordType;
  readonly hierarchy: Hierarchy;
  /** Text of a block, description of a page at its title, null for other headings. */
  readonly content: string | null;
  readonly weight: RecordWeight;
  /** Words that the author says the page is about (front matter `keywords`); on page titles only. */
  readonly keywords?: readonly string[];
  /** Questions that the page answers, as readers put them; on page titles only, and never shown. */
  readonly asks?: readonly string[];
  /**
   * Ids of the page's rows that have no record of their own, as runs (`UBL-CR-001..264`); on page
   * titles only.
   */
  readonly rows?: readonly string[];
  /** BCP 47 tag of the page's locale, for instance `de-DE`. */
  readonly language: string;
  /** Contextual search: `default` or `docs-<plugin>-<version>`. */
  readonly docusaurus_tag: string;
  readonly kind: PageKind;
}

export type FacetFilters = string | readonly (string | readonly string[])[];

/** Search parameters; unknown ones are ignored, as Algolia's hosted service does with unretrievable ones. */
export interface SearchParams {
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly facetFilters?: FacetFilters;
  readonly facets?: string | readonly string[];
  readonly attributesToSnippet?: string | readonly string[];
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly snippetEllipsisText?: string;
}

/** A request of the v5 client (parameters inline) or of the v4 client and the helper (`params`). */
export interface SearchRequest extends SearchParams {
  readonly indexName?: string;
  readonly params?: SearchParams;
}

export type SearchRequests =
  readonly SearchRequest[] | { readonly requests: readonly SearchRequest[] };

export type MatchLevel = 'none' | 'partial' | 'full';

/** `value` is escaped text; the request's highlight tags are the only markup in it. */
export interface HighlightedValue {
  readonly value: string;
  readonly matchLevel: MatchLevel;
  readonly fullyHighlighted?: boolean;
  readonly matchedWords: readonly string[];
}
export interface SnippetValue {
  readonly value: string;
  readonly matchLevel: MatchLevel;
}
/** Levels without a heading are absent: the search page of Docusaurus fails on null ones. */
export interface Annotated<Value> {
  readonly content?: Value;
  readonly hierarchy: Partial<Record<HierarchyLevel, Value>>;
}

/** A found record; every text in it is escaped, because DocSearch renders raw fields as HTML. */
export interface SearchHit extends SearchRecord {
  readonly _highlightResult: Annotated<HighlightedValue>;
  readonly _snippetResult: Annotated<SnippetValue>;
}

/** A hit as the interface gets it: not every hosted index highlights, and what is stored has no marks. */
export type FoundHit = Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'> &
  Partial<Pick<SearchHit, '_highlightResult' | '_snippetResult'>>;

export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly exhaustiveNbHits: boolean;
  readonly query: string;
  /** The query, escaped, with `<em>` around the words that the answer does without. */
  readonly queryAfterRemoval?: string;
  readonly params: string;
  readonly index: string;
  readonly queryID: string;
  readonly processingTimeMS: number;
  readonly facets?: Record<string, Record<string, number>>;
  /** Part of the index is still on its way: asked again once the client is warm, there may be more. */
  readonly isPart?: boolean;
}

export interface SearchResponse {
  readonly results: readonly SearchResult[];
}

/** Synonyms in Algolia's own shape, so that one data file feeds both services. */
export type Synonym =
  | { readonly objectID: string; readonly type: 'synonym'; readonly synonyms: readonly string[] }
  | {
      readonly objectID: string;
      readonly type: 'oneWaySynonym';
      readonly input: string;
      readonly synonyms: readonly string[];
    };

/** Languages with a stemmer, stop words and compound rules of their own. */
export type AnalysisLanguage = 'de' | 'en';
