import type { ReactNode } from 'react';
import { cellText, type Cell } from '@site/src/facts/table';
import { cellClass, type TableFit } from '@site/src/facts/table-fit';
import CellView from './CellView';

interface Props {
  /** The cells of a row after its heading. */
  readonly cells: readonly Cell[];
  /** The headings of all columns. */
  readonly columns: readonly string[];
  readonly fit: TableFit;
}

/** The values of a row; shown as a block, each has its column's name before it. */
export default function ValueCells({ cells, columns, fit }: Props): ReactNode {
  return cells.map((cell, index) => (
    <td
      key={index}
      data-label={columns[index + 1]}
      className={cellClass(fit, index + 1, cellText(cell))}
    >
      <CellView cell={cell} />
    </td>
  ));
}
