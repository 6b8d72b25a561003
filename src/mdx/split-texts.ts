import type { ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/**
 * Puts what a function makes of each text in its place, but in the elements named.
 *
 * @param others names of elements whose texts stay
 */
export function splitTexts(
  tree: Root,
  others: RegExp,
  split: (value: string) => readonly ElementContent[],
): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'element' && others.test(node.tagName)) return SKIP;
    if (node.type !== 'text' || parent?.type !== 'element' || index === undefined) return undefined;
    const parts = split(node.value);
    parent.children.splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
}
