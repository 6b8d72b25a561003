import type { EntityLink } from '../../facts/entity-page';
import type { Cell, TableFilter, TableModel } from '../../facts/table';

/** A page with one table that can be filtered. Plain data. */
export interface TablePage {
  readonly route: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly breadcrumbs: readonly EntityLink[];
  readonly lead: Cell;
  readonly model: TableModel;
  readonly filter: TableFilter;
  /** Heading of the codes that have no row. */
  readonly moreTitle?: string;
  /** Pages of the same kind. */
  readonly others: readonly EntityLink[];
  readonly othersTitle: string;
}
