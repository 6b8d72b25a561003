import type { Core } from '../index/format';
import { KEYWORD_GAP } from '../index/invert';
import { CONTENT_LEVEL } from '../index/tree';
import { Quality } from '../query/lexicon';
import type { Alternative, Plan } from '../query/plan';
import type { Candidate } from './candidate';
import { addFocus } from './focus';
import { coverageOf, LABEL_LEVEL, LEVEL_COST, SECONDARY_LEVELS } from './levels';
import { COST_EXACTNESS, COST_LEVEL, COST_TYPO, NO_MATCH, type Matches } from './matches';
import { isBeginning, isPhrase, proximity } from './proximity';

/** `Candidate.named` of rows, and of titles whose identifier only begins as the query does. */
/** Share of its information that a word has by a synonym in `Candidate.heldWeight`. */
const SYNONYM_SHARE = 0.5;

const NAMED_ROW = 2 / 3;
const NAMED_LONGER = 1 / 3;

function levelOf(cost: number): number {
  return cost >= NO_MATCH ? Infinity : Math.floor((cost % COST_TYPO) / COST_LEVEL);
}

interface WordMatch {
  cost: number;
  own: boolean;
}

/**
 * Walks the outline once. Headings hand down what they match, half a level lower; a record is a
 * candidate when at least one word is in its own text.
 */
export class CandidateFinder {
  /** By level: what a node below a heading of that level inherits, by leaf. */
  private readonly inherited: Int32Array[] = [];
  private readonly none: Int32Array;
  private readonly bestRank: number;
  /** Words of the query that an answer should have. */
  private readonly needed: number;
  /** The query may be one identifier (`BR-DE-15`, `bt 10`, `380`), which names a page or row. */
  private readonly isIdentifier: boolean;

  constructor(
    private readonly core: Core,
    private readonly plan: Plan,
    private readonly matches: readonly Matches[],
    private readonly touched: Uint8Array,
    private readonly weights: readonly number[],
  ) {
    this.bestRank = core.pageRank.reduce((best, rank) => Math.max(best, rank), 0);
    this.needed = plan.words.filter(({ optional }) => !optional).length;
    this.isIdentifier = plan.words.some(({ hasDigit, optional }) => hasDigit && !optional);
    this.none = new Int32Array(plan.leaves.length).fill(NO_MATCH);
  }

  find(accepts: (page: number) => boolean): Candidate[] {
    const { nodeLevel, nodeIsRecord, nodePage } = this.core;
    const found: Candidate[] = [];
    let section = 0;
    for (let node = 0; node < nodeLevel.length; node += 1) {
      const level = nodeLevel[node] as number;
      if (level < CONTENT_LEVEL) section = node;
      // Nothing is above a category, and code is read by itself.
      const above = this.inherited[level - 1] ?? this.none;
      if (this.touched[node] && nodeIsRecord[node] && accepts(nodePage[node] as number)) {
        const candidate = this.evaluate(node, section, level, above);
        if (candidate) found.push(candidate);
      }
      if (level < CONTENT_LEVEL) this.handDown(node, level, above);
    }
    addFocus(found, this.core);
    return found;
  }

  /** Position of the first match of a needed word in a node's own text, in words. */
  private firstPosition(node: number): number {
    let first = Infinity;
    this.plan.alternatives.forEach(({ from, leaves }) => {
      if (this.plan.words[from]?.optional) return;
      for (const leaf of leaves)
        first = Math.min(first, ...(this.matches[leaf] as Matches).positions(node));
    });
    return first;
  }

  /** Rank of the name of a title or row that begins with the identifier of a query: exact, or longer. */
  private namedAs(node: number, exactness: number): number {
    // A keyword of the page may be closer than the row, and less exact.
    const isExact =
      exactness === 0 ||
      (this.needed === 1 &&
        this.matches.some(({ cost }) => (cost[node] as number) % COST_LEVEL < COST_EXACTNESS));
    if (this.core.nodeLevel[node] === 1) return isExact ? 1 : NAMED_LONGER;
    return isExact && this.core.nodeIsCodeRow[node] ? NAMED_ROW : 0;
  }

  /** Pages that others are set before, such as news beside a manual. */
  private isSecondary(page: number): boolean {
    return (this.core.pageRank[page] as number) < this.bestRank;
  }

  private handDown(node: number, level: number, above: Int32Array): void {
    let below = above;
    if (this.touched[node]) {
      below = above.slice();
      this.matches.forEach((match, leaf) => {
        const own = this.ownCost(match, node, level) + COST_LEVEL;
        if (own < (below[leaf] as number)) below[leaf] = own;
      });
    }
    for (let deeper = level; deeper < CONTENT_LEVEL; deeper += 1) this.inherited[deeper] = below;
  }

  private ownCost(match: Matches, node: number, level: number): number {
    return (match.cost[node] as number) + (LEVEL_COST[level] as number) * COST_LEVEL;
  }

