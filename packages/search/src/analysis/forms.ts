import type { AnalysisLanguage } from '../types';
import type { CompoundPart, Splitter } from './compounds';
import { fold, rawLength } from './fold';
import { tokenize, type Unit, type Word } from './tokenize';

/**
 * Relation of a form to the text: the word itself, a part of it in CamelCase, a part of a compound,
 * words written as one, or a keyword that is beside the text.
 */
export const FormKind = { Whole: 0, Hump: 1, Compound: 2, Joined: 3, Keyword: 4 } as const;
export type FormKind = (typeof FormKind)[keyof typeof FormKind];

/** One way to find a stretch of text. Several forms may share a position (counted in words). */
export interface Form {
  readonly term: string;
  readonly kind: FormKind;
  readonly position: number;
  readonly marked: boolean;
  /** Place of the stretch; worked out only when asked, because the index does not need it. */
  readonly span: () => Span;
}

/** Offsets in UTF-16 code units of the text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const MIN_HUMP = 3;
const MAX_JOINED = 6;

/** Visits the parts of a compound that begins `offset` code units into the text. */
function visitParts(
  parts: readonly CompoundPart[],
  raw: string,
  offset: number,
  form: Omit<Form, 'term' | 'kind' | 'span'>,
  language: AnalysisLanguage,
  visit: (form: Form) => void,
): void {
  for (const { term, start, end } of parts) {
    const span = (): Span => ({
      start: offset + rawLength(raw, start, language),
      end: offset + rawLength(raw, end, language),
    });
    visit({ term, kind: FormKind.Compound, ...form, span });
  }
}

function visitWord(
  word: Word,
  position: number,
  language: AnalysisLanguage,
  split: Splitter,
  visit: (form: Form) => void,
): void {
  const { raw, start, spelling } = word;
  const { folded, marked, humps } = spelling;
  visit({ term: folded, kind: FormKind.Whole, position, marked, span: () => word });
  visitParts(split(folded), raw, start, { position, marked }, language, visit);
  for (const hump of humps) {
    const own = { position, marked: hump.marked };
    const span = (): Span => ({ start: start + hump.start, end: start + hump.end });
    if (hump.folded.length >= MIN_HUMP)
      visit({ term: hump.folded, kind: FormKind.Hump, ...own, span });
    const written = raw.slice(hump.start, hump.end);
    visitParts(split(hump.folded), written, start + hump.start, own, language, visit);
  }
}

/** Spellings of neighbouring words as one: each pair, and the whole of a longer unit. */
function visitJoins(
  unit: Unit,
  position: number,
  language: AnalysisLanguage,
  visit: (form: Form) => void,
): void {
  const join = (from: number, to: number): void => {
    const words = unit.slice(from, to + 1);
    visit({
      term: fold(words.map(({ raw }) => raw).join(''), language),
      kind: FormKind.Joined,
      position: position + from,
      marked: words.some(({ spelling }) => spelling.marked),
      span: () => ({ start: (unit[from] as Word).start, end: (unit[to] as Word).end }),
    });
  };
  for (let index = 0; index + 1 < unit.length; index += 1) join(index, index + 1);
  if (unit.length > 2 && unit.length <= MAX_JOINED) join(0, unit.length - 1);
}

/** The number of an id (`BR-DE-15`), which is a part of it only beside its letters. */
const isNumberOfId = (unit: Unit, { raw }: Word): boolean =>
  /^\d{1,3}$/.test(raw) && unit.length > 1 && /^\p{Lu}+$/u.test(unit[0].raw);

/**
 * Visits all forms of a text, in reading order, and returns its length in words. The index posts them
 * and the highlighter matches them, so that what is marked is what was found.
 */
export function visitForms(
  text: string,
  language: AnalysisLanguage,
  split: Splitter,
  visit: (form: Form) => void,
): number {
  let position = 0;
  for (const unit of tokenize(text, language)) {
    unit.forEach((word, index) => {
      if (!isNumberOfId(unit, word)) visitWord(word, position + index, language, split, visit);
    });
    visitJoins(unit, position, language, visit);
    position += unit.length;
  }
  return position;
}
