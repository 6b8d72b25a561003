import { useMemo, type RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import type { DocSearchModalProps } from '@docsearch/react';
import type { Hit, StoredSearches } from './screen';

/**
 * The page of a hit, for the recent searches. DocSearch keeps no text hit whose page was not found
 * beside it, and so forgets most searches.
 */
export function pageOfHit(hit: Hit): Hit {
  const page = hit.__docsearch_parent ?? hit;
  if (page.type !== 'content') return page;
  const url = page.url.replace(/#.*/, '');
  const { lvl0, lvl1 } = page.hierarchy;
  const none = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return {
    ...page,
    objectID: url,
    url,
    anchor: null,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0, lvl1, ...none },
  };
}

/** Adds a hit to the recent searches unless it is a favourite. */
export function remember(hit: Hit, recent: StoredSearches, favourites: StoredSearches): void {
  const page = pageOfHit(hit);
  if (!favourites.getAll().some(({ objectID }) => objectID === page.objectID)) recent.add(page);
}

/** Follows a hit that was chosen by key, without loading the page anew. */
export function useNavigator(
  onNavigate: RefObject<(hit: Hit) => void>,
): DocSearchModalProps['navigator'] {
  const history = useHistory();
  return useMemo(
    () => ({
      navigate({ item, itemUrl }) {
        onNavigate.current(item as Hit);
        history.push(itemUrl);
      },
    }),
    [history, onNavigate],
  );
}
