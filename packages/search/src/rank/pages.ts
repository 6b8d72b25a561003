import type { Core } from '../index/format';
import { ASK_LEVEL, CODE_LEVEL, CONTENT_LEVEL, DESCRIPTION_LEVEL } from '../index/tree';
import { isDemand } from '../messages';
import type { Plan } from '../query/plan';
import type { Candidate } from './candidate';
import { aroundShares } from './kinds';
import {
  COST_EXACTNESS,
  COST_LEVEL,
  COST_TYPO,
  KEYWORD_LEVELS,
  NO_MATCH,
  PART_EXACTNESS,
  type Matches,
} from './matches';

/** A page that answers part of a query. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Node of the heading or block that says the most; undefined where only what is said about the page matches. */
  readonly passage: number | undefined;
  /** Its lead over the next best one, in shares of the information in the query. */
  readonly lead: number;
  /** Words of the query, by index, that nothing on the page or about it matches. */
  readonly without: readonly number[];
}

/** Matches of a page beside its texts; all but `asks` are 0 to 1. */
interface About {
  /** Fit of the best question. */
  readonly ask: number;
  /** Sum over all questions, so that a page leads that is asked in several ways. */
  readonly asks: number;
  /** Share of the title that the query covers. */
  readonly title: number;
}

/** The passage to open, and how much the two that say the most say, whatever kind of place they are. */
interface Said extends Pick<RankedPage, 'passage' | 'lead'> {
  /** A share, with what is above it and what the page is about; 0 to 1. */
  readonly said: number;
  readonly saidNext: number;
}

/** A heading or block that matches: worth of each word in it, in its section's heading and the deeper one above it. */
interface Part {
  readonly node: number;
  readonly own: Float64Array;
  readonly section?: Float64Array;
  readonly heading?: Float64Array;
}

/** Fields of a page, in the order of {@link FIELD_WEIGHTS}. */
const Field = { Title: 0, Keyword: 1, Heading: 2, Text: 3, About: 4 } as const;
const FIELDS = 5;
/** Weights by field, and saturation and length, as in BM25F (Robertson and Zaragoza, 2009). */
const FIELD_WEIGHTS = [2.5, 1.5, 0.8, 0.4, 2.5] as const;
const SATURATION = 1.7;
/** Rare words say more, but a page of one rare word says less than one of all others. */
const INFORMATION_POWER = 0.45;
const LENGTH_SHARE = 0.2;
/** More of one word in the texts of a page say no more. */
const MAX_IN_TEXT = 5;
/** Fit of a question that is asked word for word, where the best other one has 1; from this share of its words on. */
const SAME_ASK = 2;
const SAME_SHARE = 0.9;
/** Weight of a question beside the description. */
const ASK_SHARE = 0.7;
/** The questions of a place count almost as if the place said them. */
const ASKED_WORTH = 0.9;
/** Code says next to nothing about a word. */
const CODE_SHARE = 0.1;

/**
 * Weights of what a passage says itself, of the headings above it, and of what its page is about, with
 * their saturation. Longer passages say less of each thing; in words, the length that is usual.
 */
const PASSAGE = {
  own: 2.2,
  section: 0.8,
  heading: 1,
  title: 0.7,
  keyword: 0.4,
  about: 0.4,
  text: 0.14,
} as const;
const PASSAGE_SATURATION = 3.1;
const PASSAGE_LENGTH_SHARE = 0.2;
const USUAL_LENGTH = 18;
/** The bonus of a row that is called as the query is. */
const LABEL_SHARE = 0.1;
/** Further texts with the same word say no more about the page of a passage. */
const MAX_AROUND = 3;

/** Worth of a heading: a title that says just what the query says, one that says it among other words, other titles, rows, headings. */
const HEADING = { same: 2, phrase: 1.45, title: 1, label: 1, section: 0.7 } as const;

/**
 * Weights of the parts of the score: the whole page, its best passage and the next one, its best question
 * and heading, all questions about it, and how much of its title the query says.
 */
const SHARES = {
  page: 1.25,
  passage: 0.7,
  next: 0.2,
  ask: 0.6,
  heading: 0.7,
  order: 0.15,
  asks: 0.35,
  title: 0.09,
  /** Rules explain a demand of a validator, whatever else is written about its terms. */
  demanded: 0.3,
} as const;

