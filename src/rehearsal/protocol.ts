import type { Severity } from 'edocument-invoice';
import type { TaskReply, TaskRequest } from '../loading/worker-client';
import type { CheckId } from './judge/check';
import type { Answers, Lawful, Sent, Standing } from './january/january';
import type { ListId } from './lists';
import type { SheetRefusal } from './read/refuse';

/** The reader's own assignment of a sheet: its list, and captions to columns. */
export interface Assignment {
  readonly list?: ListId | 'ignore';
  /** Place of the column in the sheet, by column. */
  readonly columns: Readonly<Record<string, number>>;
}

export interface RehearsalInput {
  /** Counts up with each choice of files, so that the worker reads them once. */
  readonly key: number;
  readonly files: readonly { readonly name: string; readonly blob: Blob }[];
  readonly assignments: Readonly<Record<string, Assignment>>;
  readonly answers: Answers;
  readonly locale: string;
}

/** Forms in which the result leaves the page. */
export type ExportFormat = 'xlsx' | 'csv' | 'json';

export interface RehearsalTasks {
  readonly rehearse: { readonly input: RehearsalInput; readonly result: Report };
  /** The lists with the corrections, or the findings; of the last rehearsal. */
  readonly export: {
    readonly input: { readonly format: ExportFormat; readonly locale: string };
    readonly result: readonly SavedFile[];
  };
}

export type RehearsalRequest = TaskRequest<RehearsalTasks>;
export type RehearsalReply = TaskReply<RehearsalTasks, 'failed'>;

/** A file for the reader to save. */
export interface SavedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/** A sheet, and what it was taken for. */
export interface SheetReport {
  /** Key of its assignment. */
  readonly id: string;
  readonly file: string;
  readonly sheet: string;
  readonly list?: ListId;
  readonly listName?: string;
  /** The list that a sheet which is none comes nearest to, its captions that were found and those it lacks. */
  readonly nearest?: {
    readonly list: string;
    readonly found: readonly string[];
    readonly missing: readonly string[];
  };
  readonly rows: number;
  /** Captions of the sheet; an empty one has no name. */
  readonly captions: readonly string[];
  /** The columns of the list, with their place in the sheet where they were found. */
  readonly columns: readonly {
    readonly id: string;
    readonly name: string;
    readonly place?: number;
  }[];
}

export interface RefusedFile {
  readonly file: string;
  readonly reason: SheetRefusal;
}

/** One row that a check has found. */
export interface FoundRow {
  readonly file: string;
  readonly sheet: string;
  readonly row: number;
  readonly column: string;
  readonly value: string;
  /** The name of the row for people: a customer, a code. */
  readonly name: string;
  readonly why: string;
  readonly correct: string;
  readonly fix?: string;
}

/** The rows that one check has found. */
export interface Found {
  readonly check: CheckId;
  readonly severity: Severity;
  readonly list: ListId;
  readonly listName: string;
  readonly title: string;
  /** Address of the help on the column, without base path. */
  readonly to: string;
  readonly count: number;
  readonly rows: readonly FoundRow[];
}

/** A check that could not be done, with the names of what is missing. */
export interface NotChecked {
  readonly title: string;
  readonly missing: readonly string[];
}

/** One customer on the chosen days. */
export interface AssessedCustomer {
  readonly no: string;
  readonly name: string;
  readonly standing: Standing;
  /** Its standing without a decision for this very customer. */
  readonly recognised: Standing;
  readonly invoice: Sent;
  readonly memo: Sent;
  readonly lawful: Lawful;
  /** An e-invoice is owed, now or after the transition. */
  readonly hasDuty: boolean;
  readonly provision: string;
}

export interface JanuaryReport {
  readonly customers: readonly AssessedCustomer[];
  readonly counts: Readonly<Record<Lawful, number>>;
  readonly groups: readonly string[];
  /** Lines to change and to add. */
  readonly changed: number;
  readonly added: number;
}

export interface Report {
  readonly sheets: readonly SheetReport[];
  /** The lists that a sheet can be assigned to. */
  readonly lists: readonly { readonly id: ListId; readonly name: string }[];
  readonly refused: readonly RefusedFile[];
  readonly findings: readonly Found[];
  readonly counts: Readonly<Record<Severity, number>>;
  readonly rows: number;
  readonly done: number;
  readonly notChecked: readonly NotChecked[];
  /** Absent without customers and target list. */
  readonly january?: JanuaryReport;
  /** Lists that have corrections to save. */
  readonly corrected: readonly string[];
  /** Day of the facts. */
  readonly factsDay: string;
}

export type { Answers, CheckId, ListId, SheetRefusal };
