import { afterPaint } from '@site/src/dom/after-paint';
import { focusForReading } from '@site/src/dom/focus';
import { openFolds } from '@site/src/dom/open-folds';

/** Milliseconds in which a page and its tool come; later the reader is somewhere else. */
const PATIENCE = 30_000;

/**
 * Calls back with an element when the page has it, and has moved the focus itself, for as long as a
 * reader would wait.
 */
function whenThere(selector: string, then: (element: HTMLElement) => void): void {
  const found = document.querySelector<HTMLElement>(selector);
  if (found) {
    void afterPaint().then(() => then(found));
    return;
  }
  const observer = new MutationObserver(() => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) return;
    stop();
    void afterPaint().then(() => then(element));
  });
  const patience = setTimeout(() => stop(), PATIENCE);
  const stop = (): void => {
    clearTimeout(patience);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
}

/** Shows a finding of a result and moves the focus there. */
export const showFinding = (finding: string): void =>
  whenThere(`[data-finding="${CSS.escape(finding)}"]`, (element) => {
    openFolds(element);
    element.querySelector<HTMLElement>(':scope > h4 > [aria-expanded="false"]')?.click();
    focusForReading(element);
    element.scrollIntoView();
  });

/** Shows the way into the tool of the page and moves the focus there. */
export const showForm = (): void =>
  whenThere('[data-form]', (form) => {
    document.querySelector<HTMLElement>('[data-again][aria-expanded="false"]')?.click();
    // What was hidden takes no focus before it is painted.
    void afterPaint().then(() => form.querySelector<HTMLElement>('button, textarea')?.focus());
  });