/** Worth of a match, by its quality and kind (`Quality` and the cost of a part). */
const WORTH = [1, 0.95, 0.8, 0.8, 0.75, 0.6] as const;
const LEAST_WORTH = 0.35;
const TYPO_WORTH = 0.7;

function worthOf(cost: number): number {
  const exactness = Math.floor((cost % COST_LEVEL) / COST_EXACTNESS);
  const own = isKeyword(cost) ? exactness - PART_EXACTNESS : exactness;
  return (WORTH[own] ?? LEAST_WORTH) * TYPO_WORTH ** Math.floor(cost / COST_TYPO);
}

function isKeyword(cost: number): boolean {
  return Math.floor((cost % COST_TYPO) / COST_LEVEL) >= KEYWORD_LEVELS;
}

/**
 * Ranks pages by their best passage and by what they say in all, for queries of several words: a question is
 * seldom answered in the words of a single text. Words that a page lacks cost it their information, wherever they are
 * in the query.
 */
export class PageRanking {
  private readonly total: number;
  /** Information of each word in the score of a page. */
  private readonly said: readonly number[];
  private readonly saidTotal: number;
  /** Two words are what something is called rather than a question. */
  private readonly isCaption: boolean;
  private readonly words: number;
  /** Worth of each word in each field of the page at hand. */
  private readonly fields: Float64Array;
  /** The same of the node at hand: in its text, and among the keywords beside it. */
  private readonly own: Float64Array;
  private readonly beside: Float64Array;
  /** Headings and blocks of the page at hand that match. */
  private parts: Part[] = [];

  constructor(
    private readonly core: Core,
    private readonly plan: Plan,
    private readonly matches: readonly Matches[],
    private readonly touched: Uint8Array,
    private readonly weights: readonly number[],
  ) {
    this.words = plan.words.length;
    this.isCaption = this.words < 3;
    this.total = weights.reduce((sum, weight) => sum + weight, 0);
    this.said = weights.map((weight) => weight ** INFORMATION_POWER);
    this.saidTotal = this.said.reduce((sum, weight) => sum + weight, 0);
    this.fields = new Float64Array(this.words * FIELDS);
    this.own = new Float64Array(this.words);
    this.beside = new Float64Array(this.words);
  }

  /**
   * The pages that match, best first.
   *
   * @param candidates in the order of the records
   * @param query as it was typed: what kind of place it asks for, and whether it is the sentence of a rule
   */
  rank(candidates: readonly Candidate[], query: string): RankedPage[] {
    const { pageFirstNode, nodeLevel } = this.core;
    const bests = this.bests(candidates);
    const labels = new Set(candidates.flatMap(({ isLabel, node }) => (isLabel ? [node] : [])));
    const demanded = isDemand(query) ? SHARES.demanded : 0;
    const around = aroundShares(query);
    const averageSize = nodeLevel.length / pageFirstNode.length;
    const ranked: RankedPage[] = [];
    pageFirstNode.forEach((first, page) => {
      const end = pageFirstNode[page + 1] ?? nodeLevel.length;
      const about = this.read(first, end);
      if (!about) return;
      const size = 1 - LENGTH_SHARE + (LENGTH_SHARE * (end - first)) / averageSize;
      const { heading = 0, named = 0, order = Infinity } = bests.get(page) ?? {};
      const { sum, without } = this.wholePage(size);
      const { said, saidNext, ...place } = this.passages(labels, around);
      ranked.push({
        page,
        score:
          named +
          SHARES.page * sum +
          SHARES.passage * said +
          SHARES.next * saidNext +
          SHARES.heading * heading +
          SHARES.ask * about.ask +
          (this.isRule(page) ? demanded : 0) +
          (this.isCaption ? 0 : SHARES.asks * about.asks + SHARES.title * about.title) +
          SHARES.order / (1 + order),
        ...place,
        without,
      });
    });
    return ranked.sort((left, right) => right.score - left.score);
  }

  private isRule(page: number): boolean {
    const { meta, pageFacets } = this.core;
    return meta.facets[pageFacets[page] as number]?.kind === 'rules';
  }

