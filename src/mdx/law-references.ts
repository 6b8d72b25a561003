import type { Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** What stands before the number of a provision, and the blank between them. */
const BEFORE_NUMBER = /(§§?|\b(?:Abs|Art|Nr)\.) (?=\d)/g;

/** Keeps the sign of a provision and its number on one line, but in code: `§ 27`, `Abs. 38`. */
export function lawReferences() {
  return (tree: Root): void => {
    visit(tree, (node) => {
      if (node.type === 'element' && node.tagName === 'code') return SKIP;
      if (node.type === 'text') node.value = node.value.replace(BEFORE_NUMBER, '$1\u00A0');
      return undefined;
    });
  };
}
