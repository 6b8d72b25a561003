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

const PLAIN = /^[a-z0-9]*$/;

/** Lower case with composed letters: a word that folding leaves so was written plainly. */
export function lower(word: string): string {
  const text = word.toLowerCase();
  return PLAIN.test(text) ? text : text.replace(INVISIBLE, '').normalize('NFC');
}

/**
 * Folds a word so that all its spellings meet: case, accents, ä = ae = a, ß = ss.
 * The digraph rule is that of Snowball's German stemmer (https://snowballstem.org/algorithms/german/stemmer.html):
 * `ae`, `oe`, `ue` stand for umlauts, but `ue` after `q` does not; after `a` and `e` (Bauer, neue)
 * it never does either.
 */
export function fold(word: string, language: AnalysisLanguage): string {
  const text = lower(word);
  const plain = PLAIN.test(text) ? text : withoutMarks(text);
  const folded =
    language === 'de' ? plain.replace(/([ao])e/g, '$1').replace(/(^|[^aeq])ue/g, '$1u') : plain;
  return folded.slice(0, MAX_WORD_LENGTH);
}

function withoutMarks(text: string): string {
  return text
    .replace(POSSESSIVE, '')
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(SPECIAL_CHARACTERS, (letter) => SPECIAL[letter] ?? letter);
}

/**
 * Number of code units of `word` that its first `foldedLength` folded letters span, for highlighting a
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
