import type { Candidate } from './candidate';

/** Pages whose best hits are shown together: as many as a reader sees at once. */
const BLOCK = 5;
/** Hits of a page before other pages follow: the page, and the section that answers. */
const PER_PAGE = 2;

/**
 * Ranking by criteria, one after another: a later one only decides where all before are equal. The
 * order of the main ones is that of DocSearch's index settings (words, typo, attribute, proximity,
 * exact, custom: https://docsearch.algolia.com/docs/templates; what each means:
 * https://www.algolia.com/doc/guides/managing-results/relevance-overview/in-depth/ranking-criteria/).
 * Between them are tie-breakers: weight of the words in a partial match,
 * umlauts as typed, a heading that is all about the query, stop words, how much of the page matches.
 */
export function compareCandidates(left: Candidate, right: Candidate): number {
  return (
    right.named - left.named ||
    right.words - left.words ||
    left.typos - right.typos ||
    right.weight - left.weight ||
    left.level - right.level ||
    left.proximity() - right.proximity() ||
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
 * Lets several pages be seen at once: in each block of pages the best hit of every page comes first,
 * then the second hits. A page's further hits follow after all other pages. The order is otherwise
 * kept, and dialog and search page put the hits of a page together again.
 */
export function spreadPages<Place extends { readonly page: number }>(
  sorted: readonly Place[],
): Place[] {
  const hitsOf = new Map<number, Place[]>();
  for (const place of sorted) hitsOf.set(place.page, [...(hitsOf.get(place.page) ?? []), place]);
  const pages = [...hitsOf.values()];
  const result: Place[] = [];
  for (let first = 0; first < pages.length; first += BLOCK) {
    const block = pages.slice(first, first + BLOCK);
    for (let row = 0; row < PER_PAGE; row += 1)
      result.push(...block.flatMap((hits) => hits[row] ?? []));
  }
  return [...result, ...pages.flatMap((hits) => hits.slice(PER_PAGE))];
}
