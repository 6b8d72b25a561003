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

/**
 * Whether the content may have to look unlike the server's, which knows no address and no reader:
 * by a filter in the address, a kind of tab chosen before, or a part that shows what is stored.
 */
export function isPersonal(content: Element): boolean {
  return (
    window.location.search !== '' ||
    content.querySelector('[data-personal]') !== null ||
    isTabChosen()
  );
}

function isTabChosen(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith('docusaurus.tab.'));
  } catch {
    // Where the browser forbids storage, nothing is chosen.
    return false;
  }
}
