/**
 * The shapes that all parts of the search share. Records have DocSearch's schema
 * (https://docsearch.algolia.com/docs/record-extractor), so that one set serves both services.
 */

/** Levels of a page's outline: lvl0 is the category, lvl1 the page title, lvl2 to lvl6 its headings. */
export const HIERARCHY_LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;
export type HierarchyLevel = (typeof HIERARCHY_LEVELS)[number];
export type RecordType = HierarchyLevel | 'content';
export type Hierarchy = Record<HierarchyLevel, string | null>;
export const NO_LEVELS = Object.fromEntries(
  HIERARCHY_LEVELS.map((level) => [level, null]),
) as Hierarchy;

/** Purpose of a page; readers can keep to one kind. */
export const PAGE_KINDS = ['how-to', 'setup', 'reference', 'rules', 'news'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Tie-breakers between otherwise equal records; larger is better in `pageRank` and `level`. */
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
  /** Questions that the page, or its place, answers, as readers put them; never shown. */
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

/** Filters as `name:value` over language, `docusaurus_tag` and kind: all of the list, any of a nested list. */
export type Filters = readonly (string | readonly string[])[];

/** Piece of a text: what the query matched, or what stands around it. */
export interface TextPart {
  readonly text: string;
  readonly marked: boolean;
}
/** A text with its matches, as plain pieces; joined, they are the text. */
export type MarkedText = readonly TextPart[];

/** A page that was found, a heading on it, or a text below one. */
export interface Hit {
  /** Differs from that of each other hit of the same results. */
  readonly id: string;
  /** Address of the page, with the anchor of the hit. */
  readonly url: string;
  readonly type: 'page' | 'heading' | 'text';
  readonly kind?: PageKind;
  /** Section of the site that the page is in; empty when it is in none. */
  readonly category: MarkedText;
  /** Title of the page. */
  readonly title: MarkedText;
  /** Headings below the title down to the hit, its own included. */
  readonly trail: readonly MarkedText[];
  /** Snippet of the text that was found; of a page, of its description. */
  readonly text: MarkedText;
}

export interface QueryOptions {
  /** Page of results, from 0. Default 0. */
  readonly page?: number;
  /** Default 20. */
  readonly hitsPerPage?: number;
  /** Longest snippet of a text, in words. Default 10. */
  readonly snippetWords?: number;
  readonly filters?: Filters;
}

/** One page of what a query leads to. */
export interface SearchResults {
  readonly query: string;
  /** Best first. */
  readonly hits: readonly Hit[];
  /** Number of hits on all pages. */
  readonly count: number;
  /** From 0. */
  readonly page: number;
  readonly pageCount: number;
  /** Words of the query that the best page lacks. */
  readonly without: readonly string[];
  /** The passage that answers a question by itself, whole; only on the first page of results. */
  readonly answer?: Hit;
  /** Part of the index is still on its way: asked again later, there may be more. */
  readonly isPartial?: boolean;
  /** Id of this answer at the hosted service, for its analytics. */
  readonly queryId?: string;
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
