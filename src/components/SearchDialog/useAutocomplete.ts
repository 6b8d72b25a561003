import { useEffect, useState, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';
import {
  createAutocomplete,
  type AutocompleteApi,
  type AutocompleteOptions,
  type AutocompleteSource,
  type AutocompleteState,
} from '@algolia/autocomplete-core';
import { useHistory } from '@docusaurus/router';
import { useSearch, useSearchClient, useSearchSettings } from '@site/src/components/SearchClient';
import { isExternal } from '@site/src/components/SearchClient/addresses';
import { groupByPage, plainText, type Hit as FoundHit } from 'edocument-search';
import type { StartList } from './startLists';
import type { StoredSearches } from './storedSearches';

const MAX_PER_GROUP = 5;
const MAX_SUGGESTIONS = 3;
/** Fewer letters lead to any page, which suggests nothing. */
const MIN_SUGGESTING_LETTERS = 3;
/** When a running search counts as stalled, in milliseconds. */
const STALL_THRESHOLD = 300;

/** Id of the list that holds the answer alone; first, so that Enter leads there. */
export const ANSWER = 'answer';

/** A hit with what the analytics of the hosted service ask for. */
export type Hit = Pick<FoundHit, keyof FoundHit> & {
  readonly objectID?: string;
  readonly __autocomplete_indexName?: string;
  readonly __autocomplete_queryID?: string;
  readonly __autocomplete_algoliaCredentials?: { readonly appId: string; readonly apiKey: string };
};

/** What a query led to. */
export interface Outcome {
  readonly query: string;
  readonly hits: readonly Hit[];
  /** The passage that answers the query by itself. */
  readonly answer?: Hit | undefined;
  /** How many hits there are in all. */
  readonly count: number;
  /** Words of the query that the best page lacks. */
  readonly without: readonly string[];
  /** There may be more once the whole index is loaded. */
  readonly isPartial?: boolean | undefined;
  readonly error?: Error;
}

/** A list of the panel: stored searches, or the hits of one page. */
interface Source extends AutocompleteSource<Hit> {
  readonly name?: string;
  /** What it is a part of; undefined for stored searches. */
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
  /** What the panel shows hits of; while a search runs, that of the one before. */
  readonly outcome: Outcome | undefined;
  /** Titles of pages that the last answer with hits led to. */
  readonly suggestions: readonly string[];
  readonly stored: StoredSearches;
  /** Asks for a query, also for the same again, and leads the keyboard to the input. */
  readonly setQuery: (query: string) => void;
}

/** Name of a list, for instance the title of the page whose hits it has. */
export const nameOf = ({ source }: Collection): string => (source as Source).name ?? '';

interface SearchOptions {
  readonly input: HTMLInputElement | null;
  readonly initialQuery: string;
  readonly stored: StoredSearches;
  /** What is offered as long as there are no stored searches. */
  readonly start: readonly StartList[];
  readonly insights: AutocompleteOptions<Hit>['insights'];
  readonly onClose: () => void;
}

/** Asks the service; a failure is an outcome too. */
function useOutcome(): (query: string) => Promise<Outcome> {
  const search = useSearch();
  const { indexName, insights, appId, apiKey } = useSearchSettings();
  return async (query) => {
    try {
      const { answer, hits, count, queryId, without, isPartial } = await search(query, 0);
      const tracked = {
        __autocomplete_indexName: indexName,
        ...(queryId === undefined ? {} : { __autocomplete_queryID: queryId }),
        __autocomplete_algoliaCredentials: { appId, apiKey },
      };
      return {
        query,
        hits: insights ? hits.map((hit) => ({ ...hit, objectID: hit.id, ...tracked })) : hits,
        answer,
        count,
        without,
        isPartial,
      };
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      return { query, hits: [], count: 0, without: [], error };
    }
  };
}

/**
 * Outcomes in the order of the questions: one that failed after a newer question was asked is
 * answered as the newer one is, since its failure is not what the reader waits for.
 */
function newestFirst(ask: (query: string) => Promise<Outcome>): typeof ask {
  let newest: Promise<Outcome> | undefined;
  return async (query) => {
    let asked = (newest = ask(query));
    let outcome = await asked;
    while (outcome.error && newest !== asked) outcome = await (asked = newest);
    return outcome;
  };
}

function useStalled(isRunning: boolean, query: string): boolean {
  const [stalledFor, setStalledFor] = useState<string>();
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setStalledFor(query), STALL_THRESHOLD);
    return () => {
      clearTimeout(timer);
      setStalledFor(undefined);
    };
  }, [isRunning, query]);
  return isRunning && stalledFor === query;
}

/**
 * State and keys of the search box, by Algolia's headless library. What a list is part of is in
 * its source, so that lists and outcome change at once and the library's order of answers holds for
 * both.
 */
export function useAutocomplete({
  input,
  initialQuery,
  stored,
  start,
  insights,
  onClose,
}: SearchOptions): Search {
  const history = useHistory();
  const { urlRules } = useSearchSettings();
  const ask = useOutcome();
  const client = useSearchClient();
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const [state, setState] = useState<State>({
    activeItemId: null,
    collections: [],
    completion: null,
    context: {},
    isOpen: true,
    query: initialQuery,
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
        const { shiftKey, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
        if (!(shiftKey || ctrlKey || altKey || metaKey)) onClose();
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
        const outcome = await askNewest(query);
        if (outcome.isPartial && askedAgain !== query) {
          askedAgain = query;
          void client.warm().then(() => (newest === query ? refresh() : undefined));
        }
        const groups = groupByPage(outcome.hits, MAX_PER_GROUP);
        if (groups.length === 0) return [{ ...list('none', () => []), outcome }];
        const titles = groups.flatMap(({ hits: [hit] }) => (hit ? plainText(hit.title) : []));
        if (query.length >= MIN_SUGGESTING_LETTERS) {
          setSuggestions([...new Set(titles)].slice(0, MAX_SUGGESTIONS));
        }
        const pages = groups.map(({ name, hits }, index) => ({
          ...list(`page-${index}`, () => hits),
          name,
          outcome,
        }));
        const { answer } = outcome;
        return answer ? [{ ...list(ANSWER, () => [answer]), outcome }, ...pages] : pages;
      },
    });
  });

  const { query, collections, isOpen } = state;
  const outcome = (collections[0]?.source as Source | undefined)?.outcome;
  const isRunning = state.status !== 'idle' || (outcome?.query ?? '') !== query;
  const isStalled = useStalled(isRunning, query);
  const status = (): Status => {
    if (isRunning) return isStalled ? 'stalled' : 'loading';
    return outcome?.error ? 'error' : 'idle';
  };
  return {
    api,
    query,
    collections,
    isOpen,
    status: status(),
    outcome,
    suggestions,
    stored,
    setQuery(next) {
      api.setQuery(next);
      api.setIsOpen(true);
      // The library asks when the input gets the focus.
      if (document.activeElement === input) void api.refresh();
      else input?.focus();
    },
  };
}
