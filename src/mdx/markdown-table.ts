import type { PhrasingContent, Table, TableRow } from 'mdast';
import type { Cell, StaticTable } from '../facts/table';

/** Text without markup, as the content of a cell. */
export const plain = (value: string): PhrasingContent[] => [{ type: 'text', value }];

function row(cells: readonly PhrasingContent[][], id?: string): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children })),
    ...(id && { data: { hProperties: { id } } }),
  };
}

/**
 * A Markdown table, as a writer types one, but that its rows can have anchors.
 *
 * @param rows one cell for each column
 */
export function markdownTable(
  columns: readonly string[],
  rows: readonly { readonly cells: readonly PhrasingContent[][]; readonly id?: string }[],
): Table {
  return {
    type: 'table',
    align: columns.map(() => null),
    children: [row(columns.map(plain)), ...rows.map(({ cells, id }) => row(cells, id))],
  };
}

/** Text with captions between pairs of asterisks. */
const emphasised = (text: string): PhrasingContent[] =>
  text
    .split('**')
    .flatMap((part, index): PhrasingContent[] =>
      index % 2 === 1
        ? [{ type: 'strong', children: plain(part) }]
        : part === ''
          ? []
          : plain(part),
    );

/** Content of a cell of facts as Markdown. */
export function cellContent(cell: Cell): PhrasingContent[] {
  if (typeof cell === 'string') return emphasised(cell);
  if ('code' in cell) return [{ type: 'inlineCode', value: cell.code }];
  if ('text' in cell) {
    const { text: value, to, isCode = false } = cell;
    const text: PhrasingContent[] = isCode ? [{ type: 'inlineCode', value }] : plain(value);
    return [{ type: 'link', url: to, children: text }];
  }
  if ('badge' in cell) {
    const className = ['site-badge', `site-badge--${cell.tone}`];
    const data = { hName: 'span', hProperties: { className } };
    return [{ type: 'emphasis', data, children: plain(cell.badge) }];
  }
  if ('lines' in cell) {
    return cell.lines.flatMap((line, index): PhrasingContent[] => [
      ...(index > 0 ? [{ type: 'break' as const }] : []),
      ...cellContent(line),
    ]);
  }
  return cell.flatMap((part, index) => [...(index > 0 ? plain(' ') : []), ...cellContent(part)]);
}

/** A table of facts without a filter: only what a reader sees of them. */
export const factTable = ({ columns, rows }: StaticTable): Table =>
  markdownTable(
    columns,
    rows.map(({ cells, id }) => ({ cells: cells.map(cellContent), id })),
  );
