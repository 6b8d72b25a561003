import { useId, useMemo, type MouseEvent, type ReactNode, type Ref } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import { cellText, type TableModel, type TableRow } from '@site/src/facts/table';
import { frameClasses, headClass, tableFit, type TableFit } from '@site/src/facts/table-fit';
import { formatDay } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages as common } from '../messages';
import CellView from './CellView';
import { messages } from './messages';
import styles from './styles.module.css';
import ValueCells from './ValueCells';

const t = pageTexts(messages);
const word = pageTexts(common);

interface Props {
  readonly model: TableModel;
  readonly tableRef: Ref<HTMLTableElement>;
  /** Called with the value of the row whose copy button was pressed. */
  readonly onCopy: (value: string) => void;
}

function Row({
  row,
  columns,
  fit,
  copyable,
  onCopy,
}: Pick<Props, 'onCopy'> & {
  readonly row: TableRow;
  readonly columns: readonly string[];
  readonly fit: TableFit;
  readonly copyable: boolean;
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
      <th scope="row">
        <CellView cell={heading} />
      </th>
      {copyable && (
        <td className={styles.copyColumn}>
          {row.copy !== undefined && (
            <button
              type="button"
              className={styles.copy}
              value={row.copy}
              onClick={copy}
              aria-label={`${word('copy')} ${row.copy}`}
            >
              {word('copy')}
            </button>
          )}
        </td>
      )}
      <ValueCells cells={cells} columns={columns} fit={fit} />
    </tr>
  );
}

/** From so many rows on, a table can be skipped with the keyboard. */
const MANY_ROWS = 10;

/** From so many rows on, a list of codes is printed in two columns. */
const MANY_CODES = 30;

/** What the column of the buttons takes, as the text of a column. */
const COPY_COLUMN = ['x'.repeat(9)];

/** A table in a box that scrolls, with caption, headings, anchors and source; complete without script. */
export default function DataTable({ model, tableRef, onCopy }: Props): ReactNode {
  const { caption, columns, rows, intro, source, asOf } = model;
  const { currentLocale } = useDocusaurusContext().i18n;
  const captionId = useId();
  const place = `after-${captionId.replace(/\W/g, '')}`;
  const isLong = rows.length >= MANY_ROWS;
  const brokenLinks = useBrokenLinks();
  rows.forEach(({ id }) => id !== undefined && brokenLinks.collectAnchor(id));
  const [first, ...others] = columns;
  const copyable = rows.some((row) => row.copy !== undefined);
  const fit = useMemo(() => {
    const texts = columns.map((column, at) => [
      column,
      ...rows.map(({ cells }) => cellText(cells[at] ?? '')),
    ]);
    return tableFit(copyable ? [...texts, COPY_COLUMN] : texts);
  }, [columns, rows, copyable]);
  return (
    <>
      {intro && (
        <p className={styles.intro}>
          <CellView cell={intro} />
        </p>
      )}
      {isLong && (
        <a className="skip-table visually-hidden" href={`#${place}`}>
          {t('skip')}
        </a>
      )}
      <div
        className={clsx(styles.box, copyable && rows.length >= MANY_CODES && styles.codes)}
        role="group"
        aria-labelledby={captionId}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard
        tabIndex={0}
      >
        <div className={frameClasses(fit)}>
          <table ref={tableRef} className={styles.table}>
            <caption id={captionId}>
              <span>{caption}</span>
            </caption>
            <thead>
              <tr>
                <th scope="col">{first}</th>
                {copyable && (
                  <th scope="col" className={styles.copyColumn}>
                    {word('copy')}
                  </th>
                )}
                {others.map((column, index) => (
                  <th key={column} scope="col" className={headClass(fit, index + 1)}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <Row key={row.id ?? index} {...{ row, columns, fit, copyable, onCopy }} />
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {isLong && <span id={place} tabIndex={-1} />}
      {source && asOf && (
        <p className={styles.source}>
          {t('source')}: {source} {t('asOf')}{' '}
          <time dateTime={asOf}>{formatDay(asOf, currentLocale)}</time>.
        </p>
      )}
    </>
  );
}
