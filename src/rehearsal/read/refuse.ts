/** Limits that no list of a company reaches; they keep hostile files from taking memory and time. */
export const SHEET_LIMITS = {
  /** Bytes of a file. */
  bytes: 30_000_000,
  /** Bytes of a workbook when it is unpacked. */
  unpacked: 400_000_000,
  /** Rows of a list. */
  rows: 50_000,
  /** Columns of a list. */
  columns: 500,
  /** Files at once. */
  files: 40,
} as const;

/** Why a file was not read. */
export type SheetRefusal =
  | 'empty'
  | 'size'
  | 'unpacked'
  | 'rows'
  | 'columns'
  | 'old-excel'
  | 'encrypted'
  | 'damaged'
  | 'other-archive'
  | 'kind'
  | 'pdf'
  | 'unreadable';

/** A file that cannot be read, with the reason. */
export class RefusedSheet extends Error {
  override readonly name = 'RefusedSheet';

  constructor(readonly reason: SheetRefusal) {
    super(reason);
  }
}
