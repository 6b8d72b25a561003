/** Calls back when the browser has nothing else to do; Safari, which does not tell, at the next turn. */
export function whenIdle(then: () => void): void {
  const later = globalThis.requestIdleCallback ?? globalThis.setTimeout;
  later(then);
}
