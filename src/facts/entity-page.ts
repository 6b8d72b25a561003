import type { Cell } from './table';

/** A link to another page of the same kind. */
export interface EntityLink {
  readonly label: string;
  /** Address without base path. */
  readonly to: string;
}

/** Lines of code of which some are marked. */
export interface MarkedCode {
  readonly text: string;
  /** Numbers of the marked lines, from 1. */
  readonly marked: readonly number[];
}

/** A part of a section. */
export type EntityBlock =
  | { readonly kind: 'text'; readonly cell: Cell }
  | { readonly kind: 'list'; readonly items: readonly Cell[] }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: Cell])[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly Cell[])[];
    }
  | ({ readonly kind: 'code'; readonly title: string } & MarkedCode);

export interface EntitySection {
  /** Anchor; the same in all languages. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly EntityBlock[];
}

/** Facts that each page made from data has, in one language. */
export interface PageFacts {
  /** Address without base path. */
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Pages above this one, then its own name. */
  readonly breadcrumbs: readonly EntityLink[];
  /** Day on which the facts were checked last. */
  readonly asOf: string | undefined;
}

/** The text of the page of a rule or term. Plain data. */
export interface EntityText {
  readonly id: string;
  readonly lead: Cell;
  readonly sections: readonly EntitySection[];
}

/** The page of a rule or term in one language. */
export type EntityPage = PageFacts & EntityText;
