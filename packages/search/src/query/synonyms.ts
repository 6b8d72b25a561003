import { family, stem } from '../analysis/stem';
import { isStopWord } from '../analysis/stopwords';
import { tokenize } from '../analysis/tokenize';
import { sortedTerms, type SortedTerms } from '../index/vocabulary';
import type { AnalysisLanguage, Synonym } from '../types';
import { allowedTypos, typoMatches } from './typos';
import type { QueryWord } from './words';

interface Phrase {
  readonly words: readonly string[];
  readonly keys: readonly Key[];
}

/** The stem that the forms of a word share. */
interface Key {
  readonly stem: string;
  readonly family: string;
}

interface Rule {
  readonly from: Phrase;
  readonly to: readonly Phrase[];
  /** The query must have the stop words of `from` as well, each in its place. */
  readonly isWhole: boolean;
}

/** Another way to say the words `from` to `to` (inclusive) of a query; all of `words` are needed. */
interface SynonymMatch {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

/** Shortest half of a compound that is looked up. */
const MIN_HALF = 4;
/** Shortest word that is corrected: a shorter one is near too many others. */
const MIN_MISSPELT = 6;

function keyOf(word: string, language: AnalysisLanguage): Key {
  return { stem: stem(word, language), family: family(word, language) };
}

function isSame(left: Key | undefined, right: Key): boolean {
  return left?.stem === right.stem || left?.family === right.family;
}

interface Read {
  readonly all: readonly string[];
  /** Without stop words, unless there is nothing else. */
  readonly content: readonly string[];
}

function read(text: string, language: AnalysisLanguage): Read {
  const all = tokenize(text, language)
    .flat()
    .map(({ spelling }) => spelling.folded);
  const content = all.filter((word) => !isStopWord(word, language));
  return { all, content: content.length > 0 ? content : all };
}

function phrase(words: readonly string[], language: AnalysisLanguage): Phrase {
  return { words, keys: words.map((word) => keyOf(word, language)) };
}

/** Spellings of a phrase that a query may use: as separate words, or as one. */
function spellings({ words, keys }: Phrase, language: AnalysisLanguage): Phrase[] {
  if (words.length < 2) return [{ words, keys }];
  const joined = words.join('');
  return [
    { words, keys },
    { words: [joined], keys: [keyOf(joined, language)] },
  ];
}

/**
 * Synonyms of an index. Rules have Algolia's meaning
 * (https://www.algolia.com/doc/guides/managing-results/optimize-search-results/adding-synonyms/):
 * those of a `synonym` stand for each other, a `oneWaySynonym` leads from its input only.
 */
export class Synonyms {
  /** Rules by the stem and by the family of their first word. */
  private readonly rules = new Map<string, Rule[]>();
  /** Synonyms of single words, by stem. */
  private readonly ofStem = new Map<string, readonly Phrase[]>();
  /** Single words that have synonyms. */
  private readonly sources: SortedTerms;

  constructor(
    synonyms: readonly Synonym[],
    private readonly language: AnalysisLanguage,
  ) {
    const rule = (from: string, to: readonly string[]): Rule[] => {
      const targets = to
        .filter((text) => text !== from)
        .map((text) => phrase(read(text, language).content, language));
      const { all, content } = read(from, language);
      // "ohne Umsatzsteuer" says nothing about every question with "Umsatzsteuer".
      const isWhole = all.length > 1 && (content.length === 1 || content === all);
      const source = phrase(isWhole ? all : content, language);
      return spellings(source, language).map((each) => ({ from: each, to: targets, isWhole }));
    };
    const rules = synonyms.flatMap((entry) =>
      entry.type === 'oneWaySynonym'
        ? rule(entry.input, entry.synonyms)
        : entry.synonyms.flatMap((from) => rule(from, entry.synonyms)),
    );
    this.sources = sortedTerms(
      rules.flatMap(({ from: { words } }) => (words.length === 1 ? words : [])),
    );
    for (const entry of rules) {
      const { from, to } = entry;
      const [first, second] = from.keys;
      if (!first) continue;
      for (const key of new Set([first.stem, first.family]))
        this.rules.set(key, [...(this.rules.get(key) ?? []), entry]);
      if (second) continue;
      this.ofStem.set(first.stem, [...(this.ofStem.get(first.stem) ?? []), ...to]);
    }
  }

  /** Synonyms for any stretch of the query's words, in whatever inflection. */
  match(words: readonly QueryWord[]): SynonymMatch[] {
    const keys = words.map(({ folded }) => keyOf(folded, this.language));
    const all = [...words.keys()];
    const content = all.filter((index) => !words[index]?.optional);
    const found: SynonymMatch[] = [];
    for (const first of all) {
      const { stem: own, family: wider } = keys[first] as Key;
      const rules = new Set([own, wider].flatMap((key) => this.rules.get(key) ?? []));
      for (const { from, to, isWhole } of rules) {
        const places = isWhole ? all : content;
        const start = places.indexOf(first);
        const placeOf = (offset: number): number => places[start + offset] ?? -1;
        if (!from.keys.every((key, offset) => isSame(keys[placeOf(offset)], key))) continue;
        const last = placeOf(from.keys.length - 1);
        for (const target of to) found.push({ from: first, to: last, words: target.words });
      }
    }
    return found;
  }

  /** The word with synonyms that a misspelt one is meant to be. */
  closest(word: string): string | undefined {
    const { stem: own, family: wider } = keyOf(word, this.language);
    const isKnown = this.rules.has(own) || this.rules.has(wider);
    if (isKnown || word.length < MIN_MISSPELT) return undefined;
    const [best] = typoMatches(this.sources, word, allowedTypos(word.length), false).sort(
      (left, right) => left.typos - right.typos,
    );
    return best && this.sources.terms[best.term];
  }

  /**
   * Ways to say a German compound of which one half has synonyms (Kundennummer: Debitor and Nummer);
   * all words of a way are needed.
   */
  inCompound(word: string): string[][] {
    const ways: string[][] = [];
    for (let cut = MIN_HALF; cut <= word.length - MIN_HALF; cut += 1) {
      const [first, second] = [word.slice(0, cut), word.slice(cut)];
      for (const words of this.ofWord(first)) ways.push([...words, second]);
      for (const words of this.ofWord(second)) ways.push([first, ...words]);
    }
    return ways;
  }

  private ofWord(word: string): (readonly string[])[] {
    const own = stem(word, this.language);
    return (this.ofStem.get(own) ?? []).map(({ words }) => words);
  }
}
