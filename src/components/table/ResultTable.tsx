import type { ReactNode } from 'react';
import WideTable from './WideTable';

interface Column {
  readonly label: ReactNode;
  /** Its cells are from the reader's files, which nobody translates. */
  readonly isOwn?: boolean;
}

interface ResultTableProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly rows: readonly { readonly key: string | number; readonly cells: readonly ReactNode[] }[];
  /** The first cell of each row heads it. */
  readonly hasRowHeads?: boolean;
  /** Rows become blocks on a phone, in which each cell has its column's name before it. */
  readonly isStacked?: boolean;
}

/** A table of what a tool has found. */
export default function ResultTable({
  label,
  columns,
  rows,
  hasRowHeads = false,
  isStacked = false,
}: ResultTableProps): ReactNode {
  const cell = (content: ReactNode, index: number): ReactNode => {
    if (hasRowHeads && index === 0) {
      return (
        <th key={index} scope="row">
          {content}
        </th>
      );
    }
    const { label: name, isOwn } = columns[index] ?? {};
    return (
      <td
        key={index}
        data-label={isStacked ? name : undefined}
        translate={isOwn ? 'no' : undefined}
      >
        {content}
      </td>
    );
  };
  return (
    <WideTable label={label} isStacked={isStacked}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>{cells.map(cell)}</tr>
        ))}
      </tbody>
    </WideTable>
  );
}
