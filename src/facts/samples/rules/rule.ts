import type { InvoiceDocument } from './document';

/** A business rule under its official id. */
export interface Rule {
  /** For example `BR-CO-10` or `PEPPOL-EN16931-R120`. */
  id: string;
  /** Says what is wrong, once for each place; empty when the document obeys. */
  check(document: InvoiceDocument): string[];
}

/** A breach of a rule. */
export interface Finding {
  rule: string;
  message: string;
}

/** A rule that is broken once or not at all; `breach` gives the message, or null. */
export function rule(id: string, breach: (document: InvoiceDocument) => string | null): Rule {
  return {
    id,
    check(document) {
      const message = breach(document);
      return message === null ? [] : [message];
    },
  };
}
