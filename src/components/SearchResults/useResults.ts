import { useCallback, useEffect, useState } from 'react';
import { useSearchSettings, useWholeSearch } from '@site/src/components/SearchClient';
import { missingWords, type Missing } from '@site/src/components/SearchClient/missing';
import { isComplete, type Recognition } from '@site/src/components/SearchRecognition/recognition';
import type { Hit, PageKind, SearchResults } from 'edocument-search';

/** When a running search counts as stalled, in milliseconds. */
const STALL_THRESHOLD = 300;

/** What is known about a query. */
interface Found {
  readonly key: string;
  readonly query: string;
  readonly hits: readonly Hit[];
  /** The passage that answers the query by itself. */
  readonly answer?: Hit | undefined;
  readonly total: number;
  /** Words of the query that the best page lacks. */
  readonly without: readonly string[];
  /** Words that no page has. */
  readonly missing?: Missing | undefined;
  readonly hasMore: boolean;
  /** Pages of hits that were loaded. */
  readonly pages: number;
  readonly error?: Error;
}

export interface Results extends Found {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error' | 'cancelled';
  readonly loadMore: () => void;
  /** Waits no longer. */
  readonly cancel: () => void;
  readonly retry: () => void;
}

const NOTHING: Found = {
  key: '',
  query: '',
  hits: [],
  total: 0,
  without: [],
  hasMore: false,
  pages: 0,
};

function add(before: Found, result: SearchResults, missing: Missing | undefined): Found {
  return {
    ...before,
    hits: [...before.hits, ...result.hits],
    answer: before.answer ?? result.answer,
    total: result.count,
    without: result.without,
    missing: before.missing ?? missing,
    hasMore: result.pageCount > result.page + 1,
    pages: result.page + 1,
  };
}

/**
 * Asks for a query page by page, `least` pages at once. While a new query is under way the hits of
 * the last one stay.
 */
export function useResults(query: string, kind: PageKind | undefined, least: number): Results {
  const search = useWholeSearch();
  const isOwn = useSearchSettings().service === 'embedded';
  const [found, setFound] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const [wanted, setWanted] = useState({ key: '', pages: 1 });
  const [stalledKey, setStalledKey] = useState('');
  const [cancelledKey, setCancelledKey] = useState('');

  const key = `${attempt} ${kind ?? ''} ${query}`;
  const pages = wanted.key === key ? wanted.pages : least;
  const isFound = !query || (found.key === key && (found.pages >= pages || found.error));
  const isCancelled = !isFound && cancelledKey === key;
  const isDone = isFound || isCancelled;

  useEffect(() => {
    if (isDone) return undefined;
    let isCurrent = true;
    const before = found.key === key ? found : { ...NOTHING, key, query };
    const stall = setTimeout(() => setStalledKey(key), STALL_THRESHOLD);
    void search(query, before.pages, kind)
      .then(async (result) => {
        const isFirst = isOwn && result.page === 0;
        const asked = isFirst ? missingWords(result, (word) => search(word, 0)) : undefined;
        return add(before, result, await asked);
      })
      .catch((cause: unknown) => ({
        ...before,
        error: cause instanceof Error ? cause : new Error(String(cause)),
      }))
      .then((next) => {
        clearTimeout(stall);
        if (isCurrent) setFound(next);
      });
    return () => {
      isCurrent = false;
      clearTimeout(stall);
    };
  }, [search, found, isDone, key, query, kind, isOwn]);

  const loadMore = useCallback(() => {
    if (found.key === key && found.hasMore) setWanted({ key, pages: found.pages + 1 });
  }, [found, key]);
  const cancel = useCallback(() => setCancelledKey(key), [key]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  const current = query ? found : NOTHING;
  const status = (): Results['status'] => {
    if (!isDone) return stalledKey === key ? 'stalled' : 'loading';
    if (isCancelled) return 'cancelled';
    return current.error ? 'error' : 'idle';
  };
  return { ...current, status: status(), loadMore, cancel, retry };
}

/** Results beside what a query was recognised as, which says what the query is about. */
export function beside(recognition: Recognition, results: Results, query: string): Results {
  if (isComplete(recognition)) return { ...results, query, total: 1 };
  const hits = results.hits.filter(({ url }) => !url.endsWith(recognition.to));
  const total = results.query === query ? results.total || 1 : results.total;
  return { ...results, hits, total, answer: undefined, without: [], missing: undefined };
}
