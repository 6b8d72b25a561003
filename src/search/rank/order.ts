import type { Candidate } from './candidate';

/** Hits of one page that may stand before other pages that match as well: a group shows five in all. */
const PER_PAGE = 3;

/**
 * Ranking by criteria, one after another: a later one only decides where all before are equal. The
 * order of the main ones is that of DocSearch's index settings (words, typo, attribute, proximity,
 * exact, custom: https://docsearch.algolia.com/docs/templates; what each means:
 * https://www.algolia.com/doc/guides/managing-results/relevance-overview/in-depth/ranking-criteria/).
 * Between them stand what tells records apart that would tie: weight of the words in a partial match,
 * umlauts as typed, a heading that is all about the query, stop words, how much of the page matches.
 */
export function compareCandidates(left: Candidate, right: Candidate): number {
  return (
    right.named - left.named ||
    right.words - left.words ||
    left.typos - right.typos ||
    right.weight - left.weight ||
    left.level - right.level ||
    left.proximity - right.proximity ||
    left.spelling - right.spelling ||
    right.headingCoverage - left.headingCoverage ||
    left.exactness - right.exactness ||
    right.optional - left.optional ||
    left.position - right.position ||
    right.focus - left.focus ||
    right.coverage - left.coverage ||
    right.frequency - left.frequency ||
    right.pageRank - left.pageRank ||
    left.node - right.node
  );
}

/** The best hit of each section: further ones would lead to the same place. */
export function onePerSection(sorted: readonly Candidate[]): Candidate[] {
  const seen = new Set<number>();
  return sorted.filter(({ section }) => !seen.has(section) && seen.add(section));
}

/**
 * Among equally good matches (words and typos), no page fills the list alone: its fourth and further
 * hits follow after the other pages' first ones. The order is otherwise kept.
 */
export function spreadPages(sorted: readonly Candidate[]): Candidate[] {
  const result: Candidate[] = [];
  let waiting: Candidate[] = [];
  let counts = new Map<number, number>();
  sorted.forEach((candidate, index) => {
    const before = sorted[index - 1];
    if (before && (before.words !== candidate.words || before.typos !== candidate.typos)) {
      result.push(...waiting);
      waiting = [];
      counts = new Map();
    }
    const count = counts.get(candidate.page) ?? 0;
    counts.set(candidate.page, count + 1);
    (count < PER_PAGE ? result : waiting).push(candidate);
  });
  return [...result, ...waiting];
}
