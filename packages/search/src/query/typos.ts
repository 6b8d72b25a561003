import type { SortedTerms } from '../index/vocabulary';

/**
 * Typos that a word may have: one from four letters, two from eight
 * (https://www.algolia.com/doc/guides/managing-results/optimize-search-results/typo-tolerance/).
 */
export function allowedTypos(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

interface TypoMatch {
  readonly term: number;
  readonly typos: number;
}

/** Longest term that the walk looks at, and with it the depth of its table. */
const MAX_DEPTH = 72;

/**
 * Finds terms within `limit` typos of `word`: insertions, deletions, substitutions, and
 * transpositions of neighbours count one (optimal string alignment); a wrong first letter counts one
 * more. With `asPrefix`, terms whose beginning is within the limit match as well.
 *
 * Walks the sorted terms once. Rows of the distance table are kept for the letters that a term shares
 * with the one before, and a beginning that is already too far off is skipped with all its terms.
 */
export function typoMatches(
  vocabulary: SortedTerms,
  word: string,
  limit: number,
  asPrefix: boolean,
): TypoMatch[] {
  const width = word.length + 1;
  const table = new Uint8Array((MAX_DEPTH + 1) * width);
  for (let column = 0; column < width; column += 1) table[column] = column;
  /** Least distance of the whole word to a beginning of the term, by the beginning's length. */
  const reached = new Uint8Array(MAX_DEPTH + 1);
  reached[0] = width - 1;
  const found: TypoMatch[] = [];
  let valid = 0;
  let deadAt = MAX_DEPTH + 1;
  for (let term = 0; term < vocabulary.terms.length; term += 1) {
    const text = vocabulary.terms[term] as string;
    const shared = vocabulary.shared[term] as number;
    if (shared >= deadAt) continue;
    deadAt = MAX_DEPTH + 1;
    valid = Math.min(valid, shared);
    if (!asPrefix && text.length > word.length + limit) continue;
    const depth = Math.min(text.length, MAX_DEPTH);
    while (valid < depth) {
      valid += 1;
      const least = fillRow(table, word, text, valid, width);
      const whole = table[valid * width + width - 1] as number;
      reached[valid] = Math.min(reached[valid - 1] as number, whole);
      if (least > limit && (!asPrefix || (reached[valid] as number) > limit)) {
        deadAt = valid;
        break;
      }
    }
    if (deadAt <= MAX_DEPTH) continue;
    const distance = asPrefix
      ? (reached[depth] as number)
      : (table[depth * width + width - 1] as number);
    const typos = distance + (text[0] === word[0] ? 0 : 1);
    if (distance <= limit) found.push({ term, typos });
  }
  return found;
}

/** Fills the table's row for the first `row` letters of `text`; returns its least value. */
function fillRow(
  table: Uint8Array,
  word: string,
  text: string,
  row: number,
  width: number,
): number {
  const letter = text.charCodeAt(row - 1);
  // Before the first letter is NaN, which equals nothing.
  const before = text.charCodeAt(row - 2);
  const here = row * width;
  const above = here - width;
  let least = (table[here] = row);
  for (let column = 1; column < width; column += 1) {
    const other = word.charCodeAt(column - 1);
    let value = Math.min(
      (table[above + column] as number) + 1,
      (table[here + column - 1] as number) + 1,
      (table[above + column - 1] as number) + (letter === other ? 0 : 1),
    );
    if (letter === word.charCodeAt(column - 2) && before === other) {
      value = Math.min(value, (table[above - width + column - 2] as number) + 1);
    }
    table[here + column] = value;
    if (value < least) least = value;
  }
  return least;
}
