import { Fragment, useId, type ReactNode } from 'react';
import clsx from 'clsx';
import type { DrawingModel, DrawnField, DrawnText } from '@site/src/facts/drawings';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './messages';
import styles from './styles.module.css';

const t = pageTexts(messages);

/** The number of the step that deals with this part of the page. */
function Step({ number }: { readonly number?: number | undefined }): ReactNode {
  if (number === undefined) return null;
  return (
    <span className={styles.step}>
      <span className="visually-hidden">{t('step')} </span>
      {number}
    </span>
  );
}

/** Code point of the digit one in a circle. */
const CIRCLED_ONE = 0x2460;

/** The label in front of a value where there is no head of the table: its mark is a character. */
function inBlock(column: DrawnText | undefined): string | undefined {
  if (column?.step === undefined) return column?.text;
  return `${column.text} ${String.fromCodePoint(CIRCLED_ONE + column.step - 1)}`;
}

function Label({ text, step }: DrawnText): ReactNode {
  return (
    <>
      {text} <Step number={step} />
    </>
  );
}

/** A value that may break where its parts meet, as in `urn:cen.eu`; not in a time. */
function Value({ text }: { readonly text: string }): ReactNode {
  return text.split(/(?<=[:#@])(?!\d\d\b)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function Fields({ fields }: { readonly fields: readonly DrawnField[] }): ReactNode {
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, value, on, step }) => (
        <div key={label}>
          <dt>
            <Label text={label} step={step} />
          </dt>
          <dd className={clsx(on !== undefined && styles.switch, on && styles.on)}>
            {value ? <Value text={value} /> : <span className={styles.empty} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The lines of a list, as tables of the text show them: in blocks where they lack the room. */
function Rows({
  caption,
  frame,
  columns,
  rows,
}: DrawingModel['tables'][number] & { readonly caption: string }): ReactNode {
  return (
    <div className={frame}>
      <table className={styles.rows}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ text, step }) => (
              <th key={text} scope="col">
                <Label text={text} step={step} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {row.map((value, index) =>
                index === 0 && value !== '' ? (
                  <th
                    key="heading"
                    scope="row"
                    data-label={columns[0]?.step === undefined ? undefined : inBlock(columns[0])}
                  >
                    <Value text={value} />
                  </th>
                ) : (
                  <td
                    key={columns[index]?.text}
                    className={clsx(value === '' && 'blank')}
                    data-label={inBlock(columns[index])}
                  >
                    <Value text={value} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * A schematic drawing of one of the add-on's pages, as text: `<PageDrawing page="target-list" />`.
 * Captions come from the model; numbers are those of the steps on the page.
 */
export default function PageDrawing({ model }: { readonly model: DrawingModel }): ReactNode {
  const { title, notice, actions, tabs, tables } = model;
  const captionId = useId();
  const numbered =
    [...actions, ...tabs.flatMap(({ fields }) => fields)].some(({ step }) => step) ||
    tables.some(({ columns }) => columns.some(({ step }) => step));
  return (
    <figure className={styles.figure} aria-labelledby={captionId} data-search-noindex="">
      <div className={styles.page}>
        <p className={styles.title}>{title}</p>
        {notice && <p className={styles.notice}>{notice}</p>}
        {actions.length > 0 && (
          <ul className={styles.actions}>
            {actions.map(({ text, step }) => (
              <li key={text}>
                <Label text={text} step={step} />
              </li>
            ))}
          </ul>
        )}
        {tabs.map((tab) => (
          <div key={tab.title} className={styles.tab}>
            <p className={styles.tabTitle}>{tab.title}</p>
            <Fields fields={tab.fields} />
          </div>
        ))}
        {tables.map((table, index) => (
          <div key={table.title?.text ?? index} className={styles.tab}>
            {table.title && (
              <p className={styles.tabTitle}>
                <Label {...table.title} />
              </p>
            )}
            <Rows {...table} caption={table.title?.text ?? title} />
          </div>
        ))}
      </div>
      <figcaption id={captionId} className={styles.caption}>
        <span>{t('caption', { title })}</span>
        {numbered && <span> {t('numbers')}</span>}
      </figcaption>
    </figure>
  );
}
