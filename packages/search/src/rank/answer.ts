import type { Core } from '../index/format';
import { CONTENT_LEVEL, DESCRIPTION_LEVEL, TITLE_LEVEL, type TreeNode } from '../index/tree';
import type { Place } from '../messages';
import type { Plan } from '../query/plan';
import type { Candidate } from './candidate';
import type { RankedPage } from './pages';

/** Fewer words are a caption, which leads to many places and asks nothing. */
const LEAST_WORDS = 2;
/** Shares of the information in a query that a passage and the headings above it must hold. */
const LEAST_SHARE = 0.5;
const LEAST_OWN_SHARE = 0.5;
/** Shorter texts, in words, point elsewhere. */
const LEAST_LENGTH = 8;
/** A passage that is about the question comes to it soon, be it a sentence or the label of a row; in words. */
const LATEST_START = 3;
/** Words of at least this share of the largest information are the rare ones. */
const RARE = 0.9;
/** The lead of the best page, as a share of its score, below which another may be meant as well. */
const LEAST_LEAD = 0.12;
/** The lead over other passages of its page below which either may be meant. */
const LEAST_MARGIN = 0.03;

/** True for a page of which its description is all that it says, such as that of a rule or term. */
export function isDescribedOnly({ nodeLevel, pageFirstNode }: Core, page: number): boolean {
  const first = pageFirstNode[page] as number;
  const isLast = first + 1 === (pageFirstNode[page + 1] ?? nodeLevel.length);
  return !isLast && nodeLevel[first + 1] === DESCRIPTION_LEVEL;
}

/**
 * The passage that answers a query by itself: the best one of a page that no other comes near, beside which
 * no other of the page says as much, and which holds the rare words of the query, with what the headings
 * above it say. Of a page that has no passages, its description. None is better than a wrong one.
 */
export function answerOf(
  candidates: readonly Candidate[],
  [best, second]: readonly RankedPage[],
  core: Core,
  { words }: Plan,
  weights: readonly number[],
): Place | undefined {
  const { nodeLength, nodeLevel, pageFirstNode } = core;
  const needed = words.filter(({ optional }) => !optional).length;
  if (!best || needed < LEAST_WORDS || words.length <= LEAST_WORDS) return undefined;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const most = Math.max(...weights);
  const isLacking = best.without.some((word) => (weights[word] as number) >= RARE * most);
  const lead = best.score - (second?.score ?? 0);
  if (isLacking || lead < LEAST_LEAD * best.score) return undefined;
  if (isDescribedOnly(core, best.page))
    return { page: best.page, node: pageFirstNode[best.page] as number };
  if (best.lead < LEAST_MARGIN) return undefined;
  return candidates.find(
    ({ node, heldWeight, ownWeight, typos, first }) =>
      node === best.passage &&
      nodeLevel[node] === CONTENT_LEVEL &&
      (nodeLength[node] as number) >= LEAST_LENGTH &&
      typos === 0 &&
      first <= LATEST_START &&
      heldWeight >= LEAST_SHARE * total &&
      ownWeight >= LEAST_OWN_SHARE * total,
  );
}

/** Sections around what a page says: they prepare for it, show a case of it or lead elsewhere. */
const AROUND: ReadonlySet<string | null> = new Set([
  null,
  'before-you-start',
  'example',
  'result',
  'test',
  'undo',
]);

/** True for a text that says something by itself where it stands: no introduction and no lead of a list. */
export const isWholeText = ({ anchor, level, text }: TreeNode): boolean =>
  level === TITLE_LEVEL || (!AROUND.has(anchor) && !/:\s*$/u.test(text));
