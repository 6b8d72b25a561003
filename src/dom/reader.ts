const SIGNS = ['pointermove', 'pointerdown', 'click', 'keydown', 'wheel', 'scroll', 'focusin'];

/**
 * Calls back at the first sign of a reader who uses the page, once.
 *
 * @returns function that stops waiting
 */
export function onReader(then: () => void): () => void {
  const waiting = new AbortController();
  const onSign = (): void => {
    waiting.abort();
    then();
  };
  for (const sign of SIGNS) {
    window.addEventListener(sign, onSign, { capture: true, passive: true, signal: waiting.signal });
  }
  return () => waiting.abort();
}
