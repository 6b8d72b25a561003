import type { HybridCheck, VisibleValue } from '../../../packages/invoice/src/pdf/hybrid';
import type { Position } from '../../../packages/invoice/src/reading/element';
import type { Arithmetic } from '../../../packages/invoice/src/arithmetic/arithmetic';
import type { RuleSetName, Severity } from '../../../packages/invoice/src/rules/rule';
import type { TaskReply } from '../task-client';
import type { Verdict } from '../../../packages/invoice/src/validate';
import type { AttachedFile } from '../../../packages/invoice/src/view/attachment';
import type { Comparison } from '../../../packages/invoice/src/view/compare';
import type { InvoiceDocument } from '../../../packages/invoice/src/view/document';
import type { Refusal } from './refusal';
import type { XmlRows } from './xml-rows';

/** Bytes up to which a file is read. */
export const MAX_BYTES = 20_000_000;

/** What the worker does with an invoice, and what it answers. */
export interface Results {
  /** Checks the invoice and explains what was found. */
  check: Outcome;
  /** The invoice as a person reads it; `locale` is the language of the view. */
  document: InvoiceDocument;
  /** The rows of its XML, and help on their terms. */
  rows: XmlSource;
  /** One attached file. */
  attachment: AttachedFile | undefined;
  compare: Comparison;
}

export type TaskName = keyof Results;

/** An invoice as the page has it: a file, or the text that was pasted. */
export type Source = Blob | string;

/** From the page to the worker; one message for each task. */
export interface Request {
  readonly id: number;
  readonly task: TaskName;
  readonly source: Source;
  /** Language of the answer. */
  readonly locale: string;
  /** For `attachment`: its place among all elements. */
  readonly element?: number;
  /** For `compare`: the second invoice. */
  readonly other?: Source;
}

/** From the worker to the page; one with a result for each request, in their order. */
export type Reply = TaskReply<Results[TaskName]>;

export type Outcome =
  | { readonly status: 'judged'; readonly report: Report }
  | { readonly status: 'refused'; readonly reason: Refusal; readonly place?: Position };

/** The XML of an invoice, row by row. */
export interface XmlSource {
  readonly rows: XmlRows;
  /** Help on each term that occurs. */
  readonly terms: Readonly<Record<string, TermHelp>>;
}

/** What the handbook has on a term. */
export interface TermHelp {
  readonly name: string;
  /** Address of its page, without base path. */
  readonly to: string;
  readonly fields: FoldedFinding['fields'];
}

/** The PDF around an invoice. */
export interface PdfReport {
  readonly fileName: string;
  readonly others: readonly string[];
  readonly checks: readonly HybridCheck[];
  /** Empty when the pages have no text. */
  readonly visible: readonly (VisibleValue & { readonly name: string })[];
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
  /** Present when the invoice was inside of a PDF. */
  readonly pdf?: PdfReport;
}

/** Equal findings as one. */
export interface FoldedFinding {
  readonly ruleSet: RuleSetName;
  readonly rule: string;
  readonly severity: Severity;
  /** What the rule requires, when `isRule`; else what was found. */
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
  /** Line and column of every place, one pair after the other. */
  readonly marks: Uint32Array;
}

export interface FoundPlace extends Position {
  readonly path: string;
  readonly value?: string;
  /** The value that the rule requires. */
  readonly expected?: string;
  readonly arithmetic?: Arithmetic;
  /** The element as it would be right. */
  readonly shownFix?: string;
  /** The line of the file, or the part of it around the column. */
  readonly excerpt: string;
}