  /** Synonyms of several words mean what they say as a phrase only, here or in one heading above. */
  private isTogether(way: Alternative, node: number, above: Int32Array): boolean {
    if (isPhrase(way, this.matches, node)) return true;
    const levels = way.leaves.map((leaf) => levelOf(above[leaf] as number));
    return levels.every((level) => level === levels[0] && level < Infinity);
  }

  private alternativeMatch(
    way: Alternative,
    node: number,
    level: number,
    above: Int32Array,
  ): WordMatch | undefined {
    let total = 0;
    let levels = 0;
    let exactness = way.quality * COST_EXACTNESS;
    let own = false;
    for (const leaf of way.leaves) {
      const match = this.matches[leaf] as Matches;
      const cost = Math.min(this.ownCost(match, node, level), above[leaf] as number);
      if (cost >= NO_MATCH) return undefined;
      own ||= match.cost[node] !== NO_MATCH;
      total += cost - (cost % COST_TYPO);
      levels += (cost % COST_TYPO) - (cost % COST_LEVEL);
      exactness = Math.max(exactness, cost % COST_LEVEL);
    }
    if (way.quality === Quality.Synonym && !this.isTogether(way, node, above)) return undefined;
    const mean = Math.ceil(levels / way.leaves.length / COST_LEVEL) * COST_LEVEL;
    return { cost: total + mean + exactness, own };
  }

  private evaluate(
    node: number,
    section: number,
    level: number,
    above: Int32Array,
  ): Candidate | undefined {
    const words = this.plan.words.map((): WordMatch => ({ cost: NO_MATCH, own: false }));
    let frequency = 0;
    for (const way of this.plan.alternatives) {
      const match = this.alternativeMatch(way, node, level, above);
      if (!match) continue;
      for (let index = way.from; index <= way.to; index += 1) {
        const word = words[index] as WordMatch;
        word.cost = Math.min(word.cost, match.cost);
        word.own ||= match.own;
      }
    }
    for (const match of this.matches) frequency += match.frequency[node] as number;
    return this.summarise(node, section, words, frequency);
  }

  private summarise(
    node: number,
    section: number,
    words: readonly WordMatch[],
    frequency: number,
  ): Candidate | undefined {
    const nodeLevel = this.core.nodeLevel[node] as number;
    const sums = {
      own: 0,
      optional: 0,
      covered: 0,
      matched: 0,
      typos: 0,
      weight: 0,
      heldWeight: 0,
      ownWeight: 0,
      level: 0,
      labelLevel: 0,
      spelling: 0,
      exactness: 0,
    };
    words.forEach((word, index) => {
      if (word.cost === NO_MATCH) return;
      if (this.plan.words[index]?.optional) {
        if (word.own) sums.optional += 1;
        return;
      }
      const level = levelOf(word.cost);
      const exactness = Math.floor((word.cost % COST_LEVEL) / COST_EXACTNESS);
      sums.matched += 1;
      if (word.own) sums.own += 1;
      if (word.own)
        sums.covered += coverageOf(exactness, level - (LEVEL_COST[nodeLevel] as number));
      sums.typos += Math.floor(word.cost / COST_TYPO);
      sums.weight += this.weights[index] as number;
      const held =
        (this.weights[index] as number) * (exactness < Quality.Synonym ? 1 : SYNONYM_SHARE);
      sums.heldWeight += held;
      if (word.own) sums.ownWeight += held;
      sums.level += level;
      sums.labelLevel += Math.min(level, LABEL_LEVEL);
      sums.exactness += exactness;
      sums.spelling += word.cost % COST_EXACTNESS;
    });
    if (sums.own === 0) return undefined;
    const page = this.core.nodePage[node] as number;
    const first = this.firstPosition(node);
    const isBlock = nodeLevel >= CONTENT_LEVEL;
    const isFirst =
      first === 0 &&
      sums.own === this.needed &&
      sums.typos === 0 &&
      isBeginning(this.plan, this.matches, node);
    const isLabel = isBlock && isFirst;
    const level = isLabel ? sums.labelLevel : sums.level;
    let distance: number | undefined;
    const coverage =
      (sums.covered + sums.optional) / Math.max(1, this.core.nodeLength[node] as number);
    return {
      node,
      page,
      section,
      named: isFirst && this.isIdentifier ? this.namedAs(node, sums.exactness) : 0,
      isLabel,
      first,
      words: sums.matched,
      typos: sums.typos,
      weight: sums.weight,
      heldWeight: sums.heldWeight,
      ownWeight: sums.ownWeight,
      level: level + (this.isSecondary(page) ? sums.matched * SECONDARY_LEVELS : 0),
      proximity: () => (distance ??= proximity(this.plan, this.matches, node)),
      spelling: sums.spelling,
      exactness: sums.exactness,
      optional: sums.optional,
      coverage,
      headingCoverage: isBlock ? 0 : coverage,
      focus: 0,
      frequency,
      // Authors name the keyword first that a page is most about.
      position: isBlock ? Math.min(first, 1) : Math.floor(first / KEYWORD_GAP),
      pageRank: this.core.pageRank[page] as number,
    };
  }
}
