import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';
import type { TableFit } from '../facts/table-fit';

/** Height of a table on a phone above which it is folded there, in pixels. */
const TALL = 400;
const LINE = 22;
/** Characters of a line, and what the space around a row takes. */
const LINE_LENGTH = 46;
const AROUND = 24;

/** Estimates the height of a table on a phone, where each row is a block. */
function heightOnPhone(rows: readonly (readonly Element[])[]): number {
  return rows
    .map((cells) => {
      const lines = cells.map((cell) => Math.ceil(toString(cell).length / LINE_LENGTH));
      return AROUND + LINE * lines.reduce((all, one) => all + one, 0);
    })
    .reduce((all, one) => all + one, 0);
}

/**
 * The line that folds a table that is long on a phone, see src/css/tables.css; undefined for a shorter one.
 *
 * @param rows cells of the rows below the head
 */
export function summaryOf(
  rows: readonly (readonly Element[])[],
  { width }: TableFit,
  caption: string,
  count: string,
): ElementContent[] | undefined {
  if (width === 'narrow' || heightOnPhone(rows) <= TALL) return undefined;
  return [
    { type: 'text', value: `${caption} ` },
    {
      type: 'element',
      tagName: 'span',
      properties: { className: ['fold-count'] },
      children: [{ type: 'text', value: count }],
    },
  ];
}
