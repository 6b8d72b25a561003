import { useEffect, useRef, type RefObject } from 'react';

/** Brings an element into view when a condition becomes true, such as a value in the address. */
export function useShownWhen<Shown extends Element>(isWanted: boolean): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    if (isWanted) ref.current?.scrollIntoView();
  }, [isWanted]);
  return ref;
}
