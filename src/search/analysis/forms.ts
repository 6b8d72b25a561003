import type { AnalysisLanguage } from '../types';
import type { Splitter } from './compounds';
import { fold, rawLength } from './fold';
import { humps, tokenize, type Unit, type Word } from './tokenize';

/**
 * How a form relates to the text: the word itself, a part of it in CamelCase, a part of a compound,
 * words written as one, or a keyword that stands beside the text.
 */
export const FormKind = { Whole: 0, Hump: 1, Compound: 2, Joined: 3, Keyword: 4 } as const;
export type FormKind = (typeof FormKind)[keyof typeof FormKind];

/** One way to find a stretch of text. Several forms may share a position (counted in words). */
export interface Form {
  readonly term: string;
  readonly kind: FormKind;
  readonly position: number;
  readonly marked: boolean;
  /** Offsets of the stretch in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

const MIN_HUMP = 3;
const MAX_JOINED = 6;

/** Spellings of neighbouring words as one: each pair, and the whole of a longer unit. */
function joins(
  unit: Unit,
  language: AnalysisLanguage,
): { from: number; to: number; term: string }[] {
  const found: { from: number; to: number; term: string }[] = [];
  const add = (from: number, to: number): void => {
    const written = unit.slice(from, to + 1).map((word) => word.raw);
    found.push({ from, to, term: fold(written.join(''), language) });
  };
  for (let index = 0; index + 1 < unit.length; index += 1) add(index, index + 1);
  if (unit.length > 2 && unit.length <= MAX_JOINED) add(0, unit.length - 1);
  return found;
}

function compoundForms(
  word: Word,
  position: number,
  language: AnalysisLanguage,
  split: Splitter,
): Form[] {
  return split(word.folded).map(({ term, start, end }) => ({
    term,
    kind: FormKind.Compound,
    position,
    marked: word.marked,
    start: word.start + rawLength(word.raw, start, language),
    end: word.start + rawLength(word.raw, end, language),
  }));
}

/**
 * All forms of a text, in order of position. The builder posts them and the highlighter matches
 * them, so that what is marked is what was found.
 */
export function formsOf(text: string, language: AnalysisLanguage, split: Splitter): Form[] {
  const forms: Form[] = [];
  let position = 0;
  for (const unit of tokenize(text, language)) {
    for (const word of unit) {
      const { folded, marked, start, end } = word;
      forms.push({ term: folded, kind: FormKind.Whole, position, marked, start, end });
      forms.push(...compoundForms(word, position, language, split));
      for (const part of humps(word, language)) {
        if (part.folded.length >= MIN_HUMP) {
          forms.push({ ...part, term: part.folded, kind: FormKind.Hump, position });
        }
        forms.push(...compoundForms(part, position, language, split));
      }
      position += 1;
    }
    for (const { from, to, term } of joins(unit, language)) {
      const words = unit.slice(from, to + 1);
      forms.push({
        term,
        kind: FormKind.Joined,
        position: position - unit.length + from,
        marked: words.some((word) => word.marked),
        start: words[0]?.start ?? 0,
        end: words.at(-1)?.end ?? 0,
      });
    }
  }
  return forms;
}
