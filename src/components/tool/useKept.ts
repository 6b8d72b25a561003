import { useEffect, useState, type Dispatch, type SetStateAction } from 'react';

/** By the name of the state. In the memory of the tab alone: a reload forgets it. */
const kept = new Map<string, unknown>();

/**
 * State that is still there when the reader comes back to the page.
 *
 * @param name one for each state of each tool
 */
export function useKept<State>(
  name: string,
  initial: State,
): [State, Dispatch<SetStateAction<State>>] {
  const [state, setState] = useState(() => (kept.has(name) ? (kept.get(name) as State) : initial));
  useEffect(() => void kept.set(name, state), [name, state]);
  return [state, setState];
}
