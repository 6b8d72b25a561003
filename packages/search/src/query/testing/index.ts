import { sortedTerms, type Vocabulary } from '../../index/vocabulary';
import { Lexicon, Quality, type TermMatch } from '../lexicon';
import { planQuery, type Effort, type Plan } from '../plan';
import { Synonyms } from '../synonyms';
import { queryWords } from '../words';
import type { AnalysisLanguage, Synonym } from '../../types';

/** Words as an index has them, each as frequent as it is given; `parts` may be parts of compounds. */
export function vocabularyOf(words: readonly string[], parts: readonly string[] = []): Vocabulary {
  const all = [...words, ...parts];
  const sorted = sortedTerms(all);
  const frequency = (term: string): number => all.filter((word) => word === term).length;
  return {
    ...sorted,
    nodeCount: Uint32Array.from(sorted.terms, frequency),
    isPart: Uint8Array.from(sorted.terms, (term) => (parts.includes(term) ? 1 : 0)),
  };
}

/** The same of words between blanks. */
export function lexiconOf(words: string, parts = '', language: AnalysisLanguage = 'de'): Lexicon {
  const list = (text: string): string[] => text.split(' ').filter(Boolean);
  return new Lexicon(vocabularyOf(list(words), list(parts)), language);
}

const QUALITIES = Object.keys(Quality);

/** Terms in words: `belege Stem`, and with its typos `belga Form 1`. */
export function termNames(lexicon: Lexicon, matches: readonly TermMatch[]): string[] {
  return matches.map(({ term, quality, typos }) =>
    [lexicon.text(term), QUALITIES[quality], typos || ''].join(' ').trim(),
  );
}

/** A vocabulary: words and parts as of `lexiconOf`, and synonyms of each other. */
export interface TestWorld {
  readonly words?: string;
  readonly parts?: string;
  readonly synonyms?: readonly (readonly string[])[];
  readonly language?: AnalysisLanguage;
}

/**
 * The plan of a query, and its ways in words: which words they answer, how, and by which terms
 * (`0-1 Family: beleg Form + druck Form`).
 */
export function planned(
  query: string,
  effort: Effort,
  world: TestWorld,
): { plan: Plan; ways: string[] } {
  const { words = '', parts = '', synonyms = [], language = 'de' } = world;
  const lexicon = lexiconOf(words, parts, language);
  const rules = synonyms.map((each, at): Synonym => ({
    objectID: String(at),
    type: 'synonym',
    synonyms: each,
  }));
  const plan = planQuery(
    queryWords(query, language),
    lexicon,
    new Synonyms(rules, language),
    effort,
  );
  const ways = plan.alternatives.map(({ from, to, leaves, quality }) => {
    const names = leaves.map((leaf) =>
      termNames(lexicon, plan.leaves[leaf]?.terms ?? []).join(', '),
    );
    return `${from === to ? from : `${from}-${to}`} ${QUALITIES[quality]}: ${names.join(' + ')}`;
  });
  return { plan, ways };
}
