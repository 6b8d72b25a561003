import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useHistory } from '@docusaurus/router';

/** Long enough that typing does not render the page for every key. */
const WRITE_DELAY_MS = 250;

const onServer = (): string => '';

/**
 * A query parameter of the address; empty in the server's render and where it is absent. It is
 * only read: what a reader types into such a field does not leave the page by itself.
 */
export function useUrlValue(name: string): string {
  const history = useHistory();
  const subscribe = useCallback((notify: () => void) => history.listen(notify), [history]);
  const read = () => new URLSearchParams(history.location.search).get(name) ?? '';
  return useSyncExternalStore(subscribe, read, onServer);
}

/**
 * A text that also stands in the address as a query parameter, so that it can be shared. The
 * server's render has none; the browser reads the address right after, and when it changes.
 */
export function useUrlState(name: string): [string, (value: string) => void] {
  const history = useHistory();
  const inAddress = useUrlValue(name);
  const [typed, setTyped] = useState<string>();

  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = history.location;
      const params = new URLSearchParams(search);
      if (typed === '') params.delete(name);
      else params.set(name, typed);
      history.replace({ pathname, search: params.toString(), hash });
      setTyped(undefined);
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [history, name, typed]);

  const change = useCallback((value: string) => setTyped(value), []);
  return [typed ?? inAddress, change];
}
