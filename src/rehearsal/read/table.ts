import type { ListId } from '../lists';
import type { Recognised } from './recognise';
import type { Sheet } from './sheets';

/** The origin of a table. */
export interface Origin {
  readonly file: string;
  readonly sheet: string;
}

/** A row of a list. */
export interface Row {
  /** Number of the row in its file, counted from 1. */
  readonly number: number;
  readonly cells: readonly string[];
}

/** A list that was read: its rows and the places of its columns. */
export interface Table {
  readonly list: ListId;
  readonly origin: Origin;
  readonly columns: Readonly<Record<string, number>>;
  /** The rows above the data, captions last, as the file has them. */
  readonly head: readonly (readonly string[])[];
  readonly rows: readonly Row[];
}

/** Value of a cell; empty when its list has no such column. */
export function cell(table: Table, row: Row, column: string): string {
  const place = table.columns[column];
  return place === undefined ? '' : (row.cells[place] ?? '');
}

/** The table of a sheet. Rows without any value are left out. */
export function tableOf(sheet: Sheet, origin: Origin, recognised: Recognised): Table {
  const { list, head, columns } = recognised;
  return {
    list,
    origin,
    columns,
    head: sheet.rows.slice(0, head + 1),
    rows: sheet.rows
      .map((cells, index) => ({ number: index + 1, cells }))
      .slice(head + 1)
      .filter(({ cells }) => cells.some((value) => value !== '')),
  };
}
