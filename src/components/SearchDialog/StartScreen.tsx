import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import HitText from './HitText';
import Icon from './Icon';
import { POPUP_ID } from './popup';
import type { Collection, Hit, ScreenProps } from './screen';
import translations from '@theme/SearchTranslations';

const texts = translations.modal?.startScreen ?? {};

/** Recent searches shown beside favourites. */
const RECENT_BESIDE_FAVOURITES = 4;

interface Action {
  readonly label: string | undefined;
  readonly icon: 'star' | 'remove';
  readonly run: (hit: Hit) => void;
}

interface StoredListProps extends ScreenProps {
  readonly title: string | undefined;
  readonly icon: 'recent' | 'star';
  readonly collection: Collection;
  readonly actions: readonly Action[];
}

function StoredList({ title, icon, collection, actions, ...props }: StoredListProps): ReactNode {
  const { source, items } = collection;
  if (items.length === 0) return null;
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
        } = props.getItemProps({
          item,
          source,
          onClick: (event) => props.onItemClick(item, event),
        });
        return (
          <div className="DocSearch-Hit DocSearch-Hit--Stored" role="row" key={item.objectID}>
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
                    void props.refresh();
                    props.inputRef.current?.focus();
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

/** Recent and favourite searches, before anything is typed. */
export default function StartScreen(props: ScreenProps): ReactNode {
  const { recentSearches, favoriteSearches, state } = props;
  const [recent, favourites] = state.collections;
  const hasFavourites = Boolean(favourites?.items.length);
  if (!recent?.items.length && !hasFavourites) {
    return (
      <div className="DocSearch-StartScreen">
        <p className="DocSearch-Help">{texts.noRecentSearchesText}</p>
      </div>
    );
  }
  return (
    <div role="grid" id={POPUP_ID} aria-label={translations.placeholder}>
      {recent && (
        <StoredList
          {...props}
          title={texts.recentSearchesTitle}
          icon="recent"
          collection={{
            ...recent,
            items: hasFavourites ? recent.items.slice(0, RECENT_BESIDE_FAVOURITES) : recent.items,
          }}
          actions={[
            {
              label: texts.saveRecentSearchButtonTitle,
              icon: 'star',
              run: (hit) => {
                favoriteSearches.add(hit);
                recentSearches.remove(hit);
              },
            },
            {
              label: texts.removeRecentSearchButtonTitle,
              icon: 'remove',
              run: (hit) => recentSearches.remove(hit),
            },
          ]}
        />
      )}
      {favourites && (
        <StoredList
          {...props}
          title={texts.favoriteSearchesTitle}
          icon="star"
          collection={favourites}
          actions={[
            {
              label: texts.removeFavoriteSearchButtonTitle,
              icon: 'remove',
              run: (hit) => favoriteSearches.remove(hit),
            },
          ]}
        />
      )}
    </div>
  );
}
