import type { Severity } from 'edocument-invoice';
import type { Localized } from '../../locales';
import type { Company, Entry } from '../company';
import type { ListId } from '../lists';
import data from './checks.json';

/** Id of a check. */
export type CheckId = keyof typeof data.checks;

/** What is written about a check. */
interface CheckData {
  readonly list: ListId;
  /** The column that a finding is about. */
  readonly column: string;
  readonly severity: Severity;
  /** Other lists, or columns of lists, without which it cannot be done. */
  readonly needs: readonly string[];
  readonly title: Localized<string>;
  readonly why: Localized<string>;
  readonly correct: Localized<string>;
}

const checks = data.checks as Readonly<Record<CheckId, CheckData>>;

export const CHECK_IDS = Object.keys(checks) as readonly CheckId[];

export const checkData = (id: CheckId): CheckData => checks[id];

/** A row that a check has found. */
export interface Hit {
  readonly entry: Entry;
  /** The right value, where it is known. */
  readonly fix?: string;
  /** Another column than that of the check. */
  readonly column?: string;
  /** What else the sentence names. */
  readonly other?: string;
  /** The value, where it is not that of the column. */
  readonly value?: string;
}

/** Finds the rows that a check is about. */
export type Judge = (company: Company) => readonly Hit[];
export type Judges<Id extends CheckId> = Readonly<Record<Id, Judge>>;

type Answer = boolean | Omit<Hit, 'entry'> | undefined;

/** A judge that looks at each row of a list by itself. */
export const each =
  (list: ListId, test: (entry: Entry, company: Company) => Answer): Judge =>
  (company) =>
    company.entries(list).flatMap((entry) => {
      const answer = test(entry, company);
      if (answer === undefined || answer === false) return [];
      return [{ entry, ...(answer === true ? {} : answer) }];
    });

/** A judge for a column that must have a value. */
export const required = (list: ListId, column: string): Judge =>
  each(list, (entry) => entry.get(column) === '');

/** A judge for a column whose value, if there is one, is in a list of codes. */
export const coded = (list: ListId, column: string, codes: ReadonlySet<string>): Judge =>
  each(list, (entry) => entry.get(column) !== '' && !codes.has(entry.get(column)));
