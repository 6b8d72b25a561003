import { FormKind } from '../analysis/forms';
import { MAX_POSITION, type OccurrenceVisitor } from '../index/postings';
import type { Leaf } from '../query/plan';

/** Larger than any cost; stands for "no match". */
export const NO_MATCH = 0x7fffffff;

/**
 * A cost is one number that compares like the criteria it packs: typos, level in half steps,
 * exactness, and whether umlauts are spelt otherwise than typed.
 */
export const COST_TYPO = 1 << 16;
export const COST_LEVEL = 1 << 8;
export const COST_EXACTNESS = 1 << 1;

/** Finding a word inside another is less exact than any form of the word itself. */
export const PART_EXACTNESS = 5;
/** A keyword of a page counts less than its title, and less than a heading of the second level. */
export const KEYWORD_LEVELS = 3;

/** Cost that the kind of a match adds. */
const KIND_COST: Readonly<Record<FormKind, number>> = {
  [FormKind.Whole]: 0,
  [FormKind.Joined]: 0,
  [FormKind.Hump]: PART_EXACTNESS * COST_EXACTNESS,
  [FormKind.Compound]: PART_EXACTNESS * COST_EXACTNESS,
  [FormKind.Keyword]: PART_EXACTNESS * COST_EXACTNESS + KEYWORD_LEVELS * COST_LEVEL,
};

/** Matches of one leaf: per node the least cost, the number of matches and their positions. */
export class Matches {
  /** Cost without the level, by node. */
  readonly cost: Int32Array;
  readonly frequency: Uint8Array;
  private readonly firstOccurrence: Int32Array;
  private readonly nextOccurrence: number[] = [0];
  private readonly position: number[] = [0];

  /** Nodes that match, each once. */
  readonly nodes: number[] = [];

  private constructor(nodeCount: number) {
    this.cost = new Int32Array(nodeCount).fill(NO_MATCH);
    this.frequency = new Uint8Array(nodeCount);
    this.firstOccurrence = new Int32Array(nodeCount);
  }

  /** The matches of a leaf's terms; `visit` goes through the occurrences of one. */
  static of(
    { terms, marked }: Pick<Leaf, 'terms' | 'marked'>,
    nodeCount: number,
    visit: (term: number, visitor: OccurrenceVisitor) => void,
  ): Matches {
    const matches = new Matches(nodeCount);
    for (const { term, typos, quality } of terms) {
      const base = typos * COST_TYPO + quality * COST_EXACTNESS;
      visit(term, (node, position, kind, isMarked) => {
        matches.add(node, position, base + KIND_COST[kind] + (isMarked === marked ? 0 : 1));
      });
    }
    return matches;
  }

  private add(node: number, position: number, own: number): void {
    const { cost, frequency, nodes, firstOccurrence, nextOccurrence } = this;
    const least = cost[node] as number;
    if (least === NO_MATCH) nodes.push(node);
    if (own < least) cost[node] = own;
    if ((frequency[node] as number) < 255) frequency[node] = (frequency[node] as number) + 1;
    if (position === MAX_POSITION) return;
    nextOccurrence.push(firstOccurrence[node] as number);
    firstOccurrence[node] = this.position.push(position) - 1;
  }

  /** Positions in a node, in words of its text, in no order; those that are known. */
  positions(node: number): number[] {
    const found: number[] = [];
    let at = this.firstOccurrence[node] as number;
    while (at > 0) {
      found.push(this.position[at] as number);
      at = this.nextOccurrence[at] as number;
    }
    return found;
  }
}
