import data from 'edocument-invoice/data/business-terms.json';
import type { Localized } from '../../locales';
import type { Syntax } from './catalogue';
import type { XmlElementNode } from './xml-tree';
import { select, type PathHit } from './xml-path';

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
  /** Paths as XPath 1.0 with the prefixes of `NAMESPACES`; null where the syntax has no place. */
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

/** The path of a term in a document of this syntax with this root element. */
export function pathOf(term: BusinessTerm, syntax: Syntax, root: XmlElementNode): string | null {
  if (syntax === 'cii') return term.cii;
  return root.name === 'CreditNote' ? term.ublCreditNote : term.ubl;
}

/** Places of a term in a document; empty when it is absent. */
export function findTerm(root: XmlElementNode, syntax: Syntax, term: BusinessTerm): PathHit[] {
  const path = pathOf(term, syntax, root);
  return path === null ? [] : select(root, path);
}
