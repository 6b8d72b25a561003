import type { Kind, Severity } from 'edocument-invoice';
import type { TaskReply, TaskRequest } from '../../loading/worker-client';
import type { Holder, Stage } from '../../facts/next-step';
import type { Finding } from '../finding';
import type { NextLine } from '../next-lines';

/** Characters up to which a text is read: more than a report that also prints a long invoice. */
export const MAX_CHARACTERS = 3_000_000;

/** The tasks of the worker; `locale` is the language of the sentences in the answer. */
export interface DecoderTasks {
  readonly decode: {
    readonly input: { readonly text: string; readonly locale: string };
    readonly result: Decoded;
  };
  readonly recognise: {
    readonly input: { readonly text: string; readonly locale: string };
    readonly result: Recognised | null;
  };
}

export type DecodeRequest = TaskRequest<DecoderTasks>;
export type DecodeReply = TaskReply<DecoderTasks, 'failed'>;

/** What reports are recognised; `lines` are single messages or copied text. */
export type ReportFormat =
  | 'kosit-xml'
  | 'kosit-html'
  | 'kosit-text'
  | 'mustang'
  | 'svrl'
  | 'phive'
  | 'json'
  | 'xml'
  | 'html'
  | 'lines';

/** What a text that was pasted into the search is. */
export type Recognised =
  | { readonly kind: 'invoice' }
  | { readonly kind: 'report'; readonly steps: number }
  | {
      readonly kind: 'rule' | 'schema' | 'message' | 'term';
      readonly title: string;
      /** What it says, or other terms that it may be. */
      readonly text: string;
      readonly remedy?: string | undefined;
      /** Route of its page, without base path. */
      readonly to: string;
    };

export interface Decoded {
  readonly status: 'empty' | 'too-long' | 'invoice' | 'passed' | 'refused' | 'nothing' | 'decoded';
  readonly format: ReportFormat;
  /** What to do, causes first. */
  readonly steps: readonly Step[];
  /** What to do in eDocument when the cause is corrected. */
  readonly next: readonly NextLine[];
  /** Ids that no publisher has issued, as far as is known here. */
  readonly unknownIds: readonly Counted[];
  /** Messages that were found but not understood. */
  readonly unread: readonly Counted[];
}

export interface Counted {
  readonly text: string;
  readonly count: number;
}

/** What the order of steps depends on. */
export type StepKind = Kind | 'file' | 'scenario' | 'schema' | 'unknown';

/** Equal messages as one; its severity as the report says it, else that of the rule. */
export interface Step extends Finding<string> {
  readonly kind: StepKind;
  /** Ids of rules, or none when only what a message is about was recognised. */
  readonly rules: readonly { readonly id: string; readonly to?: string }[];
  /** An id as it was written, where it is an old name or one of a family. */
  readonly writtenId?: string;
  /** What the message says, where no rule was recognised by its id. */
  readonly quote?: string;
  /** Who holds the wrong value, where neither rule nor term says so; nobody where none is wrong. */
  readonly holder?: Holder | 'nobody';
  /** How far the invoice got; judged when it is missing. */
  readonly stage?: Stage;
  /** Recognised by the words of the message, and not by an identifier. */
  readonly isByWords?: boolean;
}

/** Codes of a Peppol response. */
export interface ResponseCodes {
  readonly status: string;
  /** Reasons and actions. */
  readonly codes: readonly string[];
  /** Whether an access point answers, which knows nothing of the buyer’s mind. */
  readonly isLevel: boolean;
}

/** A message of a report, before anything in it is recognised. */
export interface Message {
  readonly text: string;
  /** Id that the report gives apart from the text. */
  readonly id?: string;
  readonly severity?: Severity;
  readonly place?: string;
  /** Number that Mustang gives a message. */
  readonly number?: string;
  readonly response?: ResponseCodes;
}
