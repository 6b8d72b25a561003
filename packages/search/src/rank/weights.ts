import { isTalk } from '../analysis/stopwords';
import { Quality, type Lexicon } from '../query/lexicon';
import type { Leaf, Plan } from '../query/plan';

/** Weight of a word of talk beside another word that is as frequent. */
const TALK_SHARE = 0.2;

/**
 * The information in each word of a query: its inverse document frequency (Spärck Jones, 1972), from the
 * nodes that its forms are posted for. Words of which no form is known weigh as much as rare ones.
 */
export function wordWeights(plan: Plan, lexicon: Lexicon, nodeCount: number): number[] {
  return plan.words.map((word, index) => {
    if (word.optional) return 0;
    let frequency = 1;
    for (const { from, to, leaves } of plan.alternatives) {
      if (from !== index || to !== index || leaves.length > 1) continue;
      let sum = 0;
      for (const { term, quality } of (plan.leaves[leaves[0] as number] as Leaf).terms) {
        if (quality <= Quality.Stem) sum += lexicon.nodeCount(term);
      }
      frequency = Math.max(frequency, sum);
    }
    // What is asked for in a question is its noun.
    const share = word.isSeparated || isTalk(word.folded, lexicon.language) ? TALK_SHARE : 1;
    return share * Math.log(1 + nodeCount / Math.min(frequency, nodeCount));
  });
}
