import data from '../../data/business-terms.json';
import { select, type PathHit } from './xml-path';
import type { XmlElementNode } from './xml-tree';

export type Syntax = 'ubl' | 'cii';

interface Term {
  readonly id: string;
  readonly type: string;
  readonly ubl: string | null;
  readonly ublCreditNote: string | null;
  readonly cii: string | null;
}

const byId = new Map<string, Term>(data.terms.map((term) => [term.id, term]));

/** The data type of a term or group of EN 16931, such as `amount`. */
export const typeOf = (id: string): string | undefined => byId.get(id)?.type;

/** The path of a term in a document of this syntax; null where the document has no place for it. */
export function pathOf(id: string, syntax: Syntax, { name }: XmlElementNode): string | null {
  const term = byId.get(id);
  if (syntax === 'cii') return term?.cii ?? null;
  return (name === 'CreditNote' ? term?.ublCreditNote : term?.ubl) ?? null;
}

/** Places of a term in a document; empty when it is absent. */
export function findTerm(root: XmlElementNode, syntax: Syntax, id: string): PathHit[] {
  const path = pathOf(id, syntax, root);
  return path === null ? [] : select(root, path);
}
