/** What the product knows and does, as data: setup, document, run. */
import type { Finding } from 'edocument-invoice';
import type { Entry, Following } from './after';

/**
 * Values by reference: `entity/field` of `fields.json`, `added/<id>` of `document-fields.json`, or a
 * field of Business Central such as `customer/email`. A blank field is '' or absent; `?` stands for a
 * value that the place it refers to does not know.
 */
export type Values = Readonly<Record<string, string>>;

/** A value that the place it refers to does not know, such as the number of a deleted report. */
export const UNKNOWN = '?';

/** Ids of `machine.json`, in the order of the delivered processes. */
export type StepId = string;

/** A process template with its lines in order. */
export interface Process {
  /** Fields of `process-template`. */
  readonly values: Values;
  /** Fields of `process-lines`; `process-lines/step` is a step id. */
  readonly lines: readonly Values[];
}

/** The setup of a company. */
export interface Setup {
  /** Records of which a run reads one: General Setup, profile, connection, company, template … */
  readonly values: Values;
  readonly documentTypes: readonly Values[];
  readonly sendingTypes: readonly Values[];
  readonly targets: readonly Values[];
  readonly processes: readonly Process[];
  readonly customers: readonly Values[];
}

/** A posted document. */
export interface Document {
  /** Code of `document-types`. */
  readonly type: string;
  readonly customerNo: string;
  /** The sample whose XML a run without faults writes; see `catalogue.ts`. */
  readonly sample: string;
  /** Fields that eDocument adds to the document. */
  readonly values: Values;
  /** Values of the run that the sample was written from. */
  readonly holds: Values;
}

/** What happens outside the setup, by step: the answer of a channel, or what a person does. */
export type Events = Readonly<Record<string, string>>;

/** Row and process that a run takes, each value with where it comes from. */
export interface Selected {
  /** The row of the target list; undefined for a customer without one on that day. */
  readonly row: Values | undefined;
  readonly process: Process | undefined;
  readonly format: string;
  readonly sendingType: string;
  readonly endpoint: { readonly scheme: string; readonly value: string };
  readonly recipientEmail: string;
}

/**
 * - `done`: the step ran; `not-applicable`: its condition is not met; `noted`: it ran, with a message
 *   in the log; `skipped`, `failed`: as On Error says; `waits`: dispatch is still due
 */
export type Outcome = 'done' | 'not-applicable' | 'noted' | 'skipped' | 'failed' | 'waits';

export interface StepRun {
  readonly step: StepId;
  readonly outcome: Outcome;
  /** Message of the product, such as `EDOC-0202`. */
  readonly message?: string;
}

export interface Run {
  readonly selected: Selected;
  readonly steps: readonly StepRun[];
  /** Undefined where no entry arises. */
  readonly entry: Entry | undefined;
  /** Shown or logged where no entry arises, or in answer to an action. */
  readonly message?: string;
  /** The XML that Create XML wrote. */
  readonly xml?: string;
  /** Terms of EN 16931 that the XML lacks for want of a value. */
  readonly missing: readonly string[];
  readonly findings: readonly Finding[];
  readonly nextSteps: readonly Following[];
}
