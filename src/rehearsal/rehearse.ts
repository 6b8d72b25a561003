import type { Severity } from 'edocument-invoice';
import { formatDay, inLocale, type LocaleId, type Localized } from '../locales';
import data from './judge/checks.json';
import { CHECK_IDS, runCheck } from './judge';
import { certainFix, checkData, placesOf, type CheckId, type Hit } from './judge/check';
import { Company, type Entry } from './company';
import {
  assess,
  changesFor,
  provisionOf,
  type Answers,
  type Assessment,
  type LineChange,
} from './january/january';
import {
  columnAddress,
  columnCaption,
  columnsOf,
  LIST_IDS,
  listCaption,
  listData,
  type ListId,
} from './lists';
import type {
  Assignment,
  Found,
  FoundRow,
  JanuaryReport,
  NotChecked,
  RefusedFile,
  Report,
  SheetReport,
} from './protocol';
import { nearest, recognise, type Recognised } from './read/recognise';
import { RefusedSheet, SHEET_LIMITS } from './read/refuse';
import { readSheets, type Sheet } from './read/sheets';
import { tableOf, type Table } from './read/table';
import { dayOf } from './read/values';

/** A sheet with the file that it is in. */
interface ReadSheet {
  readonly id: string;
  readonly file: string;
  readonly sheet: Sheet;
}

/** Files that were read, and those that were not. */
export interface ReadFiles {
  readonly sheets: readonly ReadSheet[];
  readonly refused: readonly RefusedFile[];
}

/** A file with its name. */
export interface NamedBytes {
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array>;
}

type OnProgress = (share: number) => void;

/** Reads files one after another; one that cannot be read does not stop the others. */
export async function readFiles(
  files: readonly NamedBytes[],
  onProgress?: OnProgress,
): Promise<ReadFiles> {
  const sheets: ReadSheet[] = [];
  const refused: RefusedFile[] = [];
  for (const [index, { name, bytes }] of files.entries()) {
    try {
      if (index >= SHEET_LIMITS.files) throw new RefusedSheet('size');
      const read = await readSheets(await bytes(), name);
      read.sheets
        .filter(({ rows }) => rows.length > 0)
        .forEach((sheet, place) => sheets.push({ id: `${index}/${place}`, file: name, sheet }));
    } catch (error) {
      refused.push({
        file: name,
        reason: error instanceof RefusedSheet ? error.reason : 'unreadable',
      });
    }
    onProgress?.((index + 1) / files.length);
  }
  return { sheets, refused };
}

/** The list that a sheet is, by the reader's word before its captions. */
function recognisedBy(sheet: Sheet, assigned: Assignment | undefined): Recognised | undefined {
  const found = recognise(sheet);
  if (assigned?.list === 'ignore') return undefined;
  const list = assigned?.list ?? found?.list;
  if (list === undefined) return undefined;
  const isOwn = found?.list === list;
  return {
    list,
    head: isOwn ? found.head : sheet.rows.findIndex((row) => row.some((cell) => cell !== '')),
    columns: Object.fromEntries(
      Object.entries({ ...(isOwn ? found.columns : {}), ...assigned?.columns })
        // A column that the reader says is not in the file.
        .filter(([, place]) => place >= 0),
    ),
  };
}

function sheetReport(
  { id, file, sheet }: ReadSheet,
  recognised: Recognised | undefined,
  locale: LocaleId,
): SheetReport {
  const head = recognised?.head ?? sheet.rows.findIndex((row) => row.some((cell) => cell !== ''));
  const list = recognised?.list;
  const near = recognised ? undefined : nearest(sheet);
  return {
    id,
    file,
    sheet: sheet.name,
    ...(list === undefined ? {} : { list, listName: listCaption(list, locale) }),
    ...(near && {
      nearest: {
        list: listCaption(near.list, locale),
        found: near.found,
        missing: near.missing.map((column) => columnCaption(near.list, column, locale)),
      },
    }),
    rows: sheet.rows.length - head - 1,
    captions: sheet.rows[head] ?? [],
    columns: (list === undefined ? [] : columnsOf(list)).map((column) => {
      const place = recognised?.columns[column];
      return {
        id: column,
        name: list === undefined ? column : columnCaption(list, column, locale),
        ...(place === undefined ? {} : { place }),
      };
    }),
  };
}

