import type { Severity } from 'edocument-invoice';

/** A fault that was found in an invoice or reported about it, however often it occurs. */
export interface Finding<Place> {
  readonly severity?: Severity;
  /** The demand of the rule, when `isRule`; else the fault that was found. */
  readonly message: string;
  readonly isRule: boolean;
  readonly remedy?: string;
  readonly terms: readonly { readonly id: string; readonly name: string }[];
  /** Fields to fill, or the page where the cause is. */
  readonly fields: readonly { readonly text: string; readonly to?: string }[];
  readonly count: number;
  /** The first places. */
  readonly places: readonly Place[];
}

/** A finding by the names under which readers know it. */
export interface NamedFinding extends Finding<string> {
  readonly ids: readonly {
    readonly id: string;
    /** Address of its page, without base path. */
    readonly to?: string;
    /** A word of the reader's language, which may be translated. */
    readonly isWord?: boolean;
  }[];
  /** An id as it was written, where it is an old name or one of a family. */
  readonly writtenId?: string;
  /** The words of the message, where no rule was recognised by its id. */
  readonly quote?: string;
}
