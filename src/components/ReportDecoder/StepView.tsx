import { Fragment, type ReactNode } from 'react';
import { termRoute } from '@site/src/facts/entity-routes';
import type { Step } from '@site/src/invoice/decode/protocol';
import CellView from '../FilterableTable/CellView';
import { NewTab } from '../InvoiceDesk/FindingView';
import { labels, severityName } from '../InvoiceDesk/texts';
import tool from '../tool.module.css';
import styles from './styles.module.css';
import { captions } from './texts';

const TONES = { fatal: 'danger', warning: 'warning', information: 'info' } as const;

interface PartProps {
  readonly label: string;
  readonly items: readonly ReactNode[];
}

function Part({ label, items }: PartProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {items.map((item, index) => (
          <Fragment key={index}>
            {index > 0 && <br />}
            {item}
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

/** One thing to do: which rule, what is wrong, where in Business Central, and what next. */
export default function StepView({ step }: { readonly step: Step }): ReactNode {
  const { rules, writtenId, severity, message, isRule, remedy, terms, fields, count } = step;
  const { notMet, remedy: remedyLabel, field, where, term } = labels();
  const { places, quote } = captions();
  const isField = fields.some(({ to }) => to?.includes('#') ?? true);
  return (
    <li className={styles.step}>
      <p>
        {severity && (
          <>
            <CellView cell={{ badge: severityName(severity), tone: TONES[severity] }} />{' '}
          </>
        )}
        {writtenId !== undefined && <span translate="no">{writtenId} </span>}
        {rules.map(({ id, to }, index) => (
          <Fragment key={id}>
            {index > 0 && ', '}
            {to === undefined ? <span translate="no">{id}</span> : <NewTab to={to}>{id}</NewTab>}
          </Fragment>
        ))}
        {count > 1 && ` ${count}×`}
      </p>
      <p>
        {isRule && `${notMet} `}
        <strong>{message}</strong>
      </p>
      <dl className={tool.parts}>
        <Part label={remedyLabel} items={remedy ? [remedy] : []} />
        <Part
          label={isField ? field : where}
          items={fields.map(({ text, to }) => (to ? <NewTab to={to}>{text}</NewTab> : text))}
        />
        <Part
          label={term}
          items={terms.map(({ id, name }) => (
            <>
              <NewTab to={termRoute(id)}>{id}</NewTab> {name}
            </>
          ))}
        />
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