/** Everything that a rehearsal found, before it is put into words. */
export interface Rehearsal {
  readonly company: Company;
  readonly tables: readonly Table[];
  readonly hits: ReadonlyMap<CheckId, readonly Hit[]>;
  readonly missing: ReadonlyMap<CheckId, readonly string[]>;
  readonly assessments: readonly Assessment[];
  readonly changes: readonly LineChange[];
}

/** Runs all checks on tables, and looks at the chosen days. */
export function rehearse(
  tables: readonly Table[],
  answers: Answers,
  onProgress?: OnProgress,
): Rehearsal {
  const company = new Company(tables, answers.sent);
  const hits = new Map<CheckId, readonly Hit[]>();
  const missing = new Map<CheckId, readonly string[]>();
  CHECK_IDS.forEach((id, index) => {
    const run = runCheck(id, company);
    if ('hits' in run) hits.set(id, run.hits);
    else missing.set(id, run.missing);
    onProgress?.((index + 1) / CHECK_IDS.length);
  });
  const canAssess = company.has('customers') && company.has('target-list');
  const assessments = canAssess ? assess(company, answers) : [];
  const changes = changesFor(company, assessments, answers);
  return { company, tables, hits, missing, assessments, changes };
}

/** Rows of one check that the page shows; the saved files have all of them. */
const MAX_ROWS = 200;

/** Days of the lists, as the manual writes them; any other value as it is. */
const shown = (value: string, locale: LocaleId): string => {
  const day = /^\d{4}-\d\d-\d\d$/.test(value) ? dayOf(value) : undefined;
  return day === undefined ? value : formatDay(day, locale);
};

/** The name of a row for people: the key of its list. */
function nameOf(entry: Entry): string {
  const { key } = listData(entry.table.list);
  const names = [...key, 'name'].map((column) =>
    Object.hasOwn(entry.table.columns, column) ? entry.get(column) : '',
  );
  return [...new Set(names.filter((name) => name !== ''))].slice(0, 3).join(' · ');
}

