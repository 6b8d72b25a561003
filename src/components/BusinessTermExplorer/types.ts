import type { TableModel } from '../../facts/table';

/** A line of a sample file. */
export interface ExplorerLine {
  text: string;
  /** Ids of the terms and groups that stand on it. */
  terms: readonly string[];
}

/** One syntax of the sample invoice. */
export interface ExplorerFile {
  /** `ubl` or `cii`; part of the line anchors. */
  syntax: string;
  label: string;
  fileName: string;
  /** Address of the whole file, without base path. */
  address: string;
  lines: readonly ExplorerLine[];
}

/** A sample invoice with what is known about its terms, in one language. Plain data. */
export interface ExplorerModel {
  files: readonly ExplorerFile[];
  /** One row for each term, headed by its id. */
  table: TableModel;
}

/** Id of the row of a term. */
export function termAnchor(term: string): string {
  return `term-${term}`;
}

/** Id of a line that carries a term; `line` counts from 1. */
export function lineAnchor(syntax: string, line: number): string {
  return `line-${syntax}-${line}`;
}

/** The first line with a term in a file, counted from 1; undefined when the file lacks it. */
export function firstLine(file: ExplorerFile, term: string): number | undefined {
  const index = file.lines.findIndex(({ terms }) => terms.includes(term));
  return index < 0 ? undefined : index + 1;
}
