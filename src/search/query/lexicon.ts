import {
  createSplitter,
  splitCompound,
  type CompoundPart,
  type Splitter,
} from '../analysis/compounds';
import { family, familyPrefixes, stem } from '../analysis/stem';
import { isStopWord } from '../analysis/stopwords';
import { findTerm, prefixRange, type Vocabulary } from '../index/vocabulary';
import type { AnalysisLanguage } from '../types';
import { allowedTypos, typoMatches } from './typos';

/** How a term answers a query word, best first. */
export const Quality = { Form: 0, Stem: 1, Synonym: 2, Family: 3, Prefix: 4, Relaxed: 5 } as const;
export type Quality = (typeof Quality)[keyof typeof Quality];

/** A term that answers a query word. */
export interface TermMatch {
  readonly term: number;
  readonly quality: Quality;
  readonly typos: number;
}

const PLURAL = ['n', 'en', 'e'];

/** Most terms that one query word is expanded to; the most frequent ones are kept. */
const MAX_EXPANSION = 200;
const MAX_TYPO_TERMS = 40;
/** Words whose forms are remembered; when there are more, the memory begins anew. */
const MAX_REMEMBERED = 2000;

/** Answers which terms of an index a word may stand for. */
export class Lexicon {
  private readonly known = new Map<string, readonly TermMatch[]>();
  private readonly roots = { stem: new Map<number, string>(), family: new Map<number, string>() };

  constructor(
    readonly vocabulary: Vocabulary,
    readonly language: AnalysisLanguage,
  ) {}

  /** Compounds are made with singulars, of which a corpus may have the plural only. */
  readonly isPart = (word: string): boolean =>
    this.isPartTerm(word) ||
    (this.language === 'de' && PLURAL.some((ending) => this.isPartTerm(word + ending)));

  private readonly isFrequent = (word: string): boolean => {
    const term = findTerm(this.vocabulary, word);
    return term >= 0 && this.nodeCount(term) >= 2 && !isStopWord(word, this.language);
  };

  private isPartTerm(word: string): boolean {
    const term = findTerm(this.vocabulary, word);
    return term >= 0 && this.vocabulary.isPart[term] === 1;
  }

  text(term: number): string {
    return this.vocabulary.terms[term] ?? '';
  }

  nodeCount(term: number): number {
    return this.vocabulary.nodeCount[term] ?? 0;
  }

  /** The word itself and the other forms of its stem and family; the same list each time. */
  forms(word: string): readonly TermMatch[] {
    return this.remembered(word, () => this.findForms(word));
  }

  /** The same and, while a word is typed, what begins with it. */
  direct(word: string, isPrefix: boolean): readonly TermMatch[] {
    const forms = this.forms(word);
    if (!isPrefix) return forms;
    return this.remembered(`${word}*`, () => {
      const known = new Set(forms.map(({ term }) => term));
      return [...forms, ...this.prefixed(word).filter(({ term }) => !known.has(term))];
    });
  }

  private remembered(key: string, find: () => TermMatch[]): readonly TermMatch[] {
    let found = this.known.get(key);
    if (found === undefined) {
      if (this.known.size >= MAX_REMEMBERED) this.known.clear();
      this.known.set(key, (found = find()));
    }
    return found;
  }

  private findForms(word: string): TermMatch[] {
    const found: TermMatch[] = [];
    const exact = findTerm(this.vocabulary, word);
    if (exact >= 0) found.push({ term: exact, quality: Quality.Form, typos: 0 });
    if (word.length < 3) return found;
    const ownStem = stem(word, this.language);
    const ownFamily = family(word, this.language);
    for (const prefix of new Set(familyPrefixes(word, this.language))) {
      const { from, to } = prefixRange(this.vocabulary, prefix);
      for (let term = from; term < to; term += 1) {
        if (term === exact) continue;
        if (this.root('stem', term) === ownStem)
          found.push({ term, quality: Quality.Stem, typos: 0 });
        else if (this.root('family', term) === ownFamily) {
          found.push({ term, quality: Quality.Family, typos: 0 });
        }
      }
    }
    return this.capped(found, MAX_EXPANSION);
  }

