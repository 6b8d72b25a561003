import { Fragment, type ReactNode } from 'react';
import clsx from 'clsx';
import type { DrawingModel, DrawnField, DrawnText } from '@site/src/facts/drawings';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './messages';
import styles from './styles.module.css';

const t = pageTexts(messages);

/** A text that may break where its parts meet, as in `urn:cen.eu` and `Länder-/Regionscode`; not in a time. */
function Breakable({ text }: { readonly text: string }): ReactNode {
  return text.split(/(?<=[:#@/])(?!\d\d\b)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** A caption with the number of the step that deals with it. */
export function Label({ text, other, step }: DrawnText): ReactNode {
  return (
    <span className={styles.label} data-other={other}>
      <Breakable text={text} />
      {step !== undefined && (
        <span className={styles.step}>
          <span className="visually-hidden"> {t('step')} </span>
          {step}
        </span>
      )}
    </span>
  );
}

/** Fields of a FastTab, or of a dialog. */
export function Fields({ fields }: { readonly fields: readonly DrawnField[] }): ReactNode {
  return (
    <dl className={styles.fields}>
      {fields.map(({ label, value, after, on }) => (
        <div key={label.text}>
          <dt>
            <Label {...label} />
          </dt>
          <dd className={clsx(on !== undefined && styles.switch, on && styles.on)}>
            <Breakable text={value} />
            {after !== undefined && (
              <>
                <span aria-hidden="true"> → </span>
                <span className="visually-hidden">, {t('after')} </span>
                <b>{after}</b>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The lines of a list, column by column, so that columns without room begin a band of their own. */
export function Rows({
  caption,
  columns,
}: {
  readonly caption: string;
  readonly columns: DrawingModel['tables'][number]['columns'];
}): ReactNode {
  return (
    <div className={styles.rows} role="table" aria-label={caption}>
      {columns.map(({ values, long, ...label }) => (
        <div key={label.text} className={clsx(styles.column, long && styles.long)} role="row">
          <div className={styles.head} role="rowheader">
            <Label {...label} />
          </div>
          {values.map((value, at) => (
            <div key={at} className={styles.cell} role="cell">
              <Breakable text={value} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The tiles of a part of the role centre. */
export function Cues({ cues }: { readonly cues: DrawingModel['cues'] }): ReactNode {
  return (
    <dl className={styles.cues}>
      {cues.map(({ label, value }) => (
        <div key={label.text}>
          <dt>
            <Label {...label} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
