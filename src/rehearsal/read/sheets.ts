import { readXlsx } from 'hucre/xlsx';
import { parseCsv } from 'hucre/csv';
import { decodeText, separatorOf } from './text';
import { RefusedSheet, SHEET_LIMITS } from './refuse';

/** A sheet as rows of texts; a day is written as ISO 8601. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** The sheets of a file. */
interface SheetFile {
  readonly kind: 'xlsx' | 'csv';
  readonly sheets: readonly Sheet[];
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = [0x25, 0x50, 0x44, 0x46];

/** Signature of an entry in the directory of a ZIP archive, and the fixed length before its name. */
const ENTRY = 0x02014b50;
const ENTRY_LENGTH = 46;

/** The entries of a ZIP archive, as its directory states them. */
interface Directory {
  readonly names: readonly string[];
  /** Bytes of all entries when unpacked; the reader unpacks no entry beyond what is said of it. */
  readonly size: number;
}

function directoryOf(bytes: Uint8Array): Directory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const names: string[] = [];
  let size = 0;
  for (let at = 0; at + ENTRY_LENGTH <= bytes.length;) {
    if (bytes[at] === 0x50 && view.getUint32(at, true) === ENTRY) {
      const [name = 0, ...others] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
      names.push(decodeText(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + name)));
      size += view.getUint32(at + 24, true);
      at += ENTRY_LENGTH + others.reduce((sum, length) => sum + length, name);
    } else at += 1;
  }
  return { names, size };
}

const two = (value: number) => String(value).padStart(2, '0');

/** Numbers as Excel shows them: `0.1 + 0.2` has been summed up in 15 digits. */
const numberText = (value: number): string => String(Number(value.toPrecision(15)));

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return '';
    return `${value.getUTCFullYear()}-${two(value.getUTCMonth() + 1)}-${two(value.getUTCDate())}`;
  }
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'boolean' || typeof value === 'string') return String(value).trim();
  return '';
}

const isEmptyRow = (row: readonly string[]): boolean => row.every((cell) => cell === '');

function sheetOf(name: string, rows: readonly (readonly unknown[])[]): Sheet {
  const texts = rows.map((row) => row.map(cellText));
  while (texts.length > 0 && isEmptyRow(texts.at(-1) ?? [])) texts.pop();
  // Heads of configuration packages take three rows.
  if (texts.length > SHEET_LIMITS.rows + 3) throw new RefusedSheet('rows');
  if (texts.some((row) => row.length > SHEET_LIMITS.columns)) throw new RefusedSheet('columns');
  return { name, rows: texts };
}

async function readWorkbook(bytes: Uint8Array): Promise<SheetFile> {
  const { names, size } = directoryOf(bytes);
  if (size > SHEET_LIMITS.unpacked) throw new RefusedSheet('unpacked');
  if (names.length > 0 && !names.some((name) => /workbook\d*\.xml$/i.test(name))) {
    throw new RefusedSheet('other-archive');
  }
  const workbook = await readXlsx(bytes, {
    maxRows: SHEET_LIMITS.rows + 4,
    // Edit in Excel keeps a copy of the list in a sheet that Excel itself does not offer to show.
    sheets: ({ veryHidden }) => veryHidden !== true,
  }).catch(() => {
    throw new RefusedSheet('damaged');
  });
  return { kind: 'xlsx', sheets: workbook.sheets.map(({ name, rows }) => sheetOf(name, rows)) };
}

function readCsv(bytes: Uint8Array, name: string): SheetFile {
  const text = decodeText(bytes);
  if (/^\s*<(?:\?xml|!doctype|html|[a-z]+[ >])/i.test(text)) throw new RefusedSheet('kind');
  const delimiter = separatorOf(text);
  // A first line such as `sep=;` is meant for Excel.
  const rows = parseCsv(text.replace(/^sep=.\r?\n/i, ''), {
    delimiter,
    maxRows: SHEET_LIMITS.rows + 4,
  });
  return { kind: 'csv', sheets: [sheetOf(name, rows)] };
}

/**
 * Reads a workbook or a CSV file. Formulas give the value that was stored with them; macros are not
 * looked at.
 *
 * @throws RefusedSheet with the reason
 */
export async function readSheets(bytes: Uint8Array, name: string): Promise<SheetFile> {
  if (bytes.length === 0) throw new RefusedSheet('empty');
  if (bytes.length > SHEET_LIMITS.bytes) throw new RefusedSheet('size');
  if (startsWith(bytes, PDF)) throw new RefusedSheet('pdf');
  if (startsWith(bytes, COMPOUND)) {
    // An old workbook, or a new one behind a password: both are the same container.
    const isEncrypted = decodeText(bytes.subarray(0, 60_000)).includes('E\0n\0c\0r\0y\0p\0t');
    throw new RefusedSheet(isEncrypted ? 'encrypted' : 'old-excel');
  }
  const file =
    startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP)
      ? await readWorkbook(bytes)
      : readCsv(bytes, name.replace(/\.[^.]*$/, ''));
  if (file.sheets.every(({ rows }) => rows.length === 0)) throw new RefusedSheet('empty');
  return file;
}
