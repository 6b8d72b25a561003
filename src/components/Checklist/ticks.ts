import { createContext } from 'react';

/** The ticks of one list, and how to change them. */
export interface Ticks {
  /** Name of the list and of its boxes. */
  readonly name: string;
  readonly ids: readonly string[];
  readonly set: (id: string, ticked: boolean) => void;
}

export const TicksContext = createContext<Ticks>({ name: '', ids: [], set: () => undefined });

/** The ids of the ticked points, as they are stored; anything else in the storage counts as none. */
export function readTicks(stored: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
