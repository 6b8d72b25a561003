import { KEYWORD_LEVELS, PART_EXACTNESS } from './matches';

/** Half steps by level of the outline: category, title, headings, text, code. */
export const LEVEL_COST = [3, 0, 2, 4, 6, 8, 10, 12, 20] as const;

/** Half steps of words that a block begins with: labels of table rows and terms of definitions. */
export const LABEL_LEVEL = 4;

/** Half steps that a page of lower rank is set back by, for each word: its title counts like a heading. */
export const SECONDARY_LEVELS = 4;

/** Share of a heading that a matched word covers: a part of a compound less than a word, a keyword nothing. */
export function coverageOf(exactness: number, levelsBelow: number): number {
  if (exactness < PART_EXACTNESS) return 1;
  return levelsBelow >= KEYWORD_LEVELS ? 0 : 0.6;
}
