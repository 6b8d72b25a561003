import type { ReadError } from '../reading/read-error';
import type { Arithmetic } from '../arithmetic/arithmetic';
import type { RuleSetName, Severity } from '../rules/rule';
import type { Verdict } from '../validate';

/** Bytes up to which a file is read. */
export const MAX_BYTES = 20_000_000;

/** From the page to the worker; one message for each invoice. */
export interface CheckRequest {
  readonly id: number;
  /** A file, or the text that was pasted. */
  readonly source: Blob | string;
  /** Language of the sentences in the answer. */
  readonly locale: string;
}

/** From the worker to the page; one message for each request, in their order. */
export interface CheckReply {
  readonly id: number;
  readonly outcome: Outcome;
}

export type Outcome =
  | { readonly status: 'judged'; readonly report: Report }
  | { readonly status: 'refused'; readonly reason: Refusal; readonly place?: Place };

/** Why nothing was checked. `failed` is a fault of the checker itself. */
export type Refusal =
  ReadError['reason'] | 'empty' | 'pdf' | 'not-xml' | 'unreadable' | 'not-loaded' | 'failed';

/** Line and column, counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What the check of one invoice gave, in the language of the request. */
export interface Report {
  /** Name of the profile, or the identifier (BT-24) when it is not known. */
  readonly profile: string;
  readonly verdict: Verdict;
  readonly checked: readonly RuleSetName[];
  /** Names of rules that apply as well, but are not here. */
  readonly notChecked: readonly string[];
  readonly counts: Readonly<Record<Severity, number>>;
  /** Causes first: what is missing and wrong codes before the sums that follow from them. */
  readonly findings: readonly FoldedFinding[];
}

/** Equal findings as one. */
export interface FoldedFinding {
  readonly rule: string;
  readonly severity: Severity;
  /** What the rule asks for, when `isRule`; else what was found. */
  readonly message: string;
  readonly isRule: boolean;
  readonly remedy?: string;
  /** Address of the rule's row in the list of rules, without base path. */
  readonly to?: string;
  readonly terms: readonly { readonly id: string; readonly name: string }[];
  /** Fields to fill, or the page where the cause is. */
  readonly fields: readonly { readonly text: string; readonly to?: string }[];
  readonly count: number;
  /** The first places. */
  readonly places: readonly FoundPlace[];
}

export interface FoundPlace extends Place {
  readonly path: string;
  readonly value?: string;
  /** The value that the rule asks for. */
  readonly expected?: string;
  readonly arithmetic?: Arithmetic;
  /** The element as it would be right. */
  readonly shownFix?: string;
  /** The line of the file, or the part of it around the column. */
  readonly excerpt: string;
}
