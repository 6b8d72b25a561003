import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useSearchTranslations } from '@site/src/components/SearchClient/useSearchTranslations';
import HitText from './HitText';
import Icon from './Icon';
import { POPUP_ID } from './ids';
import type { StartList } from './startLists';
import type { Collection, Search } from './useAutocomplete';
import type { Hit } from './useOutcome';

interface Action {
  readonly label: string | undefined;
  readonly icon: 'star' | 'remove';
  readonly run: (hit: Hit) => void;
}

interface ShownList {
  readonly id: string;
  readonly title: string | undefined;
  readonly icon: 'recent' | 'star' | 'page';
  readonly actions: readonly Action[];
}

interface StoredListProps extends Omit<ShownList, 'id'> {
  readonly search: Search;
  readonly collection: Collection | undefined;
}

function StoredList({ search, title, icon, collection, actions }: StoredListProps): ReactNode {
  if (!collection || collection.items.length === 0) return null;
  const { source, items } = collection;
  const headingId = `${POPUP_ID}-${source.sourceId}`;
  return (
    <div className="DocSearch-Hits" role="rowgroup" aria-labelledby={headingId}>
      <div className="DocSearch-Hit-source" role="row">
        <span role="gridcell" id={headingId}>
          {title}
        </span>
      </div>
      {items.map((item) => {
        const {
          id,
          'aria-selected': isActive,
          ...link
        } = search.api.getItemProps({ item, source });
        return (
          <div className="DocSearch-Hit DocSearch-Hit--Stored" role="row" key={item.id}>
            <span className="DocSearch-Hit-cell" role="gridcell" id={id} aria-selected={isActive}>
              <Link {...link} role={undefined} to={item.url} tabIndex={-1}>
                <span className="DocSearch-Hit-icon">
                  <Icon name={icon} />
                </span>
                <HitText hit={item} withPage />
              </Link>
            </span>
            {actions.map((action) => (
              <span className="DocSearch-Hit-action" role="gridcell" key={action.icon}>
                <button
                  type="button"
                  className="DocSearch-Hit-action-button"
                  title={action.label}
                  aria-label={action.label}
                  onClick={() => {
                    action.run(item);
                    search.setQuery('');
                  }}
                >
                  <Icon name={action.icon} />
                </button>
              </span>
            ))}
          </div>
        );
      })}
    </div>
  );
}

interface StartScreenProps {
  readonly search: Search;
  readonly start: readonly StartList[];
}

/** Recent and favourite searches, before anything is typed; tools and tasks before there are any. */
export default function StartScreen({ search, start }: StartScreenProps): ReactNode {
  const { placeholder, startScreen: texts } = useSearchTranslations();
  const { stored, collections } = search;
  const collectionOf = (id: string) => collections.find(({ source }) => source.sourceId === id);
  const kept: readonly ShownList[] = [
    {
      id: 'recent',
      title: texts.recentSearchesTitle,
      icon: 'recent',
      actions: [
        {
          label: texts.saveRecentSearchButtonTitle,
          icon: 'star',
          run: (hit) => {
            stored.favourites.add(hit);
            stored.recent.remove(hit);
          },
        },
        {
          label: texts.removeRecentSearchButtonTitle,
          icon: 'remove',
          run: stored.recent.remove,
        },
      ],
    },
    {
      id: 'favourites',
      title: texts.favoriteSearchesTitle,
      icon: 'star',
      actions: [
        {
          label: texts.removeFavoriteSearchButtonTitle,
          icon: 'remove',
          run: stored.favourites.remove,
        },
      ],
    },
  ];
  const isNew = kept.every(({ id }) => !collectionOf(id)?.items.length);
  const lists = isNew
    ? start.map(({ id, title }): ShownList => ({ id, title, icon: 'page', actions: [] }))
    : kept;
  return (
    <>
      {isNew && (
        <p className="DocSearch-Help DocSearch-StartScreen">{texts.noRecentSearchesText}</p>
      )}
      <div role="grid" id={POPUP_ID} aria-label={placeholder}>
        {lists.map(({ id, ...list }) => (
          <StoredList key={id} search={search} collection={collectionOf(id)} {...list} />
        ))}
      </div>
    </>
  );
}
