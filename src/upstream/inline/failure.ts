/**
 * Says that the page could not be loaded completely, by an element that is in every page, since
 * code that could write it may be what is missing. Docusaurus 3.8.1 hydrates only after the code of
 * the page has arrived and says nothing when it does not; see `core/lib/client/clientEntry.js`.
 */

export const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/** Event of the window: the page will not react. */
export const FAILED = 'site:failed';

/** True when the page comes from a reload: ours, the framework's or the reader's. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return !entry || (entry as PerformanceNavigationTiming).type === 'reload';
}

let hasFailed = false;

/** Shows the message, with a button that loads the page afresh. */
export function showMessage(): void {
  const message = document.getElementById('site-failure');
  if (!message) return;
  message.hidden = false;
  message.querySelector('button')?.addEventListener('click', () => location.reload());
}

/** The style sheet has come after all. */
export function hideMessage(): void {
  const message = document.getElementById('site-failure');
  if (message && !hasFailed) message.hidden = true;
}

/**
 * Loads the page afresh, once: after a deployment a copy of the page may name code that is gone.
 * Then, or when the wait was long enough already, shows the message.
 */
export function fail(isLate: boolean): void {
  // One file that fails rarely fails alone.
  if (hasFailed || isHydrated()) return;
  hasFailed = true;
  if (!isLate && !wasReloaded()) {
    location.reload();
    return;
  }
  showMessage();
  window.dispatchEvent(new Event(FAILED));
}

/** Takes chunks for failed that the bundler has asked for in vain. */
export function watchChunks(): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError') {
      fail('type' in reason && reason.type === 'timeout');
    }
  });
}
