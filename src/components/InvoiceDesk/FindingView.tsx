import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
import type { FoldedFinding, FoundPlace } from '@site/src/invoice/desk/protocol';
import ArithmeticView from './ArithmeticView';
import CellView from '../FilterableTable/CellView';
import tool from '../tool.module.css';
import styles from './styles.module.css';
import { labels, placeText, severityName, valueLabel } from './texts';

const TONES = { fatal: 'danger', warning: 'warning', information: 'info' } as const;
/** Places that are shown at once; the rest opens. */
const FIRST_PLACES = 3;

/** A link that leaves the result where it is: it would be gone with this page. */
export function NewTab({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} target="_blank">
      {children}
    </Link>
  );
}

function PlaceView({ place }: { readonly place: FoundPlace }): ReactNode {
  const { value, expected, arithmetic, shownFix } = place;
  const { expected: expectedLabel, fix } = labels();
  return (
    <li>
      {placeText(place)} · {valueLabel(place)}
      {value && (
        <>
          : <code translate="no">{value}</code>
        </>
      )}
      {expected !== undefined && (
        <>
          {' '}
          · {expectedLabel}: <code translate="no">{expected}</code>
        </>
      )}
      <pre className={tool.output} translate="no">
        {place.excerpt}
      </pre>
      {arithmetic && <ArithmeticView arithmetic={arithmetic} found={value} />}
      {shownFix && (
        <>
          <p className={styles.caption}>{fix}</p>
          <pre className={tool.output} translate="no">
            {shownFix}
          </pre>
        </>
      )}
    </li>
  );
}

function Places({ places, count }: Pick<FoldedFinding, 'places' | 'count'>): ReactNode {
  const rest = places.slice(FIRST_PLACES);
  return (
    <>
      <ul className={styles.list}>
        {places.slice(0, FIRST_PLACES).map((place, index) => (
          <PlaceView key={index} place={place} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>
            {translate(
              {
                id: 'site.desk.morePlaces',
                message: 'More places: {shown} of {more}',
                description: 'Opens the other places of equal findings in a file',
              },
              { shown: rest.length, more: count - FIRST_PLACES },
            )}
          </summary>
          <ul className={styles.list}>
            {rest.map((place, index) => (
              <PlaceView key={index} place={place} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** Equal findings: what is wrong, what to do, in which field, and where in the file. */
export default function FindingView({ finding }: { readonly finding: FoldedFinding }): ReactNode {
  const { rule, severity, count, message, isRule, remedy, to, terms, fields, places } = finding;
  const { notMet, remedy: remedyLabel, field, where, term } = labels();
  const isField = fields.some((one) => one.to?.includes('#') ?? true);
  return (
    <li className={styles.part}>
      <p>
        <CellView cell={{ badge: severityName(severity), tone: TONES[severity] }} />{' '}
        {to ? <NewTab to={to}>{rule}</NewTab> : <span translate="no">{rule}</span>}
        {count > 1 && ` ${count}×`}
      </p>
      <p>
        {isRule && `${notMet} `}
        <strong>{message}</strong>
      </p>
      <dl className={tool.parts}>
        {remedy && (
          <div>
            <dt>{remedyLabel}</dt>
            <dd>{remedy}</dd>
          </div>
        )}
        {fields.length > 0 && (
          <div>
            <dt>{isField ? field : where}</dt>
            <dd>
              {fields.map((one, index) => (
                <Fragment key={one.text}>
                  {index > 0 && <br />}
                  {one.to ? <NewTab to={one.to}>{one.text}</NewTab> : one.text}
                </Fragment>
              ))}
            </dd>
          </div>
        )}
        {terms.length > 0 && (
          <div>
            <dt>{term}</dt>
            <dd>{terms.map(({ id, name }) => `${id} ${name}`.trim()).join(', ')}</dd>
          </div>
        )}
      </dl>
      <Places places={places} count={count} />
    </li>
  );
}
