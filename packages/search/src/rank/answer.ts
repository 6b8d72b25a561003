import type { Core } from '../index/format';
import { CONTENT_LEVEL } from '../index/tree';
import type { Plan } from '../query/plan';
import type { Candidate } from './candidate';
import type { RankedPage } from './pages';

/** Fewer words are a caption, which leads to many places and asks nothing. */
const LEAST_WORDS = 2;
/** Pages among which the passage is looked for. */
const PAGES = 1;
/** Shares of the information in a query that a passage and the headings above it must hold. */
const LEAST_SHARE = 0.8;
const LEAST_OWN_SHARE = 0.55;
/** Shorter texts, in words, point elsewhere. */
const LEAST_LENGTH = 10;
/** A passage that is about the question begins with it, be it a sentence or the label of a row; in words. */
const LATEST_START = 3;
/** Share of a passage, in words, that the query must speak of. */
const LEAST_COVERAGE = 0.1;
/** Words of at least this share of the largest information are the rare ones. */
const RARE = 0.9;
/** Pages with a score below this share of the best one's answer something else. */
const NEAR_SCORE = 0.8;

/**
 * The passage that answers a query by itself: it is on one of the best pages and holds the rare words of
 * the query, with what the headings above it say. None is better than a wrong one.
 */
export function answerOf(
  candidates: readonly Candidate[],
  ranked: readonly RankedPage[],
  { nodeLength, nodeLevel }: Core,
  { words }: Plan,
  weights: readonly number[],
): Candidate | undefined {
  const needed = words.filter(({ optional }) => !optional).length;
  if (needed < LEAST_WORDS || words.length <= LEAST_WORDS) return undefined;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const most = Math.max(...weights);
  const lacking = (without: readonly number[]): boolean =>
    without.some((word) => (weights[word] as number) >= RARE * most);
  const least = (ranked[0]?.score ?? 0) * NEAR_SCORE;
  const pages = ranked
    .slice(0, PAGES)
    .filter(({ score, without }) => score >= least && !lacking(without))
    .map(({ page }) => page);
  const scoreOf = (candidate: Candidate): number =>
    candidate.heldWeight + candidate.ownWeight - total * 0.1 * pages.indexOf(candidate.page);
  return candidates
    .filter(
      ({ node, page, heldWeight, ownWeight, typos, coverage, first }) =>
        nodeLevel[node] === CONTENT_LEVEL &&
        (nodeLength[node] as number) >= LEAST_LENGTH &&
        pages.includes(page) &&
        typos === 0 &&
        first <= LATEST_START &&
        coverage >= LEAST_COVERAGE &&
        heldWeight >= LEAST_SHARE * total &&
        ownWeight >= LEAST_OWN_SHARE * total,
    )
    .reduce<Candidate | undefined>(
      (best, one) => (best && scoreOf(best) >= scoreOf(one) ? best : one),
      undefined,
    );
}
