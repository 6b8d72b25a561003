import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { plainText } from '@site/src/search/marked';
import HitText from './HitText';
import Icon from './Icon';
import { POPUP_ID } from './popup';
import type { Collection, Hit, ScreenProps } from './screen';

function iconOf({ type }: Hit): 'page' | 'text' | 'heading' {
  if (type === 'content') return 'text';
  return type === 'lvl0' || type === 'lvl1' ? 'page' : 'heading';
}

function Group({
  collection,
  getItemProps,
  onItemClick,
}: { readonly collection: Collection } & ScreenProps): ReactNode {
  const { source, items } = collection;
  const headingId = `${POPUP_ID}-${source.sourceId}`;
  return (
    <div className="DocSearch-Hits" role="group" aria-labelledby={headingId}>
      <div className="DocSearch-Hit-source" id={headingId} role="presentation">
        {plainText(items[0]?.hierarchy.lvl0 ?? '')}
      </div>
      {items.map((item) => {
        const child = item.__docsearch_parent ? ' DocSearch-Hit--Child' : '';
        return (
          <div className={`DocSearch-Hit${child}`} role="presentation" key={item.objectID}>
            <Link
              {...getItemProps({ item, source, onClick: (event) => onItemClick(item, event) })}
              to={item.url}
              tabIndex={-1}
            >
              <span className="DocSearch-Hit-icon">
                <Icon name={iconOf(item)} />
              </span>
              <HitText hit={item} />
            </Link>
          </div>
        );
      })}
    </div>
  );
}

/** What was found, in groups by page, and the way to all of it. */
export default function ResultsScreen(props: ScreenProps & { onClose: () => void }): ReactNode {
  const createSearchLink = useSearchLinkCreator();
  const { collections, context, query } = props.state;
  return (
    <>
      <div
        role="listbox"
        id={POPUP_ID}
        aria-label={translate({
          id: 'site.search.results',
          message: 'Search results',
          description: 'Accessible name of the list of search results',
        })}
      >
        {collections
          .filter(({ items }) => items.length > 0)
          .map((collection) => (
            <Group {...props} collection={collection} key={collection.source.sourceId} />
          ))}
      </div>
      <div className="DocSearch-HitsFooter">
        <Link to={createSearchLink(query)} onClick={props.onClose}>
          <Translate id="theme.SearchBar.seeAll" values={{ count: Number(context.nbHits) }}>
            {'See all {count} results'}
          </Translate>
        </Link>
      </div>
    </>
  );
}
