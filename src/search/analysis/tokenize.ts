import type { AnalysisLanguage } from '../types';
import { spell, type Spelling } from './fold';

/** A run of letters and digits. Offsets are UTF-16 code units of the text. */
export interface Word extends Spelling {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
}

/** Words that are written as one: joined by hyphens or underscores (`X-Rechnung`, `BR-DE-15`). */
export type Unit = readonly [Word, ...Word[]];

const RUN = /[\p{L}\p{N}\p{M}\u00ad\u200b-\u200d\u2060]+(?:['’]\p{L}+)*/gu;
const CONNECTOR = /^[-_\u2010\u2011]$/;
const DIGIT = /^\p{N}$/u;
const ENDS_WITH_DIGIT = /\p{N}$/u;
const HUMPS = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+/gu;
const PLURAL_ACRONYM = /^\p{Lu}{2,}s$/u;

/** Versions and amounts (`3.0.2`, `1.190,00`) are one word: a separator between digits does not end it. */
function spans(text: string): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const match of text.matchAll(RUN)) {
    const start = match.index;
    const end = start + match[0].length;
    const previous = found.at(-1);
    if (
      previous?.end === start - 1 &&
      (text[start - 1] === '.' || text[start - 1] === ',') &&
      DIGIT.test(text[start] ?? '') &&
      ENDS_WITH_DIGIT.test(text.slice(previous.start, previous.end))
    ) {
      previous.end = end;
    } else {
      found.push({ start, end });
    }
  }
  return found;
}

/** Splits a text into units of words, in order. Words that fold to nothing are left out. */
export function tokenize(text: string, language: AnalysisLanguage): Unit[] {
  const units: [Word, ...Word[]][] = [];
  for (const { start, end } of spans(text)) {
    const raw = text.slice(start, end);
    const spelling = spell(raw, language);
    if (spelling.folded === '') continue;
    const word: Word = { start, end, raw, ...spelling };
    const unit = units.at(-1);
    const glued = unit?.at(-1)?.end === start - 1 && CONNECTOR.test(text[start - 1] ?? '');
    if (glued && unit) unit.push(word);
    else units.push([word]);
  }
  return units;
}

/**
 * Parts of a word in CamelCase or of letters and digits (`XMLSchemaLines`, `EN16931`); empty when
 * there is nothing to take apart. Short codes (`C62`, `H87`) stay whole.
 */
export function humps(word: Word, language: AnalysisLanguage): Word[] {
  if (PLURAL_ACRONYM.test(word.raw)) return [];
  const matches = [...word.raw.matchAll(HUMPS)];
  if (matches.length < 2) return [];
  const short = matches.some((match) => DIGIT.test(match[0][0] ?? '') && match[0].length < 2);
  if (short || word.raw.length < 5) return [];
  return matches.map((match) => {
    const start = word.start + match.index;
    const raw = match[0];
    return { start, end: start + raw.length, raw, ...spell(raw, language) };
  });
}
