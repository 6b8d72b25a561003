import { SEPARABLE } from '../analysis/stem';
import { linkVariants } from '../analysis/compounds';
import { fold } from '../analysis/fold';
import { Quality, type Lexicon, type TermMatch } from './lexicon';
import { knownHalves, type Half } from './halves';
import type { Synonyms } from './synonyms';
import type { QueryWord } from './words';

/** Terms any of which answers one word. */
export interface Leaf {
  readonly terms: readonly TermMatch[];
  /** The word was typed with umlauts, accents or their substitutes. */
  readonly marked: boolean;
  /** Letters typed, for marking no more than them in terms that were found by prefix. */
  readonly typed: number;
  /** Words of the text that one match covers: two for a join (`e mail` found as `E-Mail`). */
  readonly width: number;
}

/** One way to answer the words `from` to `to` (inclusive) of a query: all its leaves have to match. */
export interface Alternative {
  readonly from: number;
  readonly to: number;
  readonly leaves: readonly number[];
  /** Best quality that a match by this way can have; with `Synonym`, the leaves have to be adjacent. */
  readonly quality: Quality;
}

export interface Plan {
  readonly words: readonly QueryWord[];
  readonly leaves: readonly Leaf[];
  readonly alternatives: readonly Alternative[];
}

/**
 * `Exact`: words as they are. `Tolerant`: typos, and compounds taken apart although they are known.
 * `Relaxed`: part of a word is enough.
 */
export const Effort = { Exact: 0, Tolerant: 1, Relaxed: 2 } as const;
export type Effort = (typeof Effort)[keyof typeof Effort];

const MAX_JOINED_WORDS = 3;
/** Words that make a question: what is known of it is not corrected. */
const LONG = 3;
/** Shortest half of a code. */
const MIN_CODE = 2;

class Planner {
  readonly leaves: Leaf[] = [];
  readonly alternatives: Alternative[] = [];
  /** In a question, the words that are known say enough about those that are not. */
  private readonly isLong: boolean;

  constructor(
    private readonly words: readonly QueryWord[],
    private readonly lexicon: Lexicon,
    private readonly synonyms: Synonyms,
    private readonly effort: Effort,
  ) {
    this.isLong = words.filter(({ optional }) => !optional).length >= LONG;
  }

  word(word: QueryWord, index: number): void {
    if (word.optional) {
      // While it is typed, a stop word may be the beginning of another word ("over", "overview").
      this.add(
        index,
        index,
        [[word, this.lexicon.direct(word.folded, word.isPrefix)]],
        Quality.Form,
      );
      return;
    }
    if (word.isSeparated) {
      this.separable(index, word);
      return;
    }
    const direct = this.lexicon.direct(word.folded, word.isPrefix);
    this.add(index, index, [[word, direct]], Quality.Form);
    const split = this.separable(index, word);
    if (direct.length > 0 && this.effort === Effort.Exact) {
      this.apart(index, word);
      return;
    }
    if (word.hasDigit) {
      if (direct.length === 0 && !this.code(index, word))
        this.add(index, index, [[word, this.lexicon.truncated(word.folded)]], Quality.Relaxed);
      return;
    }
    // No word has one letter five times in a row: this one is neither a compound nor misspelt.
    if (/(.)\1{4}/u.test(word.folded)) return;
    const otherwise = this.compoundSynonyms(index, word);
    const parts = this.compound(index, word, direct.length > 0) || otherwise;
    const misspelt =
      this.isLong && direct.length > 0 ? [] : this.lexicon.misspelt(word.folded, word.isPrefix);
    this.add(index, index, [[word, misspelt]], Quality.Form);
    const isUnknown = direct.length + misspelt.length === 0 && !parts && !split;
    if (isUnknown || this.effort === Effort.Relaxed) this.unknown(index, word);
  }

  /** Neighbouring words that the text writes as one (`x rechnung`, `rechnungs versand`). */
  joins(from: number): void {
    for (let to = from + 1; to < Math.min(this.words.length, from + MAX_JOINED_WORDS); to += 1) {
      const words = this.words.slice(from, to + 1);
      const raw = words.map((word) => word.raw).join('');
      const folded = fold(raw, this.lexicon.language);
      const isPrefix = words.some((word) => word.isPrefix);
      const matches = this.lexicon
        .direct(folded, isPrefix)
        .filter(({ quality }) => quality !== Quality.Family);
      const word = { folded, marked: words.some(({ marked }) => marked) };
      this.add(from, to, [[word, matches]], Quality.Form, words.length);
    }
  }

  wordSynonyms(): void {
    // An identifier is asked for by itself.
    if (this.words.length === 1 && this.words[0]?.hasDigit) return;
    const corrected = this.words.map((word) => this.corrected(word));
    for (const { from, to, words } of this.synonyms.match(corrected)) {
      const typos = corrected.slice(from, to + 1).some((word, at) => word !== this.words[from + at])
        ? 1
        : 0;
      const leaves = words.map((folded): Half => {
        const [word, terms] = this.half(folded, false);
        return [word, typos === 0 ? terms : terms.map((match) => ({ ...match, typos }))];
      });
      this.add(from, to, leaves, Quality.Synonym);
      const joined = words.join('');
      if (words.length > 1 && this.lexicon.has(joined)) {
        this.add(from, to, [this.half(joined, false)], Quality.Synonym);
      }
    }
  }

  /** A word that the texts do not have, as the word of support that it is meant to be. */
  private corrected(word: QueryWord): QueryWord {
    const isKnown = word.optional || word.hasDigit || this.lexicon.forms(word.folded).length > 0;
    if (isKnown || this.effort === Effort.Exact) return word;
    const closest = this.synonyms.closest(word.folded);
    return closest === undefined ? word : { ...word, folded: closest };
  }

