import type { Plan } from '../query/plan';
import type { Matches } from './matches';

/** Distances are counted up to here; words further apart, or not both in the text, are this far apart. */
export const FAR = 8;
/** Words of a phrase may have one word between them: `unit of measure`. */
const PHRASE_GAP = 2;

function occurrences(
  plan: Plan,
  matches: readonly Matches[],
  node: number,
  word: number,
): number[] {
  const found: number[] = [];
  for (const way of plan.alternatives) {
    if (word < way.from || word > way.to) continue;
    for (const leaf of way.leaves) {
      const match = matches[leaf];
      if (!match) continue;
      // A join covers several words of the text: the n-th word typed is at the n-th of them.
      const offset = (plan.leaves[leaf]?.width ?? 1) > 1 ? word - way.from : 0;
      for (const position of match.positions(node)) found.push(position + offset);
    }
  }
  return found;
}

function distance(left: readonly number[], right: readonly number[]): number {
  let least = FAR;
  for (const from of left) {
    for (const to of right) {
      // The wrong order costs one more (Algolia counts it so, too); two parts of one word touch.
      const gap = to >= from ? Math.max(1, to - from) : from - to + 1;
      if (gap < least) least = gap;
    }
  }
  return least;
}

/** Whether words, given by their positions, are one after another, at most one word apart. */
export function isPhrase(places: readonly (readonly number[])[]): boolean {
  return places.every((here, index) => {
    const before = places[index - 1];
    return here.length > 0 && (!before || distance(before, here) <= PHRASE_GAP);
  });
}

/** Whether a node's own text begins with the words of the query, in their order, as a phrase. */
export function isBeginning(plan: Plan, matches: readonly Matches[], node: number): boolean {
  let reached = 0;
  let furthest = 0;
  return plan.words.every((word, index) => {
    if (word.optional) return true;
    const next = occurrences(plan, matches, node, index).filter(
      (position) => position >= reached && position <= furthest,
    );
    reached = Math.min(...next);
    furthest = reached + PHRASE_GAP;
    return next.length > 0;
  });
}

/** Distance between the parts of a word that was taken apart (`Währungscode` as `Code ... Währung`). */
function spread(plan: Plan, matches: readonly Matches[], node: number, word: number): number {
  let least = FAR;
  for (const way of plan.alternatives) {
    if (word < way.from || word > way.to) continue;
    const places = way.leaves.map((leaf) => matches[leaf]?.positions(node) ?? []);
    if (places.some((positions) => positions.length === 0)) continue;
    let sum = 0;
    places.reduce((left, right) => {
      sum += distance(left, right) - 1;
      return right;
    });
    least = Math.min(least, sum);
  }
  return least;
}

/**
 * Sum of the distances between neighbouring words of the query in a node's own text, at most 8 each
 * (https://www.algolia.com/doc/guides/managing-results/relevance-overview/in-depth/ranking-criteria/).
 */
export function proximity(plan: Plan, matches: readonly Matches[], node: number): number {
  let sum = 0;
  let previous: number[] | undefined;
  plan.words.forEach((word, index) => {
    if (word.optional) return;
    const here = occurrences(plan, matches, node, index);
    if (here.length > 0) sum += spread(plan, matches, node, index);
    if (previous) sum += previous.length > 0 && here.length > 0 ? distance(previous, here) : FAR;
    previous = here;
  });
  return sum;
}
