import { useCallback, useEffect, useRef, useState } from 'react';
import { useQueryString } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { cutQuery } from '@site/src/components/SearchClient/limits';

/** A query that stood this long, in milliseconds, gets an entry in the history of its own. */
const SETTLED_AFTER = 1_000;

/**
 * The query in the address (`q`) and its setter. What is typed in one go is one entry in the
 * history, so that Back leads to the query before. `settled` is the query once it stood: what is
 * typed on the way stays out of the titles that a browser keeps.
 */
export function useHistoryQuery(): [
  query: string,
  setQuery: (query: string) => void,
  settled: string,
] {
  const [value, setValue] = useQueryString('q');
  const lastChange = useRef(0);
  // The server has no query string; the first render in the browser must match.
  const query = useIsBrowser() ? cutQuery(value) : '';
  const setQuery = useCallback(
    (next: string) => {
      const push = Date.now() - lastChange.current > SETTLED_AFTER;
      lastChange.current = Date.now();
      setValue(cutQuery(next), { push });
    },
    [setValue],
  );
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [query]);
  return [query, setQuery, settled === query ? query : ''];
}
