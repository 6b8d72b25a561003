import React, {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
  type ReactNode,
} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useSearchSettings } from '@site/src/components/SearchClient';
import { condense, cutQuery, oneLine } from '@site/src/components/SearchClient/limits';
import { useSearchTranslations } from '@site/src/components/SearchClient/useSearchTranslations';
import { localeId } from '@site/src/locales';
import type { InsightsSettings } from 'edocument-search/algolia/insights';
import Announcement from './Announcement';
import ErrorScreen from './ErrorScreen';
import Footer from './Footer';
import NoResultsScreen from './NoResultsScreen';
import ResultsScreen from './ResultsScreen';
import SearchBox from './SearchBox';
import Searching from './Searching';
import StartScreen from './StartScreen';
import { useAutocomplete, type Asked, type Search } from './useAutocomplete';
import { useStartLists, type StartList } from './startLists';
import { useStoredSearches } from './useStoredSearches';
import './dialog.css';

/** DocSearch's class names for what is not as it should be. */
const STATUS_CLASS = {
  idle: '',
  loading: '',
  stalled: 'DocSearch-Container--Stalled',
  error: 'DocSearch-Container--Errored',
} as const;

/** Keeps keyboard, pointer and screen readers out of the page while the modal is open. */
function useInertPage(): void {
  useLayoutEffect(() => {
    const page = document.getElementById('__docusaurus');
    const { body } = document;
    // Without its scrollbar the page would move.
    body.style.marginRight = `${window.innerWidth - body.clientWidth}px`;
    body.classList.add('DocSearch--active');
    page?.toggleAttribute('inert', true);
    return () => {
      body.style.marginRight = '';
      body.classList.remove('DocSearch--active');
      page?.removeAttribute('inert');
    };
  }, []);
}

/** Keeps the modal above a phone's keyboard, which covers the page and does not shrink it. */
function useVisibleHeight(modal: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const fit = (): void => {
      modal.current?.style.setProperty('--search-height', `${viewport.height}px`);
      modal.current?.style.setProperty('--search-top', `${viewport.offsetTop}px`);
    };
    fit();
    const listening = new AbortController();
    const { signal } = listening;
    viewport.addEventListener('resize', fit, { signal });
    viewport.addEventListener('scroll', fit, { signal });
    return () => listening.abort();
  }, [modal]);
}

/** The screen of what the lists are part of: while a search runs, that of the search before. */
function Screen({
  search,
  start,
  onClose,
}: {
  readonly search: Search;
  readonly start: readonly StartList[];
  readonly onClose: () => void;
}): ReactNode {
  const { outcome, collections, isWaiting } = search;
  if (isWaiting) return <Searching />;
  if (!outcome) return collections.length > 0 && <StartScreen search={search} start={start} />;
  if (outcome.error)
    return <ErrorScreen error={outcome.error} onRetry={() => search.setQuery(search.query)} />;
  if (outcome.count === 0) return <NoResultsScreen search={search} outcome={outcome} />;
  return <ResultsScreen search={search} outcome={outcome} onClose={onClose} />;
}

/** Code of a key that an input method has taken. */
const COMPOSING_KEY = 229;

export interface SearchDialogProps {
  /** Called with the first render: what was typed until then, or undefined. */
  readonly takeInitialQuery: () => string | undefined;
  readonly onClose: () => void;
  /** Analytics of the hosted service. */
  readonly insights: InsightsSettings | undefined;
}

/**
 * The search modal: state and keys by `@algolia/autocomplete-core`, the headless library below
 * DocSearch, with DocSearch's class names, options and texts. `DocSearchModal` itself is not used:
 * to mend its roles, its landmarks, its Escape and its failures takes more lines of patch than the
 * screens here, and it brings screens and a client that the site has no use for.
 */
export default function SearchDialog({
  takeInitialQuery,
  onClose,
  insights,
}: SearchDialogProps): ReactNode {
  const isHosted = useSearchSettings().service === 'hosted';
  const { placeholder } = useSearchTranslations();
  const [typed] = useState(takeInitialQuery);
  const locale = localeId(useDocusaurusContext().i18n.currentLocale);
  const [initial] = useState((): Asked => {
    if (typed !== undefined) return { query: condense(typed, locale), text: typed };
    const selected = window.getSelection()?.toString() ?? '';
    return { query: cutQuery(oneLine(selected)), text: selected };
  });
  const stored = useStoredSearches();
  const start = useStartLists();
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const search = useAutocomplete({
    input,
    initial,
    stored,
    start,
    insights: insights ?? false,
    onClose,
  });
  const { api, query, isOpen, isWaiting, status, outcome } = search;
  const dropdown = useRef<HTMLDivElement>(null);
  const entered = useRef<KeyboardEvent>(undefined);
  const modal = useRef<HTMLDivElement>(null);
  useInertPage();
  useVisibleHeight(modal);

  // The focus asks the first time. At once, so that no key is lost.
  useLayoutEffect(() => {
    input?.focus();
    if (typed === undefined) input?.select();
  }, [input, typed]);
  useEffect(() => {
    dropdown.current?.scrollTo(0, 0);
  }, [outcome]);

  const onInputKey = (event: KeyboardEvent): void =>
    api.getInputProps({ inputElement: input }).onKeyDown(event);

  // Enter was pressed before the answer to what had been typed: it is for the first hit of that.
  useEffect(() => {
    const event = entered.current;
    if (!event || status === 'loading' || status === 'stalled') return;
    entered.current = undefined;
    if (status === 'idle' && isOpen) onInputKey(event);
  });

  function onKeyDown(event: KeyboardEvent): void {
    // Safari ends a composition before the key that chose its word; 229 stands for such keys.
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING_KEY) return;
    if (event.key === 'Escape' && !query) {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Escape') {
      // Closes the panel, or else clears the query, after which there are stored searches to show.
      onInputKey(event);
      if (!isOpen) search.setQuery('');
      input?.focus();
    } else if (event.target === input) {
      const isEarly = event.key === 'Enter' && (status === 'loading' || status === 'stalled');
      entered.current = isEarly ? event : undefined;
      // Before there is a list, an arrow would choose from the one that comes.
      const isBlind = isWaiting && event.key.startsWith('Arrow') && isOpen;
      // Tab leads to the links and buttons of the panel, which the library would close.
      if (!isEarly && !isBlind && event.key !== 'Tab') onInputKey(event);
    }
  }

  return (
    // The backdrop closes on a click, which the keyboard does by Escape.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`DocSearch DocSearch-Container ${STATUS_CLASS[status]}`}
      data-status={status}
      onMouseDown={({ target, currentTarget }) => {
        if (target === currentTarget) onClose();
      }}
      onKeyDown={onKeyDown}
    >
      <div
        ref={modal}
        className="DocSearch-Modal"
        role="dialog"
        aria-modal="true"
        aria-label={placeholder}
      >
        <SearchBox search={search} input={input} setInput={setInput} onClose={onClose} />
        <div
          ref={dropdown}
          className="DocSearch-Dropdown"
          hidden={!isOpen}
          // Gives the room of a phone's keyboard to what is scrolled.
          onTouchMove={() => input?.blur()}
        >
          <Screen search={search} start={start} onClose={onClose} />
        </div>
        <Footer isHosted={isHosted} isQueryEmpty={!query} isPanelOpen={isOpen} />
        <Announcement
          status={status}
          query={query}
          count={status === 'idle' && isOpen ? outcome?.count : undefined}
        />
      </div>
    </div>
  );
}
