import { partDictionary } from '../analysis/dictionary';
import { createSplitter, type Splitter } from '../analysis/compounds';
import { FormKind, formsOf, type Form } from '../analysis/forms';
import { isStopWord } from '../analysis/stopwords';
import type { AnalysisLanguage } from '../types';
import type { Posting } from './postings';
import { CONTENT_LEVEL, type Tree, type TreeNode } from './tree';

export interface InvertedTree {
  readonly postings: ReadonlyMap<string, Posting[]>;
  /** Length of each node's own text, in words. */
  readonly lengths: readonly number[];
  /** Words that may be parts of compounds. */
  readonly parts: ReadonlySet<string>;
}

/** Words between a text and its keywords, and between those, so that no phrase reaches across. */
const KEYWORD_GAP = 16;

function lengthOf(forms: readonly Form[]): number {
  return forms.reduce((length, { position }) => Math.max(length, position + 1), 0);
}

function keywordForms(
  node: TreeNode,
  length: number,
  language: AnalysisLanguage,
  split: Splitter,
): Form[] {
  return node.keywords.flatMap((keyword, index) =>
    formsOf(keyword, language, split).map((form) => ({
      ...form,
      kind: FormKind.Keyword,
      position: length + (index + 1) * KEYWORD_GAP + form.position,
    })),
  );
}

/** A query's answer need not contain stop words, so they are posted for headings only. */
function isPosted(form: Form, node: TreeNode, language: AnalysisLanguage): boolean {
  return (
    node.level < CONTENT_LEVEL || form.kind !== FormKind.Whole || !isStopWord(form.term, language)
  );
}

/** Postings of all terms of an outline, each in order of node and position. */
export function invert(tree: Tree, language: AnalysisLanguage): InvertedTree {
  const parts = partDictionary(
    tree.nodes.map(({ text }) => text),
    language,
  );
  const split = createSplitter((word) => parts.has(word));
  const postings = new Map<string, Posting[]>();
  const lengths = tree.nodes.map((node, index) => {
    const own = formsOf(node.text, language, split);
    const length = lengthOf(own);
    const byTerm = new Map<string, Form[]>();
    for (const form of [...own, ...keywordForms(node, length, language, split)]) {
      if (!isPosted(form, node, language)) continue;
      const list = byTerm.get(form.term);
      if (list) list.push(form);
      else byTerm.set(form.term, [form]);
    }
    for (const [term, forms] of byTerm) {
      forms.sort((left, right) => left.position - right.position);
      const list = postings.get(term);
      if (list) list.push({ node: index, forms });
      else postings.set(term, [{ node: index, forms }]);
    }
    return length;
  });
  return { postings, lengths, parts };
}
