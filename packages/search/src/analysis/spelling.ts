import type { AnalysisLanguage } from '../types';
import { fold, lower, MAX_WORD_LENGTH } from './fold';
import { remembering } from './remembering';

/** Spelling of a word, without its place. */
export interface Spelling {
  readonly folded: string;
  /** Written with umlauts, accents, ß or their substitutes. */
  readonly marked: boolean;
  /** Parts in CamelCase or of letters and digits; empty when there is nothing to take apart. */
  readonly humps: readonly Hump[];
}

/** A part of a word; offsets are UTF-16 code units of the word as written. */
export interface Hump {
  readonly start: number;
  readonly end: number;
  readonly folded: string;
  readonly marked: boolean;
}

const HUMPS = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+/gu;
/** Cheap test that most words fail: a capital or digit after another character. */
const MAY_HAVE_HUMPS = /.[\p{Lu}\p{N}]|\p{N}./u;
const PLURAL_ACRONYM = /^\p{Lu}{2,}s$/u;
const DIGIT = /^\p{N}/u;

/** `XMLSchemaLines` and `EN16931` have parts; short codes (`C62`, `H87`) stay whole. */
function humpsOf(word: string, language: AnalysisLanguage): Hump[] {
  if (word.length < 5 || !MAY_HAVE_HUMPS.test(word) || PLURAL_ACRONYM.test(word)) return [];
  const matches = [...word.matchAll(HUMPS)];
  const isCode = matches.some(([part]) => DIGIT.test(part) && part.length < 2);
  if (matches.length < 2 || isCode) return [];
  return matches.map(({ 0: part, index }) => {
    const folded = fold(part, language);
    return { start: index, end: index + part.length, folded, marked: lower(part) !== folded };
  });
}

const MAX_REMEMBERED = 20_000;
const known = {
  de: remembering(MAX_REMEMBERED, (word: string) => spellingOf(word, 'de')),
  en: remembering(MAX_REMEMBERED, (word: string) => spellingOf(word, 'en')),
};

function spellingOf(word: string, language: AnalysisLanguage): Spelling {
  const folded = fold(word, language);
  return { folded, marked: lower(word) !== folded, humps: humpsOf(word, language) };
}

/** Spelling of a word; remembered, because texts repeat their words. */
export function spell(word: string, language: AnalysisLanguage): Spelling {
  // Endless words do not come twice, and would fill the memory.
  return word.length > MAX_WORD_LENGTH ? spellingOf(word, language) : known[language](word);
}