  /**
   * The passages of the page at hand. The one to open says the most where what it is for counts, too: a section that
   * prepares for the answer or follows it is not the answer.
   */
  private passages(labels: ReadonlySet<number>, around: readonly number[]): Said {
    let passage: number | undefined;
    let best = -Infinity;
    let next = -Infinity;
    let said = 0;
    let saidNext = 0;
    for (const part of this.parts) {
      const says = this.saidBy(part) + (labels.has(part.node) ? LABEL_SHARE : 0);
      const place = says - (around[this.core.nodeKind[part.node] as number] as number);
      if (says > 0 && place > best) {
        next = best;
        best = place;
        passage = part.node;
      } else next = Math.max(next, place);
      saidNext = Math.max(saidNext, Math.min(said, says));
      said = Math.max(said, says);
    }
    return { passage, lead: best - Math.max(0, next), said, saidNext };
  }

  private saidBy({ node, own, section, heading }: Part): number {
    const level = this.core.nodeLevel[node] as number;
    const length = this.core.nodeLength[node] as number;
    const long = level < CONTENT_LEVEL ? 1 : 1 + PASSAGE_LENGTH_SHARE * (length / USUAL_LENGTH - 1);
    const share = (PASSAGE.own * (level === CODE_LEVEL ? CODE_SHARE : 1)) / long;
    let sum = 0;
    for (let word = 0; word < this.words; word += 1) {
      const field = (name: number): number => this.fields[word * FIELDS + name] as number;
      const frequency =
        share * (own[word] as number) +
        PASSAGE.section * (section?.[word] ?? 0) +
        PASSAGE.heading * (heading?.[word] ?? 0) +
        PASSAGE.title * field(Field.Title) +
        PASSAGE.keyword * field(Field.Keyword) +
        PASSAGE.about * field(Field.About) +
        PASSAGE.text * Math.min(MAX_AROUND, field(Field.Text));
      sum += ((this.said[word] as number) * frequency) / (frequency + PASSAGE_SATURATION);
    }
    return sum / this.saidTotal;
  }

  /** The best heading of each page, and its place among the pages by its best record. */
  private bests(candidates: readonly Candidate[]) {
    const found = new Map<number, { heading: number; named: number; order: number }>();
    for (const candidate of candidates) {
      const { page, node, weight, typos, words, exactness, named, isLabel } = candidate;
      let entry = found.get(page);
      if (!entry) found.set(page, (entry = { heading: 0, named: 0, order: found.size }));
      entry.named = Math.max(entry.named, named);
      const level = this.core.nodeLevel[node] as number;
      if (level >= CONTENT_LEVEL && !isLabel) continue;
      const share = (weight / this.total) * 0.75 ** typos;
      const covered = isLabel ? 1 : 0.3 + 0.7 * Math.min(1, candidate.headingCoverage);
      const exact = 1 - (0.04 * exactness) / Math.max(1, words);
      const depth = HEADING[this.headingKind(level, candidate)];
      entry.heading = Math.max(entry.heading, share ** 1.5 * covered * exact * depth);
    }
    return found;
  }

  private headingKind(level: number, candidate: Candidate): keyof typeof HEADING {
    if (candidate.isLabel) return 'label';
    if (level > 1) return 'section';
    if (candidate.headingCoverage >= 1) return 'same';
    return this.isPhrase(candidate) ? 'phrase' : 'title';
  }

  /** True for a heading that itself, not by the keywords beside it, has the whole query as a phrase. */
  private isPhrase({ node, headingCoverage, proximity }: Candidate): boolean {
    const needed = this.plan.words.filter(({ optional }) => !optional);
    const own = headingCoverage * (this.core.nodeLength[node] as number);
    return (
      own >= needed.length &&
      needed.every(({ hasDigit }) => !hasDigit) &&
      proximity() < needed.length
    );
  }

