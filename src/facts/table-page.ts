import type { EntityLink, PageFacts } from './entity-page';
import type { Cell, TableFilter, TableModel } from './table';

/** The text of a page with one table that can be filtered. Plain data. */
export interface TableText {
  readonly lead: Cell;
  readonly model: TableModel;
  readonly filter: TableFilter;
  /** Heading of the codes that have no row. */
  readonly moreTitle?: string;
  /** Pages of the same kind. */
  readonly others: readonly EntityLink[];
  readonly othersTitle: string;
}

/** The page of a code list or a family of rules in one language. */
export type TablePage = PageFacts & TableText;
