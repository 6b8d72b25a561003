/** A line of a sample file. */
export interface ExplorerLine {
  text: string;
  /** Ids of the terms and groups that are on it, from the outer to the inner. */
  terms: readonly string[];
}

/** One syntax of the sample invoice. */
export interface ExplorerFile {
  /** `ubl` or `cii`. */
  syntax: string;
  label: string;
  fileName: string;
  /** Address of the whole file, without base path. */
  address: string;
  lines: readonly ExplorerLine[];
}

/** A term or group in the tree of all. */
export interface ExplorerTerm {
  id: string;
  name: string;
  /** Cardinality in XRechnung. */
  cardinality: string;
  /** Depth in the tree, from 1. */
  level: number;
}

/** A sample invoice and all terms, in one language. Plain data. */
export interface ExplorerModel {
  files: readonly ExplorerFile[];
  terms: readonly ExplorerTerm[];
}
