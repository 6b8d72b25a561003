/**
 * Replaces @docusaurus/theme-search-algolia SearchBar, 3.8.1.
 *
 * Change: the modal's code, the client's and the index are loaded when the reader approaches the
 * search, and a service of our own can answer. DocSearch's button and its hook for the keys are not
 * used: they are in one file with its modal, of which 27 kB (minified) would come with every page.
 */
import React, {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import Head from '@docusaurus/Head';
import { useHistory } from '@docusaurus/router';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
// Not from the index, which would bring what only the modal and the search page use.
import { useSearchClient } from '@site/src/components/SearchClient/useSearchClient';
import { useSearchService } from '@site/src/components/SearchClient/useSearchService';
import type { SearchDialogProps } from '@site/src/components/SearchDialog';
import styles from './styles.module.css';
import { isSearchButton, useSearchButtons } from './useSearchButtons';
import { useSearchKeys } from './useSearchKeys';

interface LoadedDialog {
  readonly Dialog: ComponentType<SearchDialogProps>;
  readonly insights: SearchDialogProps['insights'];
}

async function loadDialog(): Promise<LoadedDialog['Dialog']> {
  const { default: Dialog } = await import(
    /* webpackChunkName: "dialog" */ '@site/src/components/SearchDialog'
  );
  return Dialog;
}

async function loadInsights(appId: string, apiKey: string): Promise<LoadedDialog['insights']> {
  const { createInsights } = await import(
    /* webpackChunkName: "insights" */ '@site/packages/search/src/hosted/insights'
  );
  return createInsights(appId, apiKey);
}

/** Loads the modal, and in hosted mode the analytics, when they are first needed. */
function useDialogLoader(): () => Promise<LoadedDialog> {
  const { insights, appId, apiKey } = useSearchService();
  const client = useSearchClient();
  const loading = useRef<Promise<LoadedDialog>>(undefined);
  return useCallback(() => {
    void client.warm();
    loading.current ??= Promise.all([
      loadDialog(),
      insights ? loadInsights(appId, apiKey) : undefined,
    ]).then(
      ([Dialog, analytics]) => ({ Dialog, insights: analytics }),
      (error: unknown) => {
        loading.current = undefined;
        throw error;
      },
    );
    return loading.current;
  }, [client, insights, appId, apiKey]);
}

/** The key that makes a shortcut on the reader's platform; undefined on the server. */
function useModifierKey(): 'Ctrl' | '⌘' | undefined {
  if (!useIsBrowser()) return undefined;
  return /Mac|iPhone|iPod|iPad/i.test(navigator.platform) ? '⌘' : 'Ctrl';
}

export default function SearchBar(): ReactNode {
  const { service, appId } = useSearchService();
  const { searchPagePath, translations } = useAlgoliaThemeConfig().algolia;
  const load = useDialogLoader();
  const history = useHistory();
  const createSearchLink = useSearchLinkCreator();
  const modifier = useModifierKey();
  const button = useRef<HTMLButtonElement>(null);
  const focused = useRef<Element>(null);
  /** What was typed since the modal was asked for; undefined while none is. */
  const typed = useRef<string>(undefined);
  /** Whether the modal has taken that, and takes the keys itself. */
  const isTaken = useRef(false);
  const [dialog, setDialog] = useState<LoadedDialog>();

  const approach = (): void => void load().catch(() => undefined);

  function open(text = ''): void {
    if (typed.current !== undefined) {
      typed.current += text;
      return;
    }
    focused.current = document.activeElement;
    typed.current = text;
    isTaken.current = false;
    load().then(
      (loaded) => {
        if (typed.current !== undefined) setDialog(loaded);
      },
      () => {
        if (typed.current === undefined) return;
        // Without its code there is still the page, whose failure to load has a screen.
        if (searchPagePath) history.push(createSearchLink(typed.current));
        typed.current = undefined;
      },
    );
  }

  const takeTyped = useCallback(() => {
    isTaken.current = true;
    return typed.current || undefined;
  }, []);

  const close = useCallback(() => {
    typed.current = undefined;
    setDialog(undefined);
    // After the modal has given the page free again.
    requestAnimationFrame(() => {
      const before = focused.current;
      const isElsewhere = document.activeElement !== document.body;
      if (isElsewhere) return;
      if (before instanceof HTMLElement && before !== document.body) before.focus();
      else button.current?.focus();
    });
  }, []);

  // Back leads to another page, which the modal must not cover.
  useEffect(() => (dialog ? history.listen(close) : undefined), [dialog, history, close]);

  useSearchKeys({
    isOpen: dialog !== undefined,
    onOpen: () => open(),
    onClose: close,
    onType: open,
    onDelete: () => {
      typed.current = typed.current?.slice(0, -1);
    },
    isOnButton: () => isSearchButton(document.activeElement),
    isLoading: () => typed.current !== undefined && !isTaken.current,
  });
  useSearchButtons({ onApproach: approach, onOpen: () => open(), onPaste: open });

  return (
    <>
      {service === 'hosted' && (
        <Head>
          <link
            rel="preconnect"
            href={`https://${appId}-dsn.algolia.net`}
            crossOrigin="anonymous"
          />
        </Head>
      )}
      <button
        ref={button}
        type="button"
        className={`DocSearch DocSearch-Button ${styles.button}`}
        aria-haspopup="dialog"
        aria-keyshortcuts={modifier === '⌘' ? 'Meta+K /' : 'Control+K /'}
        data-search=""
      >
        <span className={`DocSearch-Button-Placeholder ${styles.text}`}>
          {translations?.button?.buttonText ??
            translate({
              id: 'theme.SearchBar.label',
              message: 'Search',
              description: 'The ARIA label and placeholder for search button',
            })}
        </span>
        <span className={`DocSearch-Button-Keys ${styles.keys}`} aria-hidden="true">
          {modifier && (
            <>
              <kbd className="DocSearch-Button-Key">{modifier}</kbd>
              <kbd className="DocSearch-Button-Key">K</kbd>
            </>
          )}
        </span>
      </button>
      {dialog &&
        createPortal(
          <dialog.Dialog takeInitialQuery={takeTyped} insights={dialog.insights} onClose={close} />,
          document.body,
        )}
    </>
  );
}
