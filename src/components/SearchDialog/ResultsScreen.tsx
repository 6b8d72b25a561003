import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import Translate, { translate } from '@docusaurus/Translate';
import { plainText } from 'edocument-search';
import SearchAnswer, { AnswerHeading } from '@site/src/components/SearchAnswer';
import WithoutWords from '@site/src/components/WithoutWords';
import HitText from './HitText';
import Icon from './Icon';
import { POPUP_ID } from './ids';
import {
  ANSWER,
  nameOf,
  type Collection,
  type Hit,
  type Outcome,
  type Search,
} from './useAutocomplete';

const isPage = ({ type }: Hit): boolean => type === 'page';

interface GroupProps {
  readonly search: Search;
  readonly collection: Collection;
}

function Group({ search, collection }: GroupProps): ReactNode {
  const { source, items } = collection;
  const headingId = `${POPUP_ID}-${source.sourceId}`;
  const isAnswer = source.sourceId === ANSWER;
  const hasPage = items.some(isPage);
  const name = nameOf(collection);
  // A heading above its only hit would say the same twice.
  const [only] = items.length === 1 && hasPage ? items : [];
  const isRepeated = !isAnswer && only !== undefined && plainText(only.title) === name;
  const label = isRepeated ? { 'aria-label': name } : { 'aria-labelledby': headingId };
  return (
    <div className="DocSearch-Hits" role="group" {...label}>
      {!isRepeated && (
        <div className="DocSearch-Hit-source" id={headingId} role="presentation">
          {isAnswer ? <AnswerHeading /> : name}
        </div>
      )}
      {items.map((item) => {
        const child = hasPage && !isPage(item) ? ' DocSearch-Hit--Child' : '';
        const kind = isAnswer ? ' DocSearch-Hit--Answer' : child;
        return (
          <div className={`DocSearch-Hit${kind}`} role="presentation" key={item.id}>
            <Link {...search.api.getItemProps({ item, source })} to={item.url} tabIndex={-1}>
              {isAnswer ? (
                <SearchAnswer hit={item} />
              ) : (
                <>
                  <span className="DocSearch-Hit-icon">
                    <Icon name={item.type} />
                  </span>
                  <HitText hit={item} />
                </>
              )}
            </Link>
          </div>
        );
      })}
    </div>
  );
}

interface ResultsScreenProps {
  readonly search: Search;
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

/** What was found, in groups by page, and the way to all of it. */
export default function ResultsScreen({ search, outcome, onClose }: ResultsScreenProps): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  const { searchPagePath } = useAlgoliaThemeConfig().algolia;
  return (
    <>
      <WithoutWords words={outcome.without} className="DocSearch-Help DocSearch-Without" />
      <div
        role="listbox"
        id={POPUP_ID}
        aria-label={translate({
          id: 'site.search.results',
          message: 'Search results',
          description: 'Accessible name of the list of search results',
        })}
      >
        {search.collections.map((collection) => (
          <Group search={search} collection={collection} key={collection.source.sourceId} />
        ))}
      </div>
      {searchPagePath && (
        <div className="DocSearch-HitsFooter">
          <Link to={createSearchLink(outcome.query)} onClick={onClose}>
            <Translate id="theme.SearchBar.seeAll" values={{ count: outcome.count }}>
              {'See all {count} results'}
            </Translate>
          </Link>
        </div>
      )}
    </>
  );
}
