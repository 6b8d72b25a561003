/** Calls back when the browser is idle; in Safari, which has no such callback, in the next task. */
export function whenIdle(then: () => void): void {
  const later = globalThis.requestIdleCallback ?? globalThis.setTimeout;
  later(then);
}
