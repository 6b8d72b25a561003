import { useSyncExternalStore, type ComponentType } from 'react';

/** A finding on the way: its name, where it is mended, and where it stands in the result. */
export interface Stop {
  readonly name: string;
  /** Address of the place, without base path. */
  readonly to: string;
  /** Value of `data-finding` in the result. */
  readonly finding: string;
}

export interface Walk {
  /** Path of the page with the result. */
  readonly from: string;
  readonly stops: readonly Stop[];
  /** Shows the walk; it comes with the first one. */
  readonly Strip: ComponentType<{ readonly walk: Walk }>;
}

/** In the memory of the tab alone. */
let current: Walk | undefined;
const listeners = new Set<() => void>();

function set(walk: Walk | undefined): void {
  current = walk;
  for (const notify of listeners) notify();
}

/** Begins a walk through the findings of a result, in place of another one. */
export const startWalk = (walk: Walk): void => set(walk);

/** Ends the walk, since its result is gone or the reader wants no more of it. */
export const endWalk = (): void => set(undefined);

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** The walk that is under way; none in the server's render. */
export const useWalk = (): Walk | undefined =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );
