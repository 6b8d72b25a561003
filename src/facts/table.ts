/** Content of a table cell: text with **captions** in bold, a code, a link, a mark, several of them, or lines. */
export type Cell =
  | string
  | { readonly code: string }
  | { readonly text: string; readonly to: string; readonly isCode?: boolean }
  | { readonly badge: string; readonly tone: Tone }
  | { readonly lines: readonly Cell[] }
  | readonly Cell[];

export type Tone = 'neutral' | 'info' | 'warning' | 'danger';

export interface TableRow {
  /** Anchor, unique in its page. Rows without one cannot be linked to. */
  id?: string;
  /** One cell for each column; the first one heads the row. */
  cells: readonly Cell[];
  /** The part of the table that it belongs to, closed until a reader opens it. */
  group?: string;
  /** Value that a press on the code copies; rows without one have no button. */
  copy?: string;
  /** Words that find the row although it does not show them. */
  words?: string;
  /** Ids that find the row exactly. */
  keys?: readonly string[];
  /** True for a row that warns of something. */
  warning?: boolean;
}

/** A table in one language, ready to be shown. Plain data, so that a build step can make it. */
export interface TableModel {
  caption: string;
  columns: readonly string[];
  rows: readonly TableRow[];
  /** Caption above the table, for example the field that takes the code. */
  intro?: Cell;
  /** Said when the filter is exactly this value, in lower case. */
  hints?: Readonly<Record<string, string>>;
  /** Codes without a row that are valid as well, separated by spaces, and what to say of one. */
  recognised?: { readonly codes: string; readonly text: string };
  source?: string;
  /** Day (ISO 8601) on which the facts were checked. */
  asOf?: string;
}

/** A table without a filter, which the heading above it names. */
export type StaticTable = Pick<TableModel, 'columns' | 'rows'>;

/** Texts of the filter box of a table, and the key of its value. */
export interface TableFilter {
  /** Name of the query parameter. */
  param: string;
  /** Label of the box. */
  label: string;
  /** Example of what can be typed. */
  placeholder: string;
}

/** The text of a cell without markup, as a reader sees it. */
export function cellText(cell: Cell): string {
  if (typeof cell === 'string') return cell.replaceAll('**', '');
  if ('code' in cell) return cell.code;
  if ('text' in cell) return cell.text;
  if ('badge' in cell) return cell.badge;
  if ('lines' in cell) return cell.lines.map(cellText).join(' ');
  return cell.map(cellText).join(' ');
}
