import type {
  Arithmetic,
  AttachedFile,
  Comparison,
  InvoiceDocument,
  Position,
  RefusalReason,
  ReleasedSet,
  RuleSetName,
  Severity,
  Verdict,
  VatData,
  VatItem,
  VisibleValue,
  WordedCheck,
  XmlRows,
} from 'edocument-invoice';
import type { TaskReply, TaskRequest } from '../../loading/worker-client';
import type { Finding } from '../finding';
import type { NextLine } from '../next-lines';

/** An invoice as the page has it: a file, or the text that was pasted. */
export type Source = Blob | string;

/** An invoice with a key, by which the worker finds it again when it has been read before. */
export interface KeyedSource {
  readonly source: Source;
  readonly key: number;
}

interface Task<Result, More = unknown> {
  /** `locale` is the language of the answer. */
  readonly input: KeyedSource & { readonly locale: string } & More;
  readonly result: Result;
}

/** The tasks of the worker. */
export interface DeskTasks {
  /** Checks the invoice and explains the findings. */
  readonly check: Task<Outcome>;
  /** The invoice as a person reads it. */
  readonly document: Task<InvoiceDocument>;
  /** The rows of its XML, and help on their terms. */
  readonly rows: Task<XmlSource>;
  /** One attached file, by the place of its element among all elements. */
  readonly attachment: Task<AttachedFile | undefined, { readonly element: number }>;
  /** What validators will say about the invoice. */
  readonly refusers: Task<Refusers>;
  readonly compare: Task<Comparison, { readonly other: KeyedSource }>;
}

export type DeskTaskName = keyof DeskTasks;
export type Request = TaskRequest<DeskTasks>;
export type Reply = TaskReply<DeskTasks, RefusalReason>;

/** Why a file was refused, where, and the text that its sentence names. */
export interface Refused {
  readonly reason: RefusalReason;
  readonly place?: Position;
  readonly detail?: string;
}

export type Outcome =
  | { readonly status: 'judged'; readonly report: Report }
  | ({ readonly status: 'refused' } & Refused);

/** The XML of an invoice, row by row. */
export interface XmlSource {
  readonly rows: XmlRows;
  /** Help on each term that occurs. */
  readonly terms: Readonly<Record<string, TermHelp>>;
}

/** The handbook's help on a term. */
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
  readonly checks: readonly WordedCheck[];
  /** Empty when the pages have no text. */
  readonly visible: readonly (VisibleValue & { readonly name: string })[];
}

/** The outcome of a check, in the language of the request. */
export interface Report {
  /** Name of the profile, or the identifier (BT-24) when it is not known. */
  readonly profile: string;
  readonly verdict: Verdict;
  readonly checked: readonly { readonly name: RuleSetName; readonly release?: string }[];
  /** Names of rules that apply as well, but are not here. */
  readonly notChecked: readonly string[];
  readonly counts: Readonly<Record<Severity, number>>;
  /** Causes first: what is missing and wrong codes before the sums that follow from them. */
  readonly findings: readonly FoldedFinding[];
  /** What is formally valid and probably not meant; no part of the verdict. */
  readonly notes: readonly FoldedNote[];
  /** What to do in eDocument when the cause is corrected. */
  readonly next: readonly NextLine[];
  /** Present when the invoice was inside of a PDF. */
  readonly pdf?: PdfReport;
  /** Present where German VAT law applies; no part of the verdict. */
  readonly vat?: VatReport;
}

/** The data of German VAT law, with the fields that fill their terms. */
export interface VatReport extends VatData {
  readonly items: readonly (VatItem & Pick<FoldedFinding, 'fields'>)[];
}

/** What a validator will say about an invoice, and why; `unknown` where it does not follow. */
export interface Prediction {
  readonly validator: 'kosit' | 'peppol' | 'cen' | 'mustang' | 'portal';
  readonly says: 'refuses' | 'accepts' | 'unknown';
  readonly reason:
    | 'structure'
    | 'rules'
    | 'noScenario'
    | 'noErrors'
    | 'cut'
    | 'otherType'
    | 'noBis'
    | 'foreign'
    | 'noMustang'
    | 'mustangXRechnung'
    | 'pdfa'
    | 'portalProfile'
    | 'portalOwn';
  /** Rules for which it refuses, the first of them. */
  readonly rules: readonly string[];
  /** How many rules are left out. */
  readonly more: number;
  /** Rule sets that this follows from. */
  readonly releases: readonly { readonly name: ReleasedSet; readonly release: string }[];
}

/** Validators side by side. */
export interface Refusers {
  readonly rows: readonly Prediction[];
  /** Rules broken here that the KoSIT validator takes more or less seriously than their issuer. */
  readonly changed: readonly {
    readonly rule: string;
    readonly official: Severity;
    readonly kosit: Severity;
  }[];
}

/** Equal remarks of the second reading as one. */
export interface FoldedNote {
  readonly id: string;
  readonly message: string;
  /** Where it is known from. */
  readonly evidence: string;
  /** How the reader can make sure. */
  readonly sure: string;
  readonly terms: FoldedFinding['terms'];
  readonly places: readonly (Position & { readonly value: string })[];
}

/** Equal findings as one. */
export interface FoldedFinding extends Finding<FoundPlace> {
  readonly severity: Severity;
  readonly ruleSet: RuleSetName;
  readonly rule: string;
  /** Address of the rule's row in the list of rules, without base path. */
  readonly to?: string;
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
