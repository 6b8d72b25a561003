import data from '../../data/notes.json';
import { inLanguage } from '../language';
import { locate } from '../reading/element';
import type { InvoiceXml } from '../reading/invoice-xml';
import { termsAt } from '../report/terms';
import { semanticInvoice, type Group, type TermValue } from '../view/semantic';
import { CHECKS, type Reading } from './checks';

/** Something that is formally valid and probably not meant. Never an error, and no part of a verdict. */
export interface Note {
  readonly id: string;
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly terms: readonly string[];
  readonly found: string;
  readonly message: string;
  /** Its source: a law, a standard or a case. */
  readonly evidence: string;
  /** A way for the reader to make sure. */
  readonly sure: string;
}

/** Notes of one kind that are listed. */
const MAX_OF_ONE = 20;

function flat(group: Group): Group[] {
  return [group, ...group.groups.flatMap(flat)];
}

function readingOf(invoice: InvoiceXml, today: string): Reading {
  const { root } = semanticInvoice(invoice);
  const groups = flat(root);
  const byTerm = new Map<string, TermValue[]>();
  for (const one of groups.flatMap(({ values }) => values)) {
    byTerm.set(one.id, [...(byTerm.get(one.id) ?? []), one]);
  }
  return {
    root,
    today,
    all: (term) => byTerm.get(term) ?? [],
    text: (term) => byTerm.get(term)?.[0]?.value ?? '',
    groups: (id) => groups.filter((group) => group.id === id),
  };
}

/** The second reading of an invoice: what is probably not meant, in the order of the file. */
export function notesOn(
  invoice: InvoiceXml,
  language: string,
  today: string = new Date().toISOString().slice(0, 10),
): Note[] {
  const reading = readingOf(invoice, today);
  return data.notes
    .flatMap((note) =>
      (CHECKS[note.id]?.(reading) ?? []).slice(0, MAX_OF_ONE).map(({ element, value }) => ({
        id: note.id,
        path: locate(element),
        line: element.position.line,
        column: element.position.column,
        terms: termsAt(element.path),
        found: value.trim().slice(0, 100),
        message: inLanguage(note, language),
        evidence: inLanguage(note.evidence, language),
        sure: inLanguage(note.sure, language),
      })),
    )
    .sort((a, b) => a.line - b.line);
}