  /** Terms that begin with the word and are longer. */
  prefixed(word: string, quality: Quality = Quality.Prefix): TermMatch[] {
    const { from, to } = prefixRange(this.vocabulary, word);
    const found: TermMatch[] = [];
    for (let term = from; term < to; term += 1) {
      if (this.text(term) !== word) found.push({ term, quality, typos: 0 });
    }
    return this.capped(found, MAX_EXPANSION);
  }

  /** Terms within the typos that the word's length allows, with the other forms of the closest ones. */
  misspelt(word: string, asPrefix: boolean): TermMatch[] {
    const limit = allowedTypos(word.length);
    if (limit === 0) return [];
    const close = typoMatches(this.vocabulary, word, limit, asPrefix)
      .filter(({ typos }) => typos > 0)
      .map(({ term, typos }) => ({
        term,
        typos,
        quality: this.misspeltQuality(term, word, asPrefix),
      }));
    const [closest, ...others] = this.capped(close, MAX_TYPO_TERMS);
    const kept = closest ? [closest, ...others.filter(({ typos }) => typos === closest.typos)] : [];
    const seen = new Set(kept.map(({ term }) => term));
    const relatives = kept.slice(0, 8).flatMap(({ term, typos }) =>
      this.forms(this.text(term))
        .filter((match) => match.quality === Quality.Stem && !seen.has(match.term))
        .map((match) => ({ ...match, typos })),
    );
    return [...kept, ...relatives];
  }

  /** Terms that contain the word, for parts of words that no splitter finds. */
  containing(word: string): TermMatch[] {
    if (word.length < 4) return [];
    const found: TermMatch[] = [];
    this.vocabulary.terms.forEach((text, term) => {
      if (text.length > word.length && text.includes(word)) {
        found.push({ term, quality: Quality.Relaxed, typos: 0 });
      }
    });
    return this.capped(found, MAX_TYPO_TERMS);
  }

  /** Terms that share the word's longest known beginning, if that is most of the word. */
  truncated(word: string): TermMatch[] {
    const least = Math.max(4, Math.ceil(word.length * 0.6));
    for (let length = word.length - 1; length >= least; length -= 1) {
      const found = this.prefixed(word.slice(0, length), Quality.Relaxed);
      if (found.length > 0) return found.slice(0, MAX_TYPO_TERMS);
    }
    return [];
  }

  /** Parts of a compound of the corpus, at every depth. */
  readonly parts: Splitter = createSplitter(this.isPart);

  /** Parts of a compound; what no compound of the corpus shows may still be terms run together. */
  split(word: string): readonly CompoundPart[] {
    const parts = splitCompound(word, this.isPart);
    return parts.length > 0 ? parts : splitCompound(word, this.isFrequent);
  }

  has(word: string): boolean {
    return findTerm(this.vocabulary, word) >= 0;
  }

  private misspeltQuality(term: number, word: string, asPrefix: boolean): Quality {
    const longer = this.text(term).length - word.length;
    return asPrefix && longer > 1 ? Quality.Prefix : Quality.Form;
  }

  /** Stem or family of a term; remembered, since many words ask for it. */
  private root(kind: 'stem' | 'family', term: number): string {
    let known = this.roots[kind].get(term);
    if (known === undefined) {
      known = (kind === 'stem' ? stem : family)(this.text(term), this.language);
      this.roots[kind].set(term, known);
    }
    return known;
  }

  private capped(matches: TermMatch[], limit: number): TermMatch[] {
    if (matches.length <= limit && matches.every(({ typos }) => typos === 0)) return matches;
    return matches
      .sort(
        (left, right) =>
          left.typos - right.typos ||
          left.quality - right.quality ||
          this.nodeCount(right.term) - this.nodeCount(left.term),
      )
      .slice(0, limit);
  }
}
