import type { Tool } from '@site/src/hooks/useHandedOver';

/** A query that is known without a search. */
export interface Recognition {
  readonly kind:
    | 'leitweg-id'
    | 'iban'
    | 'vat-number'
    | 'address'
    | 'invoice'
    | 'report'
    | 'rule'
    | 'schema'
    | 'message'
    | 'term';
  readonly title: string;
  /** Today's check of a value, or what a message says. */
  readonly verdict: string;
  /** Undefined where nothing was checked. */
  readonly isRight?: boolean | undefined;
  readonly remedy?: string | undefined;
  /** Route of the page that it leads to, without base path. */
  readonly to: string;
  /** The tool on that page that is given the text, in memory. */
  readonly tool?: Tool;
  readonly handed?: string;
}

/** Words beside these would find what they are not about; nor has a search to know them. */
export const isComplete = ({ kind }: Recognition): boolean =>
  ['leitweg-id', 'iban', 'vat-number', 'address', 'invoice', 'report'].includes(kind);
