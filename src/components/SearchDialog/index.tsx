import React, {
  cloneElement,
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { DocSearchModal as useDocSearchModal } from '@docsearch/react/modal';
import type { DocSearchModalProps } from '@docsearch/react';
import translations from '@theme/SearchTranslations';
import { useSearchSettings } from '@site/src/components/SearchClient';
import { useMissingResultsUrl } from '@site/src/components/SearchClient/useMissingResultsUrl';
import type { InsightsSettings } from '@site/src/search/hosted/insights';
import { takeApart } from './anatomy';
import Announcement from './Announcement';
import ErrorScreen from './ErrorScreen';
import Footer from './Footer';
import NoResultsScreen from './NoResultsScreen';
import { POPUP_ID } from './popup';
import ResultsScreen from './ResultsScreen';
import type { Hit, ScreenProps } from './screen';
import StartScreen from './StartScreen';
import { useModalClient } from './useModalClient';
import { remember, useNavigator } from './useNavigator';
import './dialog.css';

interface ScreenSwitchProps extends ScreenProps {
  readonly status: ScreenProps['state']['status'];
  readonly errorDetail: string | undefined;
  readonly onClose: () => void;
}

const hasItems = ({ state }: ScreenProps): boolean =>
  state.collections.some(({ items }) => items.length > 0);

/** The screen of the moment; while a search runs, that of the search before. */
const Screen = memo(
  function Screen(props: ScreenSwitchProps): ReactNode {
    if (!props.state.query) return <StartScreen {...props} />;
    if (props.status === 'error') {
      return <ErrorScreen detail={props.errorDetail} onRetry={() => void props.refresh()} />;
    }
    return hasItems(props) ? <ResultsScreen {...props} /> : <NoResultsScreen {...props} />;
  },
  (_before, after) => after.status === 'loading' || after.status === 'stalled',
);

/** Keeps keyboard and screen readers out of the page while the modal is open. */
function useInertPage(): void {
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    page?.toggleAttribute('inert', true);
    return () => page?.removeAttribute('inert');
  }, []);
}

export interface SearchDialogProps {
  /** Called with the first render: what was typed until then, or undefined. */
  readonly takeInitialQuery: () => string | undefined;
  readonly onClose: () => void;
  /** Analytics of the hosted service. */
  readonly insights: InsightsSettings | undefined;
}

/**
 * The modal of DocSearch 3.9: its state, its searches, its storage and its input, with screens,
 * roles and keys of this site (see src/theme/README.md, SearchBar).
 */
export default function SearchDialog({
  takeInitialQuery,
  onClose,
  insights,
}: SearchDialogProps): ReactNode {
  const { service, appId, apiKey, indexName, facetFilters } = useSearchSettings();
  const { transformSearchClient, failure } = useModalClient();
  const [initialQuery] = useState(takeInitialQuery);
  const [initialScrollY] = useState(() => window.scrollY);
  const [searchParameters] = useState({ facetFilters: facetFilters as string[] });
  const onNavigate = useRef<(hit: Hit) => void>(() => undefined);
  const getMissingResultsUrl = useMissingResultsUrl();
  useInertPage();

  // Called as a hook: it has state of its own, and what it returns is rearranged below.
  const tree = useDocSearchModal({
    // DocSearch makes a client that is not used, and would fail while rendering without these two.
    appId: appId || 'missing',
    apiKey: apiKey || 'missing',
    indexName,
    initialScrollY,
    initialQuery,
    onClose,
    searchParameters,
    transformSearchClient,
    navigator: useNavigator(onNavigate),
    getMissingResultsUrl,
    placeholder: translations.placeholder,
    translations: {
      ...translations.modal,
      searchBox: {
        ...translations.modal?.searchBox,
        searchInputLabel: translations.button?.buttonText,
      },
    },
    insights: insights as DocSearchModalProps['insights'],
  });
  const { root, modal, searchBar, searchBox, dropdown, screen } = takeApart(tree);
  const { state, inputRef } = screen;
  // At once, so that no key is lost: DocSearch does it after the next paint.
  useLayoutEffect(() => inputRef.current?.focus(), [inputRef]);
  const keep = (hit: Hit): void => remember(hit, screen.recentSearches, screen.favoriteSearches);
  useEffect(() => {
    onNavigate.current = keep;
  });

  // The query for which the first Escape has closed the panel.
  const [closedFor, setClosedFor] = useState<string>();
  const isPanelOpen = !state.query || closedFor !== state.query;
  const failed = failure && failure.query === state.query ? failure.error : undefined;
  const status = failed && state.status === 'idle' ? 'error' : state.status;
  const isListShown = isPanelOpen && status !== 'error' && hasItems(screen);

  function onEscape(): void {
    if (!state.query) {
      onClose();
    } else if (isPanelOpen) {
      setClosedFor(state.query);
      screen.setActiveItemId(null);
    } else {
      setClosedFor(undefined);
      screen.setQuery('');
      void screen.refresh();
    }
    screen.inputRef.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setClosedFor(undefined);
    }
  }

  return (
    // The backdrop closes on a click, which the keyboard does by Escape.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`${root.className ?? ''}${status === 'error' ? ' DocSearch-Container--Errored' : ''}`}
      onMouseDown={root.onMouseDown}
      onKeyDown={onKeyDown}
      data-status={status}
    >
      <div {...modal} role="dialog" aria-modal="true" aria-label={translations.placeholder}>
        <div {...searchBar}>
          {cloneElement(searchBox, {
            getInputProps(given) {
              const input = searchBox.props.getInputProps(given);
              return {
                ...input,
                role: 'combobox',
                'aria-haspopup': state.query ? 'listbox' : 'grid',
                'aria-expanded': isListShown,
                'aria-controls': isListShown ? POPUP_ID : undefined,
                'aria-activedescendant': isListShown ? input['aria-activedescendant'] : undefined,
                'aria-autocomplete': 'list',
                onClick(event) {
                  setClosedFor(undefined);
                  input.onClick?.(event);
                },
                onKeyDown(event) {
                  // Escape has an order of its own here.
                  if (event.key !== 'Escape') input.onKeyDown(event);
                },
              };
            },
          })}
        </div>
        <div {...dropdown} hidden={!isPanelOpen}>
          <Screen
            {...screen}
            status={status}
            errorDetail={service === 'hosted' ? failed?.message : undefined}
            onClose={onClose}
            onItemClick={(item, event) => {
              keep(item);
              screen.onItemClick(item, event);
            }}
          />
        </div>
        <Footer isHosted={service === 'hosted'} />
        <Announcement
          status={status}
          query={state.query}
          count={status === 'idle' && isPanelOpen ? Number(state.context.nbHits ?? 0) : undefined}
        />
      </div>
    </div>
  );
}
