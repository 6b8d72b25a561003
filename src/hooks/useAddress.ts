import { useCallback, useSyncExternalStore } from 'react';
import { useHistory } from '@docusaurus/router';

/** Longest value that is taken from an address; no code, rule or Leitweg-ID is longer. */
const MAX_LENGTH = 128;

const onServer = (): string => '';

function useLocationValue(read: (location: { search: string; hash: string }) => string): string {
  const history = useHistory();
  const subscribe = useCallback((notify: () => void) => history.listen(notify), [history]);
  const value = () => read(history.location).slice(0, MAX_LENGTH);
  return useSyncExternalStore(subscribe, value, onServer);
}

/**
 * A query parameter of the address; empty in the server's render and where it is absent. Only ever
 * read: a request carries it, so nothing that a reader types may be written there.
 */
export function useQueryValue(name: string): string {
  return useLocationValue(({ search }) => new URLSearchParams(search).get(name) ?? '');
}

/**
 * A choice out of `allowed` that the address keeps as a query parameter; empty for none. For
 * choices that are no personal data.
 */
export function useQueryChoice<Choice extends string>(
  name: string,
  allowed: readonly Choice[],
): [Choice | '', (choice: Choice | '') => void] {
  const history = useHistory();
  const value = useQueryValue(name);
  const choose = useCallback(
    (choice: Choice | '') => {
      const { pathname, search, hash } = history.location;
      const params = new URLSearchParams(search);
      if (choice === '') params.delete(name);
      else params.set(name, choice);
      history.replace({ pathname, search: params.toString(), hash });
    },
    [history, name],
  );
  return [allowed.find((choice) => choice === value) ?? '', choose];
}

/**
 * A choice out of `allowed` that the fragment of the address keeps, as `#BT-10`; empty for none. For
 * choices that are no personal data.
 */
export function useHashChoice(allowed: readonly string[]): [string, (choice: string) => void] {
  const history = useHistory();
  const value = useLocationValue(({ hash }) => hash.slice(1));
  const choose = useCallback(
    (choice: string) => {
      const { pathname, search } = history.location;
      history.replace({ pathname, search, hash: choice });
    },
    [history],
  );
  return [allowed.includes(value) ? value : '', choose];
}

/**
 * A value that somebody shared in the fragment of the address, as `#name=value`, which browsers
 * send to nobody; empty where it is absent.
 */
export function useSharedValue(name: string): string {
  return useLocationValue(({ hash }) => new URLSearchParams(hash.slice(1)).get(name) ?? '');
}

/** Address of the current page with a value in its fragment, to be shared by the reader. */
export function shareAddress(name: string, value: string): string {
  const address = new URL(window.location.href);
  address.search = '';
  address.hash = new URLSearchParams({ [name]: value }).toString();
  return address.href;
}
