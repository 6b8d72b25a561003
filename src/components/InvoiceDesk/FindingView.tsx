import type { ReactNode } from 'react';
import type { FoldedFinding, FoundPlace } from '@site/src/desk/check/protocol';
import { pageTexts } from '@site/src/locales/page-texts';
import ArithmeticView from './ArithmeticView';
import { FindingParts, NewTab, SeverityBadge } from './FindingParts';
import tool from '../tool.module.css';
import { messages } from './result-messages';
import styles from './styles.module.css';
import { findingName, labels, placeText, valueLabel } from './texts';

const t = pageTexts(messages);

/** Places that are shown at once; the rest opens. */
const FIRST_PLACES = 3;

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
      <ul className="clean-list">
        {places.slice(0, FIRST_PLACES).map((place, index) => (
          <PlaceView key={index} place={place} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details>
          <summary>{t('morePlaces', { shown: rest.length, more: count - FIRST_PLACES })}</summary>
          <ul className="clean-list">
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
  const { ruleSet, severity, count, message, isRule, remedy, to, terms, fields, places } = finding;
  const name = findingName(finding);
  const { notMet } = labels();
  return (
    <li className={styles.part}>
      <p>
        <SeverityBadge severity={severity} />{' '}
        {to ? (
          <NewTab to={to}>{name}</NewTab>
        ) : (
          <span translate={ruleSet === 'structure' ? undefined : 'no'}>{name}</span>
        )}
        {count > 1 && <span> {count}×</span>}
      </p>
      <p>
        {isRule && <span>{notMet} </span>}
        <strong>{message}</strong>
      </p>
      <dl className={tool.parts}>
        <FindingParts remedy={remedy} fields={fields} terms={terms} />
      </dl>
      <Places places={places} count={count} />
    </li>
  );
}
