import type { ReactNode } from 'react';
import type { TableModel } from '@site/src/facts/table';
import DataTable from './DataTable';
import { isCodeList, MANY_CODES, MANY_ROWS } from '../table/sizes';
import { rowCount } from './strings';
import styles from './styles.module.css';

interface Props {
  readonly model: TableModel;
  readonly onCopy: (value: string) => void;
  /** The page is about this list alone. */
  readonly isPage: boolean;
}

/** Rows by their group, in the order in which groups begin. */
function groupsOf({ rows }: TableModel): [string, TableModel['rows']][] {
  const names = [...new Set(rows.map(({ group }) => group ?? ''))];
  return names.map((name) => [name, rows.filter(({ group = '' }) => group === name)]);
}

/**
 * The rows of a table in what can be opened: one fold for each group, one for a long list of codes
 * within a text, and one for other long tables that is closed on a phone only.
 */
export default function Folds({ model, onCopy, isPage }: Props): ReactNode {
  const { rows } = model;
  if (rows.some(({ group }) => group !== undefined)) {
    return groupsOf(model).map(([name, members]) => (
      <details key={name} className={styles.group}>
        <summary className="search-noindex">
          <span translate="no">{name}</span>{' '}
          <span className="fold-count group-count">{`(${members.length})`}</span>
        </summary>
        <DataTable
          model={{ ...model, caption: `${model.caption}: ${name}`, rows: members }}
          onCopy={onCopy}
        />
      </details>
    ));
  }
  const table = <DataTable model={model} onCopy={onCopy} />;
  const isOfCodes = isCodeList(model);
  if (rows.length < MANY_ROWS || (isPage && isOfCodes)) return table;
  return (
    <details className={isOfCodes && rows.length >= MANY_CODES ? styles.group : 'fold'}>
      <summary className="search-noindex">
        {model.caption} <span className="fold-count">{rowCount(rows.length, rows.length)}</span>
      </summary>
      {table}
    </details>
  );
}
