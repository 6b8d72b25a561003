import { Fragment, type ReactNode } from 'react';
import clsx from 'clsx';
import type { NamedFinding } from '@site/src/desk/finding';
import { pageTexts } from '@site/src/locales/page-texts';
import tool from '../tool.module.css';
import { messages } from './messages';
import { NewTab, Part, SeverityBadge, Terms } from './parts';
import styles from './styles.module.css';

const t = pageTexts(messages);

interface FindingViewProps {
  readonly finding: NamedFinding;
  /** Of a finding that opens by its heading. */
  readonly fold?: { readonly isOpen: boolean; readonly onOpen: () => void };
  /** By which a walk finds it again. */
  readonly mark: string;
  /** More about its places. */
  readonly children?: ReactNode;
}

/** Equal findings: by which rule, what is wrong, what to do, in which field, and where. */
export default function FindingView({
  finding,
  fold,
  mark,
  children,
}: FindingViewProps): ReactNode {
  const { ids, writtenId, severity, message, isRule, remedy, terms, fields, count } = finding;
  const { places, quote } = finding;
  const isField = fields.some(({ to }) => to?.includes('#') ?? true);
  const subject = terms[0]?.name;
  const isNamed = Boolean(severity ?? writtenId ?? subject) || ids.length > 0;
  const heading = (
    <>
      {severity && (
        <>
          <SeverityBadge severity={severity} />{' '}
        </>
      )}
      {writtenId !== undefined && <span translate="no">{writtenId} </span>}
      {ids.map(({ id, isWord }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <span translate={isWord ? undefined : 'no'}>{id}</span>
        </Fragment>
      ))}
      {subject && `: ${subject}`}
      {!isNamed && message}
      {count > 1 && <span> {count}×</span>}
    </>
  );
  return (
    <li className={clsx(styles.part, fold && styles.folding)} data-finding={mark}>
      <h4 className={styles.heading}>
        {fold ? (
          <button type="button" aria-expanded={fold.isOpen} onClick={fold.onOpen}>
            {heading}
          </button>
        ) : (
          heading
        )}
      </h4>
      <div className={clsx(styles.body, fold && !fold.isOpen && styles.closed)}>
        {isNamed && (
          <p>
            {isRule && <span>{t('notMet')} </span>}
            <strong>{message}</strong>
          </p>
        )}
        <dl className={tool.parts}>
          <Part label={t('remedy')} items={remedy ? [remedy] : []} />
          <Part
            label={t(isField ? 'field' : 'where')}
            items={fields.map(({ text, to }) => (to ? <NewTab to={to}>{text}</NewTab> : text))}
          />
          <Part
            label={t('rule')}
            items={ids.flatMap(({ id, to }) => (to ? [<NewTab to={to}>{id}</NewTab>] : []))}
          />
          <Terms terms={terms} />
          <Part
            label={t('places')}
            items={places.map((place) => (
              <code translate="no">{place}</code>
            ))}
          />
          <Part label={t('quote')} items={quote ? [<q translate="no">{quote}</q>] : []} />
        </dl>
        {children}
      </div>
    </li>
  );
}
