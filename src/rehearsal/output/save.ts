import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import type { LocaleId } from '../../locales';
import { certainFix, checkData } from '../judge/check';
import type { Company } from '../company';
import type { LineChange } from '../january/january';
import { columnCaption, columnsOf, listCaption } from '../lists';
import type { ExportFormat, SavedFile } from '../protocol';
import type { Table } from '../read/table';
import { dayOf } from '../read/values';
import { correctedTables, findingsOf, reportOn, type Rehearsal, type Rehearsed } from '../rehearse';

/** A list with its corrections, as rows of cells; the head is as the file had it. */
interface Corrected {
  readonly table: Table;
  readonly head: readonly (readonly string[])[];
  readonly rows: readonly (readonly string[])[];
  /** Places of columns with days. */
  readonly days: ReadonlySet<number>;
}

/** Values of a row by place, those of unknown columns left out. */
function set(cells: string[], table: Table, values: Readonly<Record<string, string>>): void {
  for (const [column, value] of Object.entries(values)) {
    const place = table.columns[column];
    if (place !== undefined) cells[place] = value;
  }
}

/** Columns that a line needs and that the list does not have are put behind the others. */
function widened(table: Table, changes: readonly LineChange[], locale: LocaleId): Table {
  const wanted = new Set(changes.flatMap(({ values }) => Object.keys(values)));
  const missing = columnsOf('target-list').filter(
    (column) => wanted.has(column) && table.columns[column] === undefined,
  );
  const width = Math.max(...table.head.map((row) => row.length), 0);
  const captions = table.head.at(-1) ?? [];
  return {
    ...table,
    columns: {
      ...table.columns,
      ...Object.fromEntries(missing.map((column, index) => [column, width + index])),
    },
    head: [
      ...table.head.slice(0, -1),
      [
        ...Array.from({ length: width }, (_, place) => captions[place] ?? ''),
        ...missing.map((column) => columnCaption('target-list', column, locale)),
      ],
    ],
  };
}

/** The view Formats on a Date as lines of the target list, which can be imported. */
function asTargetList(table: Table, company: Company, locale: LocaleId): Table {
  if (table.list !== 'formats') return table;
  const columns = columnsOf('target-list');
  const entries = company.lines.map(({ entry }) => entry);
  return {
    list: 'target-list',
    origin: table.origin,
    columns: Object.fromEntries(columns.map((column, place) => [column, place])),
    head: [columns.map((column) => columnCaption('target-list', column, locale))],
    rows: entries.map((entry) => ({
      number: entry.row.number,
      cells: columns.map((column) => entry.get(column)),
    })),
  };
}

function corrected(read: Table, rehearsal: Rehearsal, locale: LocaleId): Corrected {
  const { hits, changes, company } = rehearsal;
  const table = asTargetList(read, company, locale);
  const lines = table.list === 'target-list' ? changes : [];
  const wide = lines.length > 0 ? widened(table, lines, locale) : table;
  const byRow = new Map(table.rows.map(({ number, cells }) => [number, [...cells]]));
  for (const [id, found] of hits) {
    for (const hit of found) {
      const { entry, column = checkData(id).column } = hit;
      const fix = certainFix(id, hit);
      const cells = entry.table.origin === table.origin && byRow.get(entry.row.number);
      if (cells && fix !== undefined) set(cells, wide, { [column]: fix });
    }
  }
  for (const { line, values } of lines) {
    const cells =
      line?.entry.table.origin === table.origin ? byRow.get(line.entry.row.number) : undefined;
    if (cells) set(cells, wide, values);
  }
  const added = lines
    .filter(({ line }) => line === undefined)
    .map(({ values }) => {
      const cells: string[] = [];
      set(cells, wide, values);
      return cells;
    });
  const width = Math.max(...wide.head.map((row) => row.length), 0);
  const full = (cells: readonly string[]) =>
    Array.from({ length: width }, (_, place) => cells[place] ?? '');
  return {
    table: wide,
    head: wide.head,
    rows: [...byRow.values(), ...added].map(full),
    days: new Set(['valid-from', 'valid-to'].flatMap((column) => wide.columns[column] ?? [])),
  };
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const asBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Name of a list as part of a file name. */
const fileName = (table: Table, locale: LocaleId): string =>
  listCaption(table.list, locale).replace(/[^\p{L}\p{N}]+/gu, '-');

async function workbook(lists: readonly Corrected[], locale: LocaleId): Promise<SavedFile[]> {
  const names = new Set<string>();
  const content = await writeXlsx({
    sheets: lists.map(({ table, head, rows, days }) => {
      const base = fileName(table, locale).slice(0, 28);
      const name = names.has(base) ? `${base} ${names.size + 1}` : base;
      names.add(name);
      const typed = rows.map((row) =>
        row.map((value, place) => {
          const day = days.has(place) ? dayOf(value) : undefined;
          if (day !== undefined) return new Date(`${day}T00:00:00Z`);
          return value === '' ? null : value;
        }),
      );
      return { name, rows: [...head.map((row) => [...row]), ...typed] };
    }),
  });
  return [{ name: 'rehearsal.xlsx', type: XLSX, content: new Uint8Array(content) }];
}

/** Numbers, as of amounts below zero, and telephone numbers, which stay as they are. */
const PLAIN = /^[+-]?\d[\d.,' ]*%?$|^\+[\d /().-]+$/;

/**
 * Keeps a spreadsheet from running the text of somebody else as a formula: an apostrophe goes before
 * it. See https://owasp.org/www-community/attacks/CSV_Injection.
 */
const withoutFormula = (value: string): string =>
  /^\s*[=+@-]/.test(value) && !PLAIN.test(value) ? `'${value}` : value;

function csvFiles(lists: readonly Corrected[], locale: LocaleId): SavedFile[] {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const shown = (value: string, isDay: boolean): string => {
    const day = isDay ? dayOf(value) : undefined;
    return day === undefined ? value : format.format(new Date(`${day}T00:00:00Z`));
  };
  return lists.map(({ table, head, rows, days }) => ({
    name: `${fileName(table, locale)}.csv`,
    type: 'text/csv',
    // Excel reads UTF-8 only with the mark.
    content: asBytes(
      `\uFEFF${writeCsv(
        [
          ...head,
          ...rows.map((row) => row.map((value, place) => shown(value, days.has(place)))),
        ].map((row) => row.map(withoutFormula)),
        { delimiter: ';' },
      )}`,
    ),
  }));
}

/** Everything that was found, as JSON. */
function json(rehearsed: Rehearsed, locale: LocaleId): SavedFile {
  const report = {
    ...reportOn(rehearsed, locale),
    findings: findingsOf(rehearsed.rehearsal, locale),
  };
  return {
    name: 'rehearsal.json',
    type: 'application/json',
    content: asBytes(`${JSON.stringify(report, null, 2)}\n`),
  };
}

/** The lists with their corrections as one workbook or a CSV file each, or the findings as JSON. */
export async function saveAs(
  format: ExportFormat,
  rehearsed: Rehearsed,
  locale: LocaleId,
): Promise<readonly SavedFile[]> {
  if (format === 'json') return [json(rehearsed, locale)];
  const lists = correctedTables(rehearsed.rehearsal).map((table) =>
    corrected(table, rehearsed.rehearsal, locale),
  );
  if (lists.length === 0) return [];
  return format === 'xlsx' ? workbook(lists, locale) : csvFiles(lists, locale);
}
