import { useEffect, useState, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Hit } from 'edocument-search';
import { localeId } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import { NewTab } from '../finding/parts';
import { useSearchSettings, useWholeSearch } from '../SearchClient';
import SearchText from '../SearchText';
import SearchTrail from '../SearchTrail';
import { messages } from './messages';
import { placesOf } from './places';

const t = pageTexts(messages);

interface PlacesProps {
  readonly text: string;
}

function Found({ text }: PlacesProps): ReactNode {
  const search = useWholeSearch();
  const { currentLocale } = useDocusaurusContext().i18n;
  const [hits, setHits] = useState<readonly Hit[]>([]);
  useEffect(() => {
    let isCurrent = true;
    placesOf(text, localeId(currentLocale), search).then(
      (found) => isCurrent && setHits(found),
      // Nobody has asked for them: an index that cannot be loaded is not missed.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [text, currentLocale, search]);
  if (hits.length === 0) return null;
  return (
    <section>
      <h3>{t('places')}</h3>
      <ul>
        {hits.map(({ id, url, title, trail, text: snippet }) => (
          <li key={id}>
            <NewTab to={url}>
              <SearchTrail trail={[title, ...trail]} />
            </NewTab>
            <br />
            <SearchText text={snippet} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * Places of the handbook with the words of a text. The index on the reader's own device alone is
 * asked: a hosted search would be sent what was pasted.
 */
export default function Places({ text }: PlacesProps): ReactNode {
  return useSearchSettings().service === 'embedded' ? <Found key={text} text={text} /> : null;
}
