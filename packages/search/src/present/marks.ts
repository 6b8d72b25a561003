import { FormKind, visitForms } from '../analysis/forms';
import { rawLength } from '../analysis/fold';
import type { Lexicon } from '../query/lexicon';
import type { Leaf, Plan } from '../query/plan';

/** A stretch of text that matched, in UTF-16 code units, and the query words that it answers. */
export interface Mark {
  readonly start: number;
  readonly end: number;
  readonly words: readonly number[];
}

interface MatchedTerm {
  /** Folded letters to mark; 0 marks the whole form. */
  typed: number;
  readonly words: Set<number>;
}

export type MatchedTerms = ReadonlyMap<string, MatchedTerm>;

/** The terms that a plan looks for, with the query words that they answer. */
export function matchedTerms(plan: Plan, lexicon: Lexicon): MatchedTerms {
  const found = new Map<string, MatchedTerm>();
  for (const way of plan.alternatives) {
    if (way.from === way.to && plan.words[way.from]?.optional) continue;
    for (const index of way.leaves) {
      const leaf = plan.leaves[index] as Leaf;
      for (const { term, typos } of leaf.terms) {
        const text = lexicon.text(term);
        const typed = typos === 0 && isLonger(text, plan, way.from) ? leaf.typed : 0;
        const entry = found.get(text) ?? { typed, words: new Set<number>() };
        entry.typed = Math.min(entry.typed, typed);
        for (let word = way.from; word <= way.to; word += 1) entry.words.add(word);
        found.set(text, entry);
      }
    }
  }
  return found;
}

/** True for a term that was found because it begins with a word still being typed. */
function isLonger(term: string, plan: Plan, word: number): boolean {
  const typed = plan.words[word];
  return (
    typed?.isPrefix === true && term.length > typed.folded.length && term.startsWith(typed.folded)
  );
}

/** The stretches of a text that match, in order and without overlaps; the earlier and longer wins. */
export function marksIn(text: string, terms: MatchedTerms, lexicon: Lexicon): Mark[] {
  const marks: Mark[] = [];
  visitForms(text, lexicon.language, lexicon.parts, ({ term, kind, span }) => {
    const match = terms.get(term);
    if (!match) return;
    const { start, end } = span();
    const isCut = match.typed > 0 && kind !== FormKind.Joined;
    const whole = text.slice(start, end);
    const length = isCut ? rawLength(whole, match.typed, lexicon.language) : whole.length;
    marks.push({ start, end: start + length, words: [...match.words] });
  });
  marks.sort((left, right) => left.start - right.start || right.end - left.end);
  const kept: Mark[] = [];
  for (const mark of marks) if (mark.start >= (kept.at(-1)?.end ?? 0)) kept.push(mark);
  return kept;
}
