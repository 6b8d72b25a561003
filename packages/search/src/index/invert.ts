import { createSplitter } from '../analysis/compounds';
import { partDictionary } from '../analysis/dictionary';
import { FormKind, visitForms } from '../analysis/forms';
import { isStopWord } from '../analysis/stopwords';
import type { AnalysisLanguage } from '../types';
import { CODE_LABEL } from './later';
import { PostingList } from './postings';
import { CONTENT_LEVEL, type Tree } from './tree';

interface InvertedTree {
  readonly postings: ReadonlyMap<string, PostingList>;
  /** Length of each node's own text, in words. */
  readonly lengths: readonly number[];
  /** Words that may be parts of compounds. */
  readonly parts: ReadonlySet<string>;
}

/** Words between a text and its keywords, and between those, so that no phrase reaches across. */
export const KEYWORD_GAP = 16;

/** Postings of all terms of an outline, each in order of node. */
export function invert(tree: Tree, language: AnalysisLanguage): InvertedTree {
  const parts = partDictionary(
    tree.nodes.map(({ text }) => text),
    language,
  );
  const split = createSplitter((word) => parts.has(word));
  const postings = new Map<string, PostingList>();
  const post = (
    term: string,
    node: number,
    position: number,
    kind: FormKind,
    marked: boolean,
  ): void => {
    let list = postings.get(term);
    if (!list) postings.set(term, (list = new PostingList()));
    list.add(node, position, kind, marked);
  };
  const lengths = tree.nodes.map(({ level, text, keywords }, node) => {
    const length = visitForms(text, language, split, ({ term, kind, position, marked }) => {
      // A query's answer need not contain stop words, so they are posted for headings only.
      const isNeeded =
        level < CONTENT_LEVEL || kind !== FormKind.Whole || !isStopWord(term, language);
      if (isNeeded) post(term, node, position, kind, marked);
    });
    keywords.forEach((keyword, index) => {
      const first = length + (index + 1) * KEYWORD_GAP;
      visitForms(keyword, language, split, ({ term, position, marked }) => {
        post(term, node, first + position, FormKind.Keyword, marked);
      });
    });
    // The name of a rule or term is all that is asked for; few readers have its identifier.
    const label = level === 1 ? CODE_LABEL.exec(text)?.[0] : undefined;
    return length - (label ? visitForms(label, language, split, () => undefined) : 0);
  });
  return { postings, lengths, parts };
}
