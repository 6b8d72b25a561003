import type { ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { IDENTIFIER, type Piece } from '../facts/table-fit';
import { splitTexts } from './split-texts';

/** Longest code that fits on a line of 320 px also with text of double size. */
export const LONGEST_WHOLE_CODE = 12;

/** Elements that may break, or are marked already. */
const OTHERS = /^(?:a|code|table|h[1-6])$/;

const isWhole = (identifier: string) => identifier.length <= LONGEST_WHOLE_CODE;

/** The pieces of a text, with identifiers in elements that do not break. */
export function elementsOf(parts: readonly Piece[]): ElementContent[] {
  return parts.flatMap(({ text, whole, breakBefore }): ElementContent[] => {
    const child = { type: 'text' as const, value: text };
    const element = { type: 'element' as const, properties: {}, children: [] };
    if (!whole) return breakBefore ? [{ ...element, tagName: 'wbr' }, child] : [child];
    const properties = { className: ['whole'], translate: 'no' };
    return [{ ...element, tagName: 'span', properties, children: [child] }];
  });
}

/** The text with its short identifiers in elements that do not break. */
function marked(value: string): ElementContent[] {
  const parts = value.split(IDENTIFIER).map((text, at) => {
    return { text, whole: at % 2 === 1 && isWhole(text), breakBefore: false };
  });
  return elementsOf(parts.filter(({ text }) => text !== ''));
}

/**
 * Marks short identifiers such as `BR-DE-17`, as code or in a sentence, which would otherwise break at
 * their hyphens, for the style sheet. Longer ones may break, so that they fit on a narrow screen.
 * Translators leave them, and links that are named by one.
 */
export function wholeCodes() {
  return (tree: Root): void => {
    visit(tree, { tagName: 'code' }, (node, _index, parent) => {
      const isBlock = parent?.type === 'element' && parent.tagName === 'pre';
      if (!isBlock && isWhole(toString(node))) node.properties.className = ['whole'];
    });
    visit(tree, { tagName: 'a' }, (node) => {
      const name = toString(node);
      if (IDENTIFIER.exec(name)?.[0] === name) node.properties.translate = 'no';
    });
    splitTexts(tree, OTHERS, marked);
  };
}
