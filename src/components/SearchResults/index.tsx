import React, { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { PageMetadata, usePluralForm } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useSearchClient, useSearchSettings } from '@site/src/components/SearchClient';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import AlgoliaCredit from '@site/src/components/AlgoliaCredit';
import { mailTo } from '@site/src/components/PageReport';
import SearchReason, { SearchHelp } from '@site/src/components/SearchReason';
import { useSearchTranslations } from '@site/src/components/SearchClient/useSearchTranslations';
import WithoutWords from '@site/src/components/WithoutWords';
import { useQueryChoice } from '@site/src/hooks/useAddress';
import { condense, MAX_QUERY_LENGTH } from '@site/src/components/SearchClient/limits';
import { groupByPage, PAGE_KINDS } from 'edocument-search';
import { localeId } from '@site/src/locales';
import SearchAnswer, { AnswerHeading } from '@site/src/components/SearchAnswer';
import ResultGroup from './ResultGroup';
import KindFilter from './KindFilter';
import styles from './styles.module.css';
import { useDepth, useKeptDepth } from './useDepth';
import WithoutScript from './WithoutScript';
import { useHistoryQuery } from './useHistoryQuery';
import { useAnswer, type Results } from './useAnswer';

/** Its code comes with that which recognises. */
const Recognised = lazy(() => import(/* webpackChunkName: "recognised" */ './Recognised'));

function titleOf(query: string): string {
  return query
    ? translate(
        {
          id: 'theme.SearchPage.existingResultsTitle',
          message: 'Search results for "{query}"',
          description: 'The search page title for non-empty query',
        },
        { query },
      )
    : translate({
        id: 'theme.SearchPage.emptyResultsTitle',
        message: 'Search the documentation',
        description: 'The search page title for empty query',
      });
}

/** Gets the index ready while the page is idle. */
function useIdleWarming(): void {
  const client = useSearchClient();
  useEffect(() => {
    // Safari has no such callback: there in the next task.
    const whenIdle = globalThis.requestIdleCallback ?? globalThis.setTimeout;
    whenIdle(() => void client.warm());
  }, [client]);
}

/** The end of the list, which asks for more as soon as it is near. */
function MoreResults({ onReach }: { readonly onReach: () => void }): ReactNode {
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onReach();
      },
      { rootMargin: '0px 0px 400px' },
    );
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, [onReach]);
  return (
    <button ref={end} type="button" className="button button--secondary" onClick={onReach}>
      <Translate id="site.search.more" description="Button at the end of the search results">
        Show more results
      </Translate>
    </button>
  );
}

function Outcome({ results, query }: { readonly results: Results; readonly query: string }) {
  const { selectMessage } = usePluralForm();
  const isHosted = useSearchSettings().service === 'hosted';
  const translations = useSearchTranslations();
  const { status, error, count } = results;
  if (!query) return null;
  if (status === 'error') {
    const texts = translations.errorScreen;
    return (
      <>
        <p className={styles.count}>{texts.titleText}</p>
        <p>
          <SearchHelp error={error} unreachable={texts.helpText} />
        </p>
        {isHosted && <SearchReason error={error} />}
      </>
    );
  }
  if (status === 'stalled') {
    return (
      <p className={styles.count}>
        <Translate id="site.search.announce.loading" description="A search that takes longer">
          Searching
        </Translate>
      </p>
    );
  }
  if (status === 'cancelled') {
    return (
      <p className={styles.count}>
        <Translate id="site.search.cancelled" description="State: the reader cancelled a search">
          The search was cancelled.
        </Translate>
      </p>
    );
  }
  if (results.query !== query) return null;
  if (count === 0) {
    const texts = translations.noResultsScreen;
    return (
      <>
        <p className={styles.count}>
          <Translate
            id="theme.SearchPage.noResultsText"
            description="The paragraph for empty search result"
          >
            No results were found
          </Translate>
        </p>
        <p>
          {texts.reportMissingResultsText}{' '}
          <a href={mailTo(`${texts.noResultsText} "${query}"`)}>
            {texts.reportMissingResultsLinkText}
          </a>
        </p>
      </>
    );
  }
  return (
    <>
      <p className={styles.count}>
        {selectMessage(
          count,
          translate(
            {
              id: 'theme.SearchPage.documentsFound.plurals',
              message: 'One document found|{count} documents found',
              description: 'Pluralized label for "{count} documents found".',
            },
            { count },
          ),
        )}
      </p>
      <WithoutWords words={results.without} missing={results.missing} className={styles.without} />
    </>
  );
}

