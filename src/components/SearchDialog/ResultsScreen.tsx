import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import Translate, { translate } from '@docusaurus/Translate';
import { plainText } from 'edocument-search';
import SearchAnswer, { AnswerHeading } from '@site/src/components/SearchAnswer';
import SearchKind from '@site/src/components/SearchKind';
import SearchRecognition, { recognitionHeading } from '@site/src/components/SearchRecognition';
import WithoutWords from '@site/src/components/WithoutWords';
import HitText from './HitText';
import Icon from './Icon';
import { POPUP_ID } from './ids';
import { ANSWER, nameOf, RECOGNISED, type Collection, type Search } from './useAutocomplete';
import type { Hit, Outcome } from './useOutcome';

const isPage = ({ type }: Hit): boolean => type === 'page';

interface GroupProps {
  readonly search: Search;
  readonly outcome: Outcome;
  readonly collection: Collection;
}

function Group({ search, outcome, collection }: GroupProps): ReactNode {
  const { source, items } = collection;
  const headingId = `${POPUP_ID}-${source.sourceId}`;
  const recognition = source.sourceId === RECOGNISED ? outcome.recognised?.recognition : undefined;
  const isAnswer = source.sourceId === ANSWER;
  const isBox = isAnswer || recognition !== undefined;
  const [first] = items;
  const hasPage = items.some(isPage);
  const name = nameOf(collection);
  // A heading above a hit that is called so would say the same twice.
  const isRepeated = !isBox && first && isPage(first) && plainText(first.title) === name;
  const label = isRepeated ? { 'aria-label': name } : { 'aria-labelledby': headingId };
  return (
    <div className="DocSearch-Hits" role="group" {...label}>
      {!isRepeated && (
        <div className="DocSearch-Hit-source" id={headingId} role="presentation">
          {recognition && recognitionHeading()}
          {isAnswer && <AnswerHeading />}
          {!isBox && name}
        </div>
      )}
      {items.map((item) => {
        const child = hasPage && !isPage(item) ? ' DocSearch-Hit--Child' : '';
        const kind = isBox ? ' DocSearch-Hit--Answer' : child;
        return (
          <div className={`DocSearch-Hit${kind}`} role="presentation" key={item.id}>
            <Link {...search.api.getItemProps({ item, source })} to={item.url} tabIndex={-1}>
              {recognition && <SearchRecognition recognition={recognition} />}
              {isAnswer && <SearchAnswer hit={item} />}
              {!isBox && (
                <>
                  <span className="DocSearch-Hit-icon">
                    <Icon name={item.type} />
                  </span>
                  <HitText hit={item} />
                  {item === first && <SearchKind url={item.url} className="DocSearch-Hit-kind" />}
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

/** The results in groups by page, and the way to all of them. */
export default function ResultsScreen({ search, outcome, onClose }: ResultsScreenProps): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  const { searchPagePath } = useAlgoliaThemeConfig().algolia;
  return (
    <>
      <WithoutWords
        words={outcome.without}
        missing={outcome.missing}
        className="DocSearch-Help DocSearch-Without"
      />
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
          <Group
            search={search}
            outcome={outcome}
            collection={collection}
            key={collection.source.sourceId}
          />
        ))}
      </div>
      {searchPagePath && outcome.hits.length > 0 && (
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