  /** German verbs whose prefix is at the end: "Wie richte ich eine Nummernserie ein". */
  private separable(index: number, word: QueryWord): boolean {
    const { folded: particle } = this.words.at(-1) as QueryWord;
    if (this.lexicon.language !== 'de' || !SEPARABLE.has(particle)) return false;
    if (index === this.words.length - 1 || word.folded.length < 3) return false;
    const verb = this.half(particle + word.folded, word.marked);
    return this.add(index, index, [verb], Quality.Stem);
  }

  /** English writes many compounds apart (`cashdiscount` as "cash discount"), German does not. */
  private apart(index: number, word: QueryWord): void {
    if (this.lexicon.language === 'de') return;
    const parts = this.lexicon.split(word.folded);
    const leaves = parts.map(({ term }) => this.half(term, word.marked));
    if (leaves.length > 1) this.add(index, index, leaves, Quality.Synonym);
  }

  /** Takes a compound apart; where the text has it as it is (`isKnown`), that is as good as a typo. */
  private compound(index: number, word: QueryWord, isKnown: boolean): boolean {
    const parts = this.lexicon.split(word.folded);
    const [first, second] = parts;
    if (!first || !second) return false;
    let isLinked = false;
    for (const variant of linkVariants(first.term, word.folded.slice(second.start))) {
      if (variant === word.folded) continue;
      isLinked = this.add(index, index, [this.inflected(variant, word)], Quality.Stem) || isLinked;
    }
    if (isLinked && this.effort === Effort.Exact) return true;
    const leaves = parts.map(({ term }, part): Half => [
      { folded: term, marked: word.marked },
      this.lexicon
        .forms(term)
        .map((match) => (isKnown && part === 0 ? { ...match, typos: match.typos + 1 } : match)),
    ]);
    return this.add(index, index, leaves, Quality.Family);
  }

  /** A code that the text writes apart (`ISO4217` as "ISO 4217", `PDFA3` as "PDF/A-3"). */
  private code(index: number, { folded, marked, isPrefix }: QueryWord): boolean {
    let found = false;
    for (let cut = MIN_CODE; cut <= folded.length - MIN_CODE; cut += 1) {
      const [first, second] = [folded.slice(0, cut), folded.slice(cut)];
      const halves: Half[] = [
        this.half(first, marked),
        [{ folded: second, marked }, this.lexicon.direct(second, isPrefix)],
      ];
      found = this.add(index, index, halves, Quality.Synonym) || found;
    }
    return found;
  }

  private compoundSynonyms(index: number, word: QueryWord): boolean {
    let found = false;
    for (const words of this.synonyms.inCompound(word.folded)) {
      const leaves = words.map((folded, at): Half => [
        { folded, marked: word.marked },
        this.lexicon.direct(folded, word.isPrefix && at + 1 === words.length),
      ]);
      found = this.add(index, index, leaves, Quality.Family) || found;
      if (words.length > 2) continue;
      const [first, second] = words as [string, string];
      for (const folded of linkVariants(first, second)) {
        const whole = this.inflected(folded, word);
        found = this.add(index, index, [whole], Quality.Synonym) || found;
      }
    }
    return found;
  }

  /** A word that nothing explains: by half, by beginning, by what contains it. */
  private unknown(index: number, word: QueryWord): void {
    const ways: Half[][] = [
      ...knownHalves(this.lexicon, word),
      [[word, this.lexicon.prefixed(word.folded, Quality.Relaxed)]],
      [[word, this.lexicon.containing(word.folded)]],
    ];
    let found = false;
    for (const way of ways) found = this.add(index, index, way, Quality.Relaxed) || found;
    if (!found)
      this.add(index, index, [[word, this.lexicon.truncated(word.folded)]], Quality.Relaxed);
  }

  /** A word with all its forms. */
  private half(folded: string, marked: boolean): Half {
    return [{ folded, marked }, this.lexicon.forms(folded)];
  }

  /** A word instead of the one that was typed, with the forms of its stem. */
  private inflected(folded: string, { marked }: QueryWord): Half {
    const forms = this.lexicon.forms(folded).filter(({ quality }) => quality <= Quality.Stem);
    return [{ folded, marked }, forms];
  }

  /** Adds an alternative unless one of its leaves is empty. */
  private add(
    from: number,
    to: number,
    halves: readonly Half[],
    quality: Quality,
    width = 1,
  ): boolean {
    if (halves.some(([, terms]) => terms.length === 0)) return false;
    const leaves = halves.map(([{ folded, marked }, terms]) =>
      this.leaf({ terms, marked, typed: folded.length, width }),
    );
    this.alternatives.push({ from, to, leaves, quality });
    return true;
  }

  /** Index of a leaf; what several alternatives need is one leaf, as a list of terms is of one word. */
  private leaf(leaf: Leaf): number {
    const known = this.leaves.findIndex(
      ({ terms, marked }) => terms === leaf.terms && marked === leaf.marked,
    );
    return known >= 0 ? known : this.leaves.push(leaf) - 1;
  }
}

/** Works out which terms may answer a query and how they combine. */
export function planQuery(
  words: readonly QueryWord[],
  lexicon: Lexicon,
  synonyms: Synonyms,
  effort: Effort,
): Plan {
  const planner = new Planner(words, lexicon, synonyms, effort);
  words.forEach((word, index) => {
    planner.word(word, index);
    planner.joins(index);
  });
  planner.wordSynonyms();
  return { words, leaves: planner.leaves, alternatives: planner.alternatives };
}
