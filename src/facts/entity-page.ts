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
  | ({ readonly kind: 'code'; readonly title: string; readonly copy?: string } & MarkedCode);

export interface EntitySection {
  /** Anchor; the same in all languages. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly EntityBlock[];
}

/** The page of a rule or term in one language. Plain data. */
export interface EntityPage {
  /** Address without base path. */
  readonly route: string;
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Pages above this one, then its own name. */
  readonly breadcrumbs: readonly EntityLink[];
  readonly lead: Cell;
  readonly sections: readonly EntitySection[];
  readonly previous?: EntityLink;
  readonly next?: EntityLink;
}
