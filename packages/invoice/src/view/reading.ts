import type { InvoiceXml } from '../reading/invoice-xml';
import { semanticInvoice, type Group, type TermValue } from './semantic';

/** An invoice as checks ask it: values of terms, whatever the syntax. */
export interface Reading {
  readonly root: Group;
  /** All values of a term, in the order of the file. */
  all: (term: string) => readonly TermValue[];
  /** The first value of a term; empty where there is none. */
  text: (term: string) => string;
  groups: (id: string) => readonly Group[];
}

function flat(group: Group): Group[] {
  return [group, ...group.groups.flatMap(flat)];
}

/** The first value of a term in a group or in one right inside. */
export const inGroup = (group: Group, term: string): TermValue | undefined =>
  group.values.find(({ id }) => id === term) ??
  group.groups.flatMap(({ values }) => values).find(({ id }) => id === term);

export function readingOf(invoice: InvoiceXml): Reading {
  const { root } = semanticInvoice(invoice);
  const groups = flat(root);
  const byTerm = new Map<string, TermValue[]>();
  for (const one of groups.flatMap(({ values }) => values)) {
    const known = byTerm.get(one.id);
    if (known) known.push(one);
    else byTerm.set(one.id, [one]);
  }
  return {
    root,
    all: (term) => byTerm.get(term) ?? [],
    text: (term) => byTerm.get(term)?.[0]?.value ?? '',
    groups: (id) => groups.filter((group) => group.id === id),
  };
}
