import type { AnalysisLanguage } from '../types';

/** Longest folded word that is indexed or looked up; longer ones are cut. */
export const MAX_WORD_LENGTH = 64;

const INVISIBLE = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const MARKS = /\p{M}+/gu;
const SPECIAL: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
};
const SPECIAL_CHARACTERS = /[ßæœøłđ]/g;
const APOSTROPHES = /['’]/g;
const POSSESSIVE = /['’]s$/;

/** Lower case with composed letters, the spelling against which `isMarked` compares. */
function lower(word: string): string {
  return word.replace(INVISIBLE, '').toLowerCase().normalize('NFC');
}

/**
 * Folds a word so that all its spellings meet: case, accents, ä = ae = a, ß = ss.
 * The digraph rule is that of Snowball's German stemmer (https://snowballstem.org/algorithms/german/stemmer.html):
 * `ae`, `oe`, `ue` stand for umlauts, but `ue` after `q` does not; after `a` and `e` (Bauer, neue)
 * it never does either.
 */
export function fold(word: string, language: AnalysisLanguage): string {
  return spell(word, language).folded;
}

/** A word's folded form, and whether folding changed more than the case. */
export interface Spelling {
  readonly folded: string;
  /** Written with umlauts, accents, ß or their substitutes. */
  readonly marked: boolean;
}

const MAX_REMEMBERED = 20_000;
const known: Readonly<Record<AnalysisLanguage, Map<string, Spelling>>> = {
  de: new Map(),
  en: new Map(),
};

/** Folds a word; remembers the answer, because texts repeat their words. */
export function spell(word: string, language: AnalysisLanguage): Spelling {
  const memory = known[language];
  let spelling = memory.get(word);
  if (!spelling) {
    const folded = foldAnew(word, language);
    spelling = { folded, marked: lower(word) !== folded };
    if (memory.size >= MAX_REMEMBERED) memory.clear();
    // Endless words do not come twice, and would fill the memory.
    if (word.length <= MAX_WORD_LENGTH) memory.set(word, spelling);
  }
  return spelling;
}

function foldAnew(word: string, language: AnalysisLanguage): string {
  const plain = lower(word)
    .replace(POSSESSIVE, '')
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(SPECIAL_CHARACTERS, (letter) => SPECIAL[letter] ?? letter);
  const folded =
    language === 'de' ? plain.replace(/([ao])e/g, '$1').replace(/(^|[^aeq])ue/g, '$1u') : plain;
  return folded.slice(0, MAX_WORD_LENGTH);
}

/**
 * How many code units of `word` its first `foldedLength` folded letters span, for highlighting a
 * prefix. Never cuts a letter in two.
 */
export function rawLength(word: string, foldedLength: number, language: AnalysisLanguage): number {
  let length = 0;
  for (const character of word) {
    if (fold(word.slice(0, length), language).length >= foldedLength) break;
    length += character.length;
  }
  return length;
}