  /** Fills the fields and parts of a page; undefined where nothing matches. */
  private read(first: number, end: number): About | undefined {
    const { nodeLevel, nodeLength } = this.core;
    let isMatch = false;
    let ask = 0;
    let asks = 0;
    let title = 0;
    let above: Pick<Part, 'section' | 'heading'> = {};
    this.fields.fill(0);
    this.parts = [];
    const askedAt = this.askedAt(first, end);
    for (let node = first; node < end; node += 1) {
      const level = nodeLevel[node] as number;
      const isHeading = level > 1 && level < CONTENT_LEVEL;
      // What stands below another heading is not below the one before.
      if (isHeading) above = level > 2 && above.section ? { section: above.section } : {};
      const asked = askedAt.get(node);
      if ((!this.touched[node] && !asked) || level === 0) continue;
      isMatch = true;
      this.readNode(node);
      asked?.forEach((worth, word) => {
        this.own[word] = Math.max(this.own[word] as number, ASKED_WORTH * worth);
      });
      const share = this.collect(level);
      const length = Math.max(1, nodeLength[node] as number);
      if (level === 1) title = Math.min(1, share.words / length);
      else if (level < DESCRIPTION_LEVEL)
        this.parts.push({ node, own: this.own.slice(), ...above });
      if (isHeading) above = { ...above, [level === 2 ? 'section' : 'heading']: this.own.slice() };
      if (level !== ASK_LEVEL) continue;
      const covered = Math.min(1, (1.6 * share.words) / length);
      asks += share.information ** 2;
      const isSame = share.information >= SAME_SHARE && share.words >= SAME_SHARE * length;
      ask = Math.max(ask, isSame ? SAME_ASK : share.information ** 1.5 * (0.7 + 0.3 * covered));
    }
    return isMatch ? { ask, asks, title } : undefined;
  }

  /** The places that a question of the page is about, with the worth of each word in the best one. */
  private askedAt(first: number, end: number): Map<number, Float64Array> {
    const found = new Map<number, { worths: Float64Array; information: number }>();
    for (let node = first; node < end; node += 1) {
      const place = this.core.nodeAsked[node] as number;
      if (place === 0 || !this.touched[node]) continue;
      this.readNode(node);
      const information = this.own.reduce(
        (sum, worth, word) => sum + worth * (this.said[word] as number),
        0,
      );
      if (information > (found.get(place)?.information ?? 0))
        found.set(place, { worths: this.own.slice(), information });
    }
    return new Map([...found].map(([node, { worths }]) => [node, worths]));
  }

  /** Fills the worth of each word in a node's own text, and in its keywords. */
  private readNode(node: number): void {
    this.own.fill(0);
    this.beside.fill(0);
    for (const { from, to, leaves, quality } of this.plan.alternatives) {
      let worth: number = WORTH[quality];
      let place = this.own;
      for (const leaf of leaves) {
        const cost = (this.matches[leaf] as Matches).cost[node] as number;
        if (cost === NO_MATCH) {
          worth = 0;
          break;
        }
        if (isKeyword(cost)) place = this.beside;
        worth = Math.min(worth, worthOf(cost));
      }
      for (let word = from; word <= to; word += 1) {
        if (worth > (place[word] as number)) place[word] = worth;
      }
    }
  }

  /** Adds a node that was read to the fields of its page. */
  private collect(level: number): { information: number; words: number } {
    let information = 0;
    let words = 0;
    const raise = (field: number, word: number, worth: number): void => {
      const at = word * FIELDS + field;
      if (worth > (this.fields[at] as number)) this.fields[at] = worth;
    };
    for (let word = 0; word < this.words; word += 1) {
      const worth = this.own[word] as number;
      words += worth;
      information += worth * (this.said[word] as number);
      if (level === 1) {
        raise(Field.Title, word, worth);
        raise(Field.Keyword, word, this.beside[word] as number);
      } else if (level < CONTENT_LEVEL)
        raise(Field.Heading, word, level === 2 ? worth : worth * 0.8);
      else if (level >= DESCRIPTION_LEVEL) {
        raise(Field.About, word, level === ASK_LEVEL ? worth * ASK_SHARE : worth);
      } else {
        const at = word * FIELDS + Field.Text;
        const more = level === CODE_LEVEL ? worth * CODE_SHARE : worth;
        this.fields[at] = Math.min(MAX_IN_TEXT, (this.fields[at] as number) + more);
      }
    }
    return { information: information / this.saidTotal, words };
  }

  private wholePage(size: number): { sum: number; without: number[] } {
    let sum = 0;
    const without: number[] = [];
    for (let word = 0; word < this.words; word += 1) {
      const weight = this.said[word] as number;
      let frequency = 0;
      FIELD_WEIGHTS.forEach((share, field) => {
        const worth = this.fields[word * FIELDS + field] as number;
        frequency += (share * worth) / (field === Field.Text ? size : 1);
      });
      if (weight > 0 && frequency === 0) without.push(word);
      sum += (weight * frequency) / (frequency + SATURATION);
    }
    return { sum: sum / this.saidTotal, without };
  }
}
