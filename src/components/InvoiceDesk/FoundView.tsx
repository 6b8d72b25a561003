import type { ReactNode } from 'react';
import type { FoldedFinding, FoundPlace } from '@site/src/desk/check/protocol';
import { pageTexts } from '@site/src/locales/page-texts';
import FindingView from '../finding/FindingView';
import XmlCode from '../XmlCode';
import ArithmeticView from './ArithmeticView';
import { messages } from './result-messages';
import { namedFinding, placeText, valueLabel } from './texts';

const t = pageTexts(messages);

/** Places that are shown at once; the rest opens. */
const FIRST_PLACES = 3;

function PlaceView({ place }: { readonly place: FoundPlace }): ReactNode {
  const { value, expected, arithmetic, shownFix } = place;
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
          · {t('label.expected')}: <code translate="no">{expected}</code>
        </>
      )}
      <XmlCode text={place.excerpt} />
      {arithmetic && <ArithmeticView arithmetic={arithmetic} found={value} />}
      {shownFix && <XmlCode title={t('label.fix')} text={shownFix} />}
    </li>
  );
}

const Places = ({ places }: Pick<FoldedFinding, 'places'>): ReactNode => (
  <ul className="clean-list">
    {places.map((place, index) => (
      <PlaceView key={index} place={place} />
    ))}
  </ul>
);

/** Equal findings of a check, with the lines of the file where they are. */
export default function FoundView({
  finding,
  fold,
  mark,
}: {
  readonly finding: FoldedFinding;
  readonly mark: string;
  readonly fold: { readonly isOpen: boolean; readonly onOpen: () => void };
}): ReactNode {
  const { places, count } = finding;
  const rest = places.slice(FIRST_PLACES);
  return (
    <FindingView finding={namedFinding(finding)} fold={fold} mark={mark}>
      <Places places={places.slice(0, FIRST_PLACES)} />
      {rest.length > 0 && (
        <details>
          <summary>{t('morePlaces', { shown: rest.length, more: count - FIRST_PLACES })}</summary>
          <Places places={rest} />
        </details>
      )}
    </FindingView>
  );
}
