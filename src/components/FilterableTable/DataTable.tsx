import { useId, useMemo, type MouseEvent, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { cellText, type TableModel, type TableRow } from '@site/src/facts/table';
import { frameClasses, headClass, tableFit, type TableFit } from '@site/src/facts/table-fit';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages as common } from '../messages';
import CellView from './CellView';
import { messages } from './messages';
import { isCodeList, MANY_CODES, MANY_ROWS } from './sizes';
import styles from './styles.module.css';
import ValueCells from './ValueCells';

const t = pageTexts(messages);
const word = pageTexts(common);

interface Props {
  readonly model: Pick<TableModel, 'caption' | 'columns' | 'rows'>;
  /** Called with the code that was pressed. */
  readonly onCopy: (value: string) => void;
}

function Row({
  row,
  columns,
  fit,
  onCopy,
}: Pick<Props, 'onCopy'> & {
  readonly row: TableRow;
  readonly columns: readonly string[];
  readonly fit: TableFit;
}): ReactNode {
  const [heading = '', ...cells] = row.cells;
  const copy = (event: MouseEvent<HTMLButtonElement>) => onCopy(event.currentTarget.value);
  return (
    <tr
      id={row.id}
      data-words={row.words}
      data-keys={row.keys?.join(' ')}
      className={row.warning ? styles.trap : undefined}
    >
      <th scope="row" aria-label={row.copy}>
        <CellView cell={heading} />
        {row.copy !== undefined && (
          // Lies over the code, whose text stays text: for those who select it, and for other readers.
          <button
            type="button"
            className={styles.copy}
            value={row.copy}
            onClick={copy}
            aria-label={`${word('copy')} ${row.copy}`}
          />
        )}
      </th>
      <ValueCells cells={cells} columns={columns} fit={fit} />
    </tr>
  );
}

/** A table with caption, headings, anchors and source; complete without script. */
export default function DataTable({ model, onCopy }: Props): ReactNode {
  const { caption, columns, rows } = model;
  const captionId = useId();
  const place = `after-${captionId.replace(/\W/g, '')}`;
  const isLong = rows.length >= MANY_ROWS;
  const brokenLinks = useBrokenLinks();
  rows.forEach(({ id }) => id !== undefined && brokenLinks.collectAnchor(id));
  const [first, ...others] = columns;
  const isOfCodes = isCodeList(model);
  const fit = useMemo(
    () =>
      tableFit(
        columns.map((column, at) => [
          column,
          ...rows.map(({ cells }) => cellText(cells[at] ?? '')),
        ]),
      ),
    [columns, rows],
  );
  return (
    <>
      {isLong && (
        <a className="skip-table visually-hidden" href={`#${place}`}>
          {t('skip')}
        </a>
      )}
      <div
        className={
          isOfCodes
            ? clsx('table-frame table-frame--codes', rows.length >= MANY_CODES && styles.codes)
            : frameClasses(fit)
        }
      >
        <table className={styles.table}>
          <caption id={captionId}>
            <span>{caption}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {others.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={isOfCodes ? fit.cells[index + 1] : headClass(fit, index + 1)}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row key={row.id ?? index} {...{ row, columns, fit, onCopy }} />
            ))}
          </tbody>
        </table>
      </div>
      {isLong && <span id={place} tabIndex={-1} />}
    </>
  );
}
