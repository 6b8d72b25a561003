import { useState, useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';

const never = () => () => undefined;

/**
 * Text that the reader typed in place of a value of the address; undefined until then, and again when
 * another link brings another value.
 *
 * @param linked value of the address; empty for none, which leaves what was typed
 */
export function useTyped<Typed>(
  linked: string,
): [Typed | undefined, Dispatch<SetStateAction<Typed | undefined>>] {
  const [typed, setTyped] = useState<Typed>();
  // The first link appears with the end of hydration: what was typed before that is newer.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [seen, setSeen] = useState({ linked, isHydrated });
  if (seen.linked !== linked || seen.isHydrated !== isHydrated) {
    setSeen({ linked, isHydrated });
    if (seen.isHydrated && linked !== '') setTyped(undefined);
  }
  return [typed, setTyped];
}
