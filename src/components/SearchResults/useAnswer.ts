import { useCallback, useEffect, useState } from 'react';
import { useWholeSearch } from '@site/src/components/SearchClient';
import { beside, unanswered, useAsk, type Answer } from '@site/src/components/SearchClient/useAsk';
import { isComplete } from '@site/src/components/SearchRecognition/recognition';
import { useStalled } from '@site/src/hooks/useStalled';
import type { PageKind } from 'edocument-search';

/** When a running search counts as stalled, in milliseconds. */
const STALL_THRESHOLD = 300;

/** The answer to a query as far as it is known. */
interface Found extends Answer {
  readonly key: string;
  /** Pages of hits that were loaded; none where the query is recognised and needs no search. */
  readonly pages: number;
  /** There is nothing more to ask for. */
  readonly isWhole: boolean;
}

export interface Results extends Found {
  readonly status: 'idle' | 'loading' | 'stalled' | 'error' | 'cancelled';
  readonly loadMore: () => void;
  /** Waits no longer. */
  readonly cancel: () => void;
  readonly retry: () => void;
}

const NOTHING: Found = { ...unanswered(''), key: '', pages: 0, isWhole: false };

function add(before: Found, next: Answer): Found {
  const recognised = before.recognised ?? next.recognised;
  if (next.error) return { ...before, recognised, error: next.error, isWhole: true };
  const isWhole = recognised !== undefined && isComplete(recognised.recognition);
  return {
    ...before,
    ...next,
    recognised,
    hits: [...before.hits, ...next.hits],
    answer: before.answer ?? next.answer,
    missing: before.missing ?? next.missing,
    pages: before.pages + (isWhole ? 0 : 1),
    isWhole,
  };
}

interface Question {
  readonly query: string;
  /** The whole text, also where the query is a part of it. */
  readonly text: string;
  readonly kind: PageKind | undefined;
  /** Pages of hits that are asked for at once. */
  readonly least: number;
}

/** Asks for a query page by page. While a new one is under way the hits of the last one stay. */
export function useAnswer({ query, text, kind, least }: Question): Results {
  const ask = useAsk(useWholeSearch());
  const [found, setFound] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);
  const [wanted, setWanted] = useState({ key: '', pages: 1 });
  const [cancelledKey, setCancelledKey] = useState('');

  const key = `${attempt} ${kind ?? ''} ${query} ${text}`;
  const pages = wanted.key === key ? wanted.pages : least;
  const isFound = !query || (found.key === key && (found.pages >= pages || found.isWhole));
  const isCancelled = !isFound && cancelledKey === key;
  const isDone = isFound || isCancelled;
  const isStalled = useStalled(!isDone, key, STALL_THRESHOLD);

  useEffect(() => {
    if (isDone) return undefined;
    let isCurrent = true;
    const before = found.key === key ? found : { ...NOTHING, ...unanswered(query), key };
    void ask(query, { text, page: before.pages, kind }).then((next) => {
      if (isCurrent) setFound(add(before, next));
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, found, isDone, key, query, text, kind]);

  const loadMore = useCallback(() => {
    if (found.key === key && found.hasMore) setWanted({ key, pages: found.pages + 1 });
  }, [found, key]);
  const cancel = useCallback(() => setCancelledKey(key), [key]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  const current = query ? found : NOTHING;
  const status = (): Results['status'] => {
    if (!isDone) return isStalled ? 'stalled' : 'loading';
    if (isCancelled) return 'cancelled';
    return current.error ? 'error' : 'idle';
  };
  return { ...beside(current), status: status(), loadMore, cancel, retry };
}
