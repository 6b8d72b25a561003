import {
  createSplitter,
  splitCompound,
  type CompoundPart,
  type Splitter,
} from '../analysis/compounds';
import { remembering } from '../analysis/remembering';
import { family, familyPrefixes, stem } from '../analysis/stem';
import { isStopWord } from '../analysis/stopwords';
import { findTerm, prefixRange, type Vocabulary } from '../index/vocabulary';
import type { AnalysisLanguage } from '../types';
import { allowedTypos, typoMatches } from './typos';

/** Quality of the match of a term and a query word, best first. */
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
/** Words whose forms are remembered. */
const MAX_REMEMBERED = 2000;

/** Answers which terms of an index a word may stand for. */
export class Lexicon {
  /** Remembered, since many words ask for them. */
  private readonly stemOf = remembering(Infinity, (term: number) =>
    stem(this.text(term), this.language),
  );
  private readonly familyOf = remembering(Infinity, (term: number) =>
    family(this.text(term), this.language),
  );

  constructor(
    readonly vocabulary: Vocabulary,
    readonly language: AnalysisLanguage,
  ) {}

  /** Compounds are made with singulars, of which a corpus may have the plural only. */
  readonly isPart = (word: string): boolean =>
    this.isPartTerm(word) ||
    (this.language === 'de' && PLURAL.some((ending) => this.isPartTerm(word + ending)));

  private readonly isFrequent = (word: string): boolean =>
    this.nodeCount(findTerm(this.vocabulary, word)) >= 2 && !isStopWord(word, this.language);

  private isPartTerm(word: string): boolean {
    return this.vocabulary.isPart[findTerm(this.vocabulary, word)] === 1;
  }

  text(term: number): string {
    return this.vocabulary.terms[term] as string;
  }

  nodeCount(term: number): number {
    return this.vocabulary.nodeCount[term] ?? 0;
  }

  /** The word itself and the other forms of its stem and family; the same list each time. */
  readonly forms = remembering(MAX_REMEMBERED, (word: string): readonly TermMatch[] =>
    this.findForms(word),
  );

  /** The same and, while a word is typed, what begins with it. */
  direct(word: string, isPrefix: boolean): readonly TermMatch[] {
    return isPrefix ? this.begun(word) : this.forms(word);
  }

  private readonly begun = remembering(MAX_REMEMBERED, (word: string): readonly TermMatch[] => {
    const forms = this.forms(word);
    const known = new Set(forms.map(({ term }) => term));
    return [...forms, ...this.prefixed(word).filter(({ term }) => !known.has(term))];
  });

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
        if (this.stemOf(term) === ownStem) found.push({ term, quality: Quality.Stem, typos: 0 });
        else if (this.familyOf(term) === ownFamily)
          found.push({ term, quality: Quality.Family, typos: 0 });
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
    const close = typoMatches(this.vocabulary, word, allowedTypos(word.length), asPrefix)
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
      if (text !== word && text.includes(word))
        found.push({ term, quality: Quality.Relaxed, typos: 0 });
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

  /** True for letters by which a term begins. */
  begins(letters: string): boolean {
    const { from, to } = prefixRange(this.vocabulary, letters);
    return to > from;
  }

  has(word: string): boolean {
    return findTerm(this.vocabulary, word) >= 0;
  }

  private misspeltQuality(term: number, word: string, asPrefix: boolean): Quality {
    const longer = this.text(term).length - word.length;
    return asPrefix && longer > 1 ? Quality.Prefix : Quality.Form;
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
