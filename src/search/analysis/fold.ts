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

/** Whether folding changed more than the case: the word was written with an umlaut, ß or their substitutes. */
export function isMarked(word: string, folded: string): boolean {
  return lower(word) !== folded;
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
