import { Fragment, type ReactNode } from 'react';
import type { Step } from '@site/src/desk/decode/protocol';
import { FindingParts, NewTab, Part, SeverityBadge } from '../InvoiceDesk/FindingParts';
import { labels } from '../InvoiceDesk/texts';
import tool from '../tool.module.css';
import styles from './styles.module.css';
import { captions } from './texts';

/** One thing to do: which rule, what is wrong, where in Business Central, and what next. */
export default function StepView({ step }: { readonly step: Step }): ReactNode {
  const { rules, writtenId, severity, message, isRule, remedy, terms, fields, count } = step;
  const { notMet } = labels();
  const { places, quote } = captions();
  return (
    <li className={styles.step}>
      <p>
        {severity && (
          <>
            <SeverityBadge severity={severity} />{' '}
          </>
        )}
        {writtenId !== undefined && <span translate="no">{writtenId} </span>}
        {rules.map(({ id, to }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            {to === undefined ? <span translate="no">{id}</span> : <NewTab to={to}>{id}</NewTab>}
          </Fragment>
        ))}
        {count > 1 && <span> {count}×</span>}
      </p>
      <p>
        {isRule && <span>{notMet} </span>}
        <strong>{message}</strong>
      </p>
      <dl className={tool.parts}>
        <FindingParts remedy={remedy} fields={fields} terms={terms} />
        <Part
          label={places}
          items={step.places.map((place) => (
            <code translate="no">{place}</code>
          ))}
        />
        <Part label={quote} items={step.quote ? [<q translate="no">{step.quote}</q>] : []} />
      </dl>
    </li>
  );
}
