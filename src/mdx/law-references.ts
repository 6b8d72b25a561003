import type { ElementContent, Root } from 'hast';
import { splitTexts } from './split-texts';

/** The sign of a provision with its number, `§ 27`, `Abs. 38`, and names with a hyphen or a blank. */
const REFERENCE =
  /((?:§§?|\b(?:Abs|Art|Nr)\.) \d+\w?|\bEN 16931|\bLeitweg-ID|\b[Ee]-(?:Rechnung|invoice))/;

/** Elements that are not touched: code is copied, and headings have a place in the contents. */
const OTHERS = /^(?:code|h[1-6])$/;

/** The text with its references in elements that do not break; a blank of another kind would be copied. */
const marked = (value: string): ElementContent[] =>
  value.split(REFERENCE).flatMap((part, at): ElementContent[] => {
    const child = { type: 'text' as const, value: part };
    if (at % 2 === 0) return part === '' ? [] : [child];
    const properties = { className: ['whole'] };
    return [{ type: 'element', tagName: 'span', properties, children: [child] }];
  });

/** Keeps the sign of a provision and its number on one line, and names that a break would tear. */
export function lawReferences() {
  return (tree: Root): void => splitTexts(tree, OTHERS, marked);
}
