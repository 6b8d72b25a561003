import type { AnchorHTMLAttributes, MouseEvent, RefObject } from 'react';
import type { DocSearchModalProps, InternalDocSearchHit } from '@docsearch/react';

/** Searches that are kept in local storage. */
export interface StoredSearches {
  add(hit: Hit): void;
  remove(hit: Hit): void;
  getAll(): Hit[];
}

/** A hit as the modal shows it: a found one, or one that was stored. */
export type Hit = InternalDocSearchHit & { readonly category?: string | null };

export interface Collection {
  readonly source: { readonly sourceId: string };
  readonly items: readonly Hit[];
}

/** What DocSearch's modal passes to its screens, as far as it is used here. */
export interface ScreenProps {
  readonly state: {
    readonly query: string;
    readonly status: 'idle' | 'loading' | 'stalled' | 'error';
    readonly collections: readonly Collection[];
    readonly activeItemId: number | null;
    readonly isOpen: boolean;
    readonly context: Readonly<Record<string, unknown>>;
  };
  readonly getItemProps: (given: {
    item: Hit;
    source: Collection['source'];
    onClick?: (event: MouseEvent) => void;
  }) => AnchorHTMLAttributes<HTMLAnchorElement>;
  readonly setQuery: (query: string) => void;
  readonly setIsOpen: (isOpen: boolean) => void;
  readonly setActiveItemId: (id: number | null) => void;
  readonly refresh: () => Promise<void>;
  readonly recentSearches: StoredSearches;
  readonly favoriteSearches: StoredSearches;
  readonly onItemClick: (item: Hit, event: MouseEvent) => void;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly getMissingResultsUrl?: DocSearchModalProps['getMissingResultsUrl'];
}