function sentence(
  text: Localized<string>,
  values: Readonly<Record<string, string>>,
  locale: LocaleId,
) {
  return inLocale(text, locale).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

const titleOf = (id: CheckId, locale: LocaleId): string =>
  sentence(checkData(id).title, placesOf(id, locale), locale);

/** A row that a check has found, in words. */
function foundRow(id: CheckId, hit: Hit, company: Company, locale: LocaleId): FoundRow {
  const { list, column, why, correct } = checkData(id);
  const fix = certainFix(id, hit);
  const place = hit.column ?? column;
  const value = hit.value ?? hit.entry.get(place);
  const values = {
    ...placesOf(id, locale),
    value: shown(value, locale),
    fix: hit.fix === '' ? '–' : shown(hit.fix ?? '', locale),
    other: hit.other === '' ? '–' : shown(hit.other ?? '', locale),
    count: String(hit.count ?? 1),
    day: formatDay(company.day, locale),
  };
  return {
    file: hit.entry.table.origin.file,
    sheet: hit.entry.table.origin.sheet,
    row: hit.entry.row.number,
    column: columnCaption(list, place, locale),
    value: values.value,
    name: nameOf(hit.entry),
    why: sentence(why, values, locale),
    correct: sentence(correct, values, locale),
    ...(fix === undefined ? {} : { fix: values.fix }),
  };
}

const SEVERITIES: readonly Severity[] = ['fatal', 'warning', 'information'];

/** All findings, errors first. */
export function findingsOf(
  { hits, company }: Rehearsal,
  locale: LocaleId,
  limit = Number.POSITIVE_INFINITY,
): Found[] {
  const found = [...hits].filter(([, rows]) => rows.length > 0);
  return SEVERITIES.flatMap((severity) =>
    found
      .filter(([id]) => checkData(id).severity === severity)
      .map(([id, rows]): Found => {
        const { list, column } = checkData(id);
        return {
          check: id,
          severity,
          list,
          listName: listCaption(list, locale),
          title: titleOf(id, locale),
          to: columnAddress(list, column),
          count: rows.length,
          rows: rows.slice(0, limit).map((hit) => foundRow(id, hit, company, locale)),
        };
      }),
  );
}

function needName(need: string, locale: LocaleId): string {
  const [list, column] = need.split('/') as [ListId, string | undefined];
  const name = listCaption(list, locale);
  return column === undefined ? name : `${name}: ${columnCaption(list, column, locale)}`;
}

function notChecked({ missing, company }: Rehearsal, locale: LocaleId): NotChecked[] {
  return [...missing].map(([id, needs]) => ({
    title: titleOf(id, locale),
    // The name of a list says enough where all of it is missing.
    missing: [
      ...new Set(
        needs.map((need) => {
          const [list = ''] = need.split('/');
          return needName(company.has(list as ListId) ? need : list, locale);
        }),
      ),
    ],
  }));
}

function januaryReport(rehearsal: Rehearsal, locale: LocaleId): JanuaryReport {
  const { assessments, changes, company } = rehearsal;
  const count = (wanted: Assessment['lawful']) =>
    assessments.filter(({ lawful }) => lawful === wanted).length;
  const groups = new Set([...company.customers.values()].map(({ vatGroup }) => vatGroup));
  groups.delete('');
  return {
    customers: assessments.map(
      ({ customer, standing, recognised, invoice, memo, lawful, period }) => ({
        no: customer.no,
        name: customer.name,
        standing,
        recognised,
        invoice,
        memo,
        lawful,
        hasDuty: period !== undefined,
        provision: provisionOf({ standing, ...(period === undefined ? {} : { period }) }, locale),
      }),
    ),
    counts: { yes: count('yes'), no: count('no'), undecided: count('undecided') },
    groups: [...groups].sort(),
    changed: changes.filter(({ line }) => line !== undefined).length,
    added: changes.filter(({ line }) => line === undefined).length,
  };
}

/** Lists that have a correction: a value that is known, or a line for the chosen day. */
export function correctedTables({ tables, hits, changes }: Rehearsal): Table[] {
  const changed = new Set(
    [...hits].flatMap(([id, rows]) =>
      rows
        .filter((hit) => certainFix(id, hit) !== undefined)
        .map(({ entry }) => entry.table.origin),
    ),
  );
  const isTarget = ({ list }: Table) => list === 'target-list' || list === 'formats';
  return tables.filter(
    (table) => changed.has(table.origin) || (changes.length > 0 && isTarget(table)),
  );
}

/** A rehearsal with what it is about. */
export interface Rehearsed {
  readonly rehearsal: Rehearsal;
  readonly sheets: readonly SheetReport[];
  readonly refused: readonly RefusedFile[];
}

/** Recognises the lists in files that were read, and rehearses them. */
export function rehearseFiles(
  { sheets, refused }: ReadFiles,
  assignments: Readonly<Record<string, Assignment>>,
  answers: Answers,
  locale: LocaleId,
  onProgress?: OnProgress,
): Rehearsed {
  const recognised = sheets.map(({ id, sheet }) => recognisedBy(sheet, assignments[id]));
  const tables = sheets.flatMap(({ file, sheet }, index) => {
    const found = recognised[index];
    return found ? [tableOf(sheet, { file, sheet: sheet.name }, found)] : [];
  });
  return {
    rehearsal: rehearse(tables, answers, onProgress),
    sheets: sheets.map((sheet, index) => sheetReport(sheet, recognised[index], locale)),
    refused,
  };
}

/** The report on a rehearsal, in one language. */
export function reportOn({ rehearsal, sheets, refused }: Rehearsed, locale: LocaleId): Report {
  const count = (wanted: Severity) =>
    [...rehearsal.hits]
      .filter(([id]) => checkData(id).severity === wanted)
      .reduce((sum, [, rows]) => sum + rows.length, 0);
  const { company, tables, hits } = rehearsal;
  const canAssess = company.has('customers') && company.has('target-list');
  return {
    sheets,
    lists: LIST_IDS.map((id) => ({ id, name: listCaption(id, locale) })),
    refused,
    findings: findingsOf(rehearsal, locale, MAX_ROWS),
    counts: { fatal: count('fatal'), warning: count('warning'), information: count('information') },
    rows: tables.reduce((sum, { rows }) => sum + rows.length, 0),
    done: hits.size,
    notChecked: notChecked(rehearsal, locale),
    ...(canAssess ? { january: januaryReport(rehearsal, locale) } : {}),
    corrected: correctedTables(rehearsal).map(({ list }) => listCaption(list, locale)),
    factsDay: data.asOf,
  };
}
