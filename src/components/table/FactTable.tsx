import { translate } from '@docusaurus/Translate';
import { useMemo, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { cellText, type TableRow } from '@site/src/facts/table';
import {
  cellClass,
  columnShares,
  frameClasses,
  headClass,
  tableFit,
} from '@site/src/facts/table-fit';
import CellView from './CellView';
import styles from './facts.module.css';
import { isCodeList, MANY_CODES, MANY_ROWS } from './sizes';

/** By the site's own translation: pages that have nothing to copy would load the words of tools. */
const copyWord = () =>
  translate({
    id: 'theme.CodeBlock.copy',
    message: 'Copy',
    description: 'The copy button label on code blocks',
  });

interface FactTableProps {
  /** Name of the table, with its id; undefined where the heading above names it. */
  readonly caption?: { readonly id: string; readonly text: string };
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** Called with the code that was pressed. */
  readonly onCopy?: (value: string) => void;
}

/** A table of facts, whose columns are as wide as what they hold; complete without script. */
export default function FactTable({ caption, columns, rows, onCopy }: FactTableProps): ReactNode {
  const isOfCodes = isCodeList({ rows });
  const { fit, shares } = useMemo(() => {
    const texts = columns.map((column, at) => [
      column,
      ...rows.map(({ cells }) => cellText(cells[at] ?? '')),
    ]);
    return {
      fit: tableFit(texts),
      shares: rows.length < MANY_ROWS ? undefined : columnShares(texts),
    };
  }, [columns, rows]);
  const classOfHead = (at: number) => {
    if (caption && at === 0) return undefined;
    return isOfCodes ? fit.cells[at] : headClass(fit, at);
  };
  const copy = (event: MouseEvent<HTMLButtonElement>) => onCopy?.(event.currentTarget.value);
  return (
    <div
      className={
        isOfCodes
          ? clsx('table-frame table-frame--codes', rows.length >= MANY_CODES && styles.codes)
          : frameClasses(fit)
      }
    >
      <table className={clsx(caption && styles.table, shares && styles.steady)}>
        {caption && (
          <caption id={caption.id}>
            <span>{caption.text}</span>
          </caption>
        )}
        {shares && (
          <colgroup>
            {shares.map((share, at) => (
              // As an attribute, since the policy of the site allows no style beside those of its files.
              <col key={columns[at]} width={`${share}%`} />
            ))}
          </colgroup>
        )}
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={column} scope="col" className={classOfHead(at)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(
            ({ id, words, keys, warning, copy: code, cells: [first = '', ...cells] }, at) => (
              <tr
                key={id ?? at}
                id={id}
                data-words={words}
                data-keys={keys?.join(' ')}
                className={warning ? styles.trap : undefined}
              >
                <th scope="row" aria-label={code}>
                  <CellView cell={first} />
                  {code !== undefined && (
                    // Lies over the code, whose text stays text: for those who select it, and for other readers.
                    <button
                      type="button"
                      className={styles.copy}
                      value={code}
                      onClick={copy}
                      aria-label={`${copyWord()} ${code}`}
                    />
                  )}
                </th>
                {cells.map((cell, index) => (
                  // Shown as a block, each has its column's name before it.
                  <td
                    key={index}
                    data-label={columns[index + 1]}
                    className={cellClass(fit, index + 1, cellText(cell))}
                  >
                    <CellView cell={cell} />
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}
