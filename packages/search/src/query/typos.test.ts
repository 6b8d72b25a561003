import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vocabularyOf } from './testing';
import { allowedTypos, typoMatches } from './typos';

/** Optimal string alignment distance, straight from its definition. */
function distance(left: string, right: string): number {
  const row = (length: number): number[] => Array.from({ length }, () => 0);
  const table = Array.from({ length: left.length + 1 }, () => row(right.length + 1));
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = 0; i <= left.length; i += 1) {
    for (let j = 0; j <= right.length; j += 1) {
      let value = i === 0 || j === 0 ? i + j : Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1);
      if (i > 0 && j > 0)
        value = Math.min(value, at(i - 1, j - 1) + (left[i - 1] === right[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) {
        value = Math.min(value, at(i - 2, j - 2) + 1);
      }
      (table[i] ?? [])[j] = value;
    }
  }
  return at(left.length, right.length);
}

describe('typoMatches', () => {
  it('agrees with the plain distance for any vocabulary, whole and as prefix', () => {
    const word = fc.stringMatching(/^[abc]{1,7}$/);
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 25 }),
        word,
        fc.integer({ min: 1, max: 2 }),
        fc.boolean(),
        (words, query, limit, asPrefix) => {
          const vocabulary = vocabularyOf(words);
          const found = typoMatches(vocabulary, query, limit, asPrefix).map(
            ({ term }) => vocabulary.terms[term],
          );
          const expected = vocabulary.terms.filter((term) => {
            if (!asPrefix) return distance(query, term) <= limit;
            return Array.from({ length: term.length + 1 }, (_, end) => term.slice(0, end)).some(
              (beginning) => distance(query, beginning) <= limit,
            );
          });
          expect(found).toEqual(expected);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('counts a transposition once and a wrong first letter twice', () => {
    const vocabulary = vocabularyOf(['beleg', 'leleg']);
    const typos = Object.fromEntries(
      typoMatches(vocabulary, 'beelg', 2, false).map(({ term, typos: count }) => [
        vocabulary.terms[term],
        count,
      ]),
    );
    expect(typos).toEqual({ beleg: 1, leleg: 3 });
  });
});

describe('allowedTypos', () => {
  it('allows one typo from four letters and two from eight', () => {
    expect([3, 4, 7, 8, 30].map(allowedTypos)).toEqual([0, 1, 1, 2, 2]);
  });
});
