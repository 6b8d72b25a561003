import type { Alternative, Leaf, Plan } from '../query/plan';
import type { Matches } from './matches';

/** Distances are counted up to here; words further apart, or not both in the text, are this far apart. */
const FAR = 8;
/** Words of a phrase may have one word between them: `unit of measure`. */
const PHRASE_GAP = 2;

function waysOf({ alternatives }: Plan, word: number): Alternative[] {
  return alternatives.filter(({ from, to }) => from <= word && word <= to);
}

/** Positions of each leaf of an alternative in a node's own text. */
function placesOf({ leaves }: Alternative, matches: readonly Matches[], node: number): number[][] {
  return leaves.map((leaf) => (matches[leaf] as Matches).positions(node));
}

function occurrences(
  plan: Plan,
  matches: readonly Matches[],
  node: number,
  word: number,
): number[] {
  const found: number[] = [];
  for (const way of waysOf(plan, word)) {
    for (const leaf of way.leaves) {
      // A join covers several words of the text: the n-th word typed is at the n-th of them.
      const offset = (plan.leaves[leaf] as Leaf).width > 1 ? word - way.from : 0;
      for (const position of (matches[leaf] as Matches).positions(node))
        found.push(position + offset);
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

/** The distances between neighbours, each given by its positions. */
function distances(places: readonly (readonly number[])[]): number[] {
  return places.slice(1).map((here, index) => distance(places[index] as readonly number[], here));
}

/** True when the leaves of an alternative follow one another, at most one word apart. */
export function isPhrase(way: Alternative, matches: readonly Matches[], node: number): boolean {
  return distances(placesOf(way, matches, node)).every((gap) => gap <= PHRASE_GAP);
}

/** True when a node's own text begins with the words of the query, in their order, as a phrase. */
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
  const sums = waysOf(plan, word)
    .map((way) => placesOf(way, matches, node))
    .filter((places) => places.every((positions) => positions.length > 0))
    .map((places) => distances(places).reduce((sum, gap) => sum + gap - 1, 0));
  return Math.min(FAR, ...sums);
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
    if (previous) sum += distance(previous, here);
    previous = here;
  });
  return sum;
}
