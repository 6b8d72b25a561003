import data from '../../data/notes.json';
import { inLanguage } from '../language';
import { locate } from '../reading/element';
import type { InvoiceXml } from '../reading/invoice-xml';
import { termsAt } from '../report/terms';
import { readingOf } from '../view/reading';
import { CHECKS } from './checks';

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

/** The second reading of an invoice: what is probably not meant, in the order of the file. */
export function notesOn(
  invoice: InvoiceXml,
  language: string,
  today: string = new Date().toISOString().slice(0, 10),
): Note[] {
  const reading = { ...readingOf(invoice), today };
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
