import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Longest code that fits on a line of 320 px also with text of double size. */
export const LONGEST_WHOLE_CODE = 12;

function text(code: Element): string {
  return code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

/**
 * Marks short codes such as `BR-DE-17`, which would otherwise break at their hyphens, for the style
 * sheet. Longer ones may break, so that they fit on a narrow screen.
 */
export function wholeCodes() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _index, parent) => {
      const isBlock = parent?.type === 'element' && parent.tagName === 'pre';
      if (node.tagName !== 'code' || isBlock || text(node).length > LONGEST_WHOLE_CODE) return;
      node.properties.className = ['whole'];
    });
  };
}