/** Ends a search that takes long, or repeats one; one button, so that the focus stays on it. */
function EndOrRepeat({ results }: { readonly results: Results }): ReactNode {
  const { status, cancel, retry } = results;
  const isRunning = status === 'stalled';
  if (!isRunning && status !== 'error' && status !== 'cancelled') return null;
  return (
    <button
      type="button"
      className={clsx('button', isRunning ? 'button--secondary button--sm' : 'button--primary')}
      onClick={isRunning ? cancel : retry}
    >
      {isRunning ? (
        <Translate id="site.search.cancel" description="Button that ends a search that takes long">
          Cancel
        </Translate>
      ) : (
        <Translate id="site.search.retry" description="Button that repeats a failed search">
          Try again
        </Translate>
      )}
    </button>
  );
}

/** The search page: a query in the address, everything that was found for it. */
export default function SearchResults(): ReactNode {
  const [query, setQuery, settled] = useHistoryQuery();
  const kept = useKeptDepth(query.trim() ? query : '');
  const [kind, setKind] = useQueryChoice('kind', PAGE_KINDS);
  const [pasted, setPasted] = useState({ query: '', text: '' });
  const results = useAnswer({
    query: kept.query,
    text: pasted.query === kept.query ? pasted.text : kept.query,
    kind: kind || undefined,
    least: kept.pages,
  });
  const isOfQuery = results.query === kept.query;
  const recognised = isOfQuery ? results.recognised : undefined;
  const input = useRef<HTMLInputElement>(null);
  const locale = localeId(useDocusaurusContext().i18n.currentLocale);
  const isBrowser = useIsBrowser();
  const isHosted = useSearchSettings().service === 'hosted';
  const client = useSearchClient();
  useIdleWarming();
  useDepth(kept, isOfQuery ? results.pages : 0);
  useEffect(() => {
    if (isBrowser && !new URLSearchParams(window.location.search).get('q')) input.current?.focus();
  }, [isBrowser]);

  return (
    <main className={`container margin-vert--lg ${styles.page}`} data-status={results.status}>
      <PageMetadata title={titleOf(settled)} />
      <Head>
        <meta property="robots" content="noindex, follow" />
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Breadcrumbs />
      <h1 className={styles.heading}>{titleOf(query)}</h1>
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <input
          ref={input}
          type="search"
          name="q"
          className={`text-field ${styles.input}`}
          aria-label={translate({
            id: 'theme.SearchPage.inputLabel',
            message: 'Search',
            description: 'The ARIA label for search page input',
          })}
          placeholder={translate({
            id: 'theme.SearchPage.inputPlaceholder',
            message: 'Type your search here',
            description: 'The placeholder for search page input',
          })}
          maxLength={MAX_QUERY_LENGTH}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (query || text.length <= MAX_QUERY_LENGTH) return;
            event.preventDefault();
            const condensed = condense(text, locale);
            setPasted({ query: condensed, text });
            setQuery(condensed);
          }}
          onFocus={() => void client.warm()}
          autoComplete="off"
          spellCheck="false"
        />
      </form>
      <WithoutScript />
      <KindFilter kind={kind} onChange={setKind} />
      <div className={styles.status}>
        <div role="status">
          <Outcome results={results} query={kept.query} />
        </div>
        <EndOrRepeat results={results} />
      </div>
      {recognised && (
        <Suspense>
          <Recognised recognition={recognised.recognition} />
        </Suspense>
      )}
      {results.answer && (
        <section className={styles.answer}>
          <h2 className={styles.answerHeading}>
            <AnswerHeading />
          </h2>
          <Link to={results.answer.url}>
            <SearchAnswer hit={results.answer} />
          </Link>
        </section>
      )}
      {results.hits.length > 0 && (
        <ol
          className={styles.list}
          aria-label={translate({
            id: 'site.search.results',
            message: 'Search results',
            description: 'Accessible name of the list of search results',
          })}
        >
          {groupByPage(results.hits, Infinity).map(({ name, hits }) => (
            <ResultGroup name={name} hits={hits} key={hits[0]?.id} />
          ))}
        </ol>
      )}
      {isHosted && (
        <p className={styles.credit}>
          <AlgoliaCredit />
        </p>
      )}
      {results.hasMore && results.status === 'idle' && <MoreResults onReach={results.loadMore} />}
    </main>
  );
}
