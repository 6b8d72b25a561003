import type { TableModel } from '@site/src/facts/table';

/** From so many rows on, a table can be skipped with the keyboard, and is folded on a phone. */
export const MANY_ROWS = 10;

/** From so many rows on, a list of codes within a text is folded, and printed in two columns. */
export const MANY_CODES = 30;

/** Up to so many rows that a filter finds are opened in their groups. */
export const MOST_OPENED = 30;

/** True for rows that have codes to copy. */
export const isCodeList = ({ rows }: Pick<TableModel, 'rows'>): boolean =>
  rows.some(({ copy }) => copy !== undefined);
