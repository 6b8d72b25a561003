import data from 'edocument-invoice/data/business-terms.json';
import type { Localized } from '../../locales';

/** A business term (BT) or group of terms (BG) of EN 16931. */
export interface BusinessTerm {
  /** For example `BT-5`, `BT-34-1` or `BG-23`. */
  id: string;
  /** The group it belongs to, or null on document level. */
  group: string | null;
  label: Localized<string>;
  /** True where the label is ours and not KoSIT's. */
  ownLabel?: boolean;
  /** Cardinality in EN 16931, such as `0..1`. */
  cardinality: string;
  /** Cardinality in XRechnung 3.0. */
  xrechnungCardinality: string;
  /** Data type in EN 16931, such as `amount`; `group` for a BG. */
  type: string;
  /** Paths as XPath 1.0 with prefixes; null where the syntax has no place. */
  ubl: string | null;
  ublCreditNote: string | null;
  cii: string | null;
}

/** All business terms and groups in the order of EN 16931. */
export const businessTerms: readonly BusinessTerm[] = data.terms.map((term) => ({
  ...term,
  type: term.id.startsWith('BG-') ? 'group' : term.type,
}));

const byId = new Map(businessTerms.map((term) => [term.id, term]));

/** The term with this id, or undefined. */
export function businessTerm(id: string): BusinessTerm | undefined {
  return byId.get(id);
}
