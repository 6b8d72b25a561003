import { useRef, useState, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';
import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteOptions,
  type AutocompleteSource,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import { useHistory } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSearchClient, useSearchSettings } from '@site/src/components/SearchClient';
import { isExternal } from '@site/src/components/SearchClient/addresses';
import { condense } from '@site/src/components/SearchClient/limits';
import { localeId } from '@site/src/locales';
import { handOver } from '@site/src/hooks/useHandedOver';
import { useStalled } from '@site/src/hooks/useStalled';
import { groupByPage } from 'edocument-search';
import type { StartList } from './startLists';
import { pageHit, type StoredSearches } from './storedSearches';
import { newestFirst, useOutcome, type Hit, type Outcome } from './useOutcome';

const MAX_PER_GROUP = 5;
/** When a running search counts as stalled, in milliseconds. */
const STALL_THRESHOLD = 300;

/** Id of the list that holds the answer alone; first, so that Enter leads there. */
export const ANSWER = 'answer';
/** Id of the list that holds what was recognised alone. */
export const RECOGNISED = 'recognised';

/** A list of the panel: stored searches, or the hits of one page. */
interface Source extends AutocompleteSource<Hit> {
  readonly name?: string;
  /** The outcome that it is a part of; undefined for stored searches. */
  readonly outcome?: Outcome;
}

type Api = AutocompleteApi<Hit, FormEvent<HTMLInputElement>, MouseEvent, KeyboardEvent>;
type State = AutocompleteState<Hit>;
export type Collection = State['collections'][number];

export type Status = State['status'];

/** The state of the search box with its panel, and what its parts need. */
export interface Search {
  readonly api: Api;
  readonly query: string;
  readonly collections: readonly Collection[];
  readonly isOpen: boolean;
  readonly status: Status;
  /** The outcome whose hits the panel shows; while a search runs, that of the one before. */
  readonly outcome: Outcome | undefined;
  /** The first answer is on its way, and nothing can be chosen. */
  readonly isWaiting: boolean;
  readonly stored: StoredSearches;
  /** Asks for a query, also for the same again, and leads the keyboard to the input. */
  readonly setQuery: (query: string) => void;
  /** Asks for a text that may be longer than a query; the whole of it is recognised. */
  readonly paste: (text: string) => void;
}

/** Name of a list, for instance the title of the page whose hits it has. */
export const nameOf = ({ source }: Collection): string => (source as Source).name ?? '';

/** A query, and the text that it is of, which may be longer. */
export interface Asked {
  readonly query: string;
  readonly text: string;
}

interface SearchOptions {
  readonly input: HTMLInputElement | null;
  readonly initial: Asked;
  readonly stored: StoredSearches;
  /** Offered as long as there are no stored searches. */
  readonly start: readonly StartList[];
  readonly insights: AutocompleteOptions<Hit>['insights'];
  readonly onClose: () => void;
}

/** A key is held by which a link opens elsewhere. */
function hasModifier(event: unknown): boolean {
  const { shiftKey, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
  return shiftKey || ctrlKey || altKey || metaKey;
}

/**
 * State and keys of the search box, by Algolia's headless library. What a list is part of is in
 * its source, so that lists and outcome change at once and the library's order of answers holds for
 * both.
 */
export function useAutocomplete({
  input,
  initial,
  stored,
  start,
  insights,
  onClose,
}: SearchOptions): Search {
  const history = useHistory();
  const { urlRules } = useSearchSettings();
  const ask = useOutcome();
  const client = useSearchClient();
  const locale = localeId(useDocusaurusContext().i18n.currentLocale);
  const pasted = useRef(initial);
  const [state, setState] = useState<State>({
    activeItemId: null,
    collections: [],
    completion: null,
    context: {},
    isOpen: true,
    query: initial.query,
    status: 'idle',
  });

  const [api] = useState<Api>(() => {
    const askNewest = newestFirst(ask);
    let newest = '';
    let askedAgain = '';
    const list = (sourceId: string, items: () => readonly Hit[]): Source => ({
      sourceId,
      getItems: () => [...items()],
      getItemUrl: ({ item }) => item.url,
      onSelect({ item, event }) {
        stored.remember(item);
        if (!hasModifier(event)) onClose();
      },
    });
    // A recognised text may hold what was typed, which nothing keeps.
    const recognisedList = ({ recognition, url }: NonNullable<Outcome['recognised']>): Source => ({
      ...list(RECOGNISED, () => [{ ...pageHit(url, '', recognition.title), id: RECOGNISED, url }]),
      onSelect({ event }) {
        const { tool, handed } = recognition;
        if (hasModifier(event)) return;
        if (tool && handed !== undefined) handOver(tool, handed);
        onClose();
      },
    });
    return createAutocomplete<Hit, FormEvent<HTMLInputElement>, MouseEvent, KeyboardEvent>({
      id: 'docsearch',
      defaultActiveItemId: 0,
      openOnFocus: true,
      insights,
      initialState: state,
      shouldPanelOpen: () => true,
      onStateChange: (change) => setState(change.state),
      navigator: {
        navigate({ itemUrl }) {
          if (isExternal(itemUrl, urlRules)) window.location.assign(itemUrl);
          else history.push(itemUrl);
        },
      },
      async getSources({ query, refresh }) {
        newest = query;
        if (!query) {
          const kept = [
            list('recent', stored.recent.getAll),
            list('favourites', stored.favourites.getAll),
          ];
          const isNew = stored.recent.getAll().length + stored.favourites.getAll().length === 0;
          return isNew ? [...kept, ...start.map(({ id, hits }) => list(id, () => hits))] : kept;
        }
        const { current } = pasted;
        const outcome = await askNewest(query, current.query === query ? current.text : query);
        if (outcome.isPartial && askedAgain !== query) {
          askedAgain = query;
          void client.warm().then(() => (newest === query ? refresh() : undefined));
        }
        const first = [
          ...(outcome.recognised ? [recognisedList(outcome.recognised)] : []),
          ...(outcome.answer ? [list(ANSWER, () => [outcome.answer as Hit])] : []),
        ];
        const pages = groupByPage(outcome.hits, MAX_PER_GROUP).map(({ name, hits }, index) => ({
          ...list(`page-${index}`, () => hits),
          name,
        }));
        const lists = [...first, ...pages];
        return (lists.length > 0 ? lists : [list('none', () => [])]).map((each) => ({
          ...each,
          outcome,
        }));
      },
    });
  });

  const { query, collections, isOpen } = state;
  const outcome = (collections[0]?.source as Source | undefined)?.outcome;
  const isRunning = state.status !== 'idle' || (outcome?.query ?? '') !== query;
  const isStalled = useStalled(isRunning, query, STALL_THRESHOLD);
  const status = (): Status => {
    if (isRunning) return isStalled ? 'stalled' : 'loading';
    return outcome?.error ? 'error' : 'idle';
  };
  const setQuery = (next: string): void => {
    api.setQuery(next);
    api.setIsOpen(true);
    // The library asks when the input gets the focus.
    if (document.activeElement === input) void api.refresh();
    else input?.focus();
  };
  return {
    api,
    query,
    collections,
    isOpen,
    status: status(),
    outcome,
    isWaiting: query !== '' && outcome === undefined,
    stored,
    paste(text) {
      pasted.current = { query: condense(text, locale), text };
      setQuery(pasted.current.query);
    },
    setQuery,
  };
}
