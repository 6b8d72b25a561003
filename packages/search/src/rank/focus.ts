import type { Core } from '../index/format';
import type { Candidate } from './candidate';

/** Records by which every page counts as longer, or a page of two lines would be all about its one match. */
const SHORT_PAGE = 20;

/** Works out how much of its page is about the query: the share of records that match the most words. */
export function addFocus(
  candidates: readonly Candidate[],
  { pageFirstNode, nodeLevel }: Core,
): void {
  const most = candidates.reduce((words, candidate) => Math.max(words, candidate.words), 0);
  const counts = new Map<number, number>();
  for (const { page, words } of candidates) {
    if (words === most) counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  for (const candidate of candidates) {
    const first = pageFirstNode[candidate.page] as number;
    const size = (pageFirstNode[candidate.page + 1] ?? nodeLevel.length) - first;
    candidate.focus = (counts.get(candidate.page) ?? 0) / (size + SHORT_PAGE);
  }
}
