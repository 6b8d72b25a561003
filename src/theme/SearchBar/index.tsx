/**
 * Replaces @docusaurus/theme-search-algolia SearchBar, 3.8.1.
 *
 * Change: the modal's code, the client's and the index are loaded when the reader approaches the
 * search, and a service of our own can answer. Button and keys are DocSearch's own.
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
import { DocSearchButton, useDocSearchKeyboardEvents } from '@docsearch/react';
import Head from '@docusaurus/Head';
import { useHistory } from '@docusaurus/router';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import { translate } from '@docusaurus/Translate';
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
    /* webpackChunkName: "insights" */ 'edocument-search/algolia/insights'
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

export default function SearchBar(): ReactNode {
  const { service, appId } = useSearchService();
  const { searchPagePath, translations } = useAlgoliaThemeConfig().algolia;
  const load = useDialogLoader();
  const history = useHistory();
  const createSearchLink = useSearchLinkCreator();
  const button = useRef<HTMLButtonElement>(null);
  const focused = useRef<Element>(null);
  /** Text typed since the modal was asked for; undefined while none is. */
  const typed = useRef<string>(undefined);
  /** The modal has taken that, and takes the keys itself. */
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

  useDocSearchKeyboardEvents({
    // The modal has its own keys: its first Escape does not close it.
    isOpen: false,
    onOpen: () => {
      // An enlarged picture is above everything, and the search would open below it.
      if (!document.querySelector('dialog:modal')) open();
    },
    onClose: close,
    searchButtonRef: button,
  });
  useSearchKeys({
    isOpen: dialog !== undefined,
    onClose: close,
    onType: open,
    onDelete: () => {
      typed.current = typed.current?.slice(0, -1);
    },
    isOnButton: () => isSearchButton(document.activeElement),
    isLoading: () => typed.current !== undefined && !isTaken.current,
  });
  useSearchButtons({ onApproach: approach, onOpen: () => open(), onPaste: open });

  // The name has no keys: readers who speak it would have to say them.
  useEffect(() => {
    button.current?.querySelector('.DocSearch-Button-Keys')?.setAttribute('aria-hidden', 'true');
  }, []);

  const label =
    translations?.button?.buttonText ??
    translate({
      id: 'theme.SearchBar.label',
      message: 'Search',
      description: 'The ARIA label and placeholder for search button',
    });
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
      <DocSearchButton
        ref={button}
        className={`DocSearch DocSearch-Button ${styles.button}`}
        translations={{ buttonText: label }}
        // Named by its text: upstream's label says the keys, which have an attribute of their own.
        aria-label={undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        data-search=""
      />
      {dialog &&
        createPortal(
          <dialog.Dialog takeInitialQuery={takeTyped} insights={dialog.insights} onClose={close} />,
          document.body,
        )}
    </>
  );
}
