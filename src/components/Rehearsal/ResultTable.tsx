import type { ReactNode } from 'react';
import WideTable from '../InvoiceDesk/WideTable';
import styles from './styles.module.css';

interface ResultTableProps {
  readonly label: string;
  /** Headings of the columns. */
  readonly columns: readonly string[];
  /** The rows; each cell has its heading as `data-label`. */
  readonly children: ReactNode;
}

/** A table of the results, whose rows become blocks on a phone. */
export default function ResultTable({ label, columns, children }: ResultTableProps): ReactNode {
  return (
    <div className={styles.wide}>
      <WideTable label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </WideTable>
    </div>
  );
}
