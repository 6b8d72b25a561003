/**
 * Takes upstream's class for readers with a keyboard from the body as soon as a pointer moves over the
 * page. Upstream does so at the press, which then restyles every element just when the reader waits for
 * an answer; and each navigation puts the class back. Tab gives it again.
 */
import { keyboardFocusedClassName } from '@docusaurus/theme-common/internal';

function onPointerMove(): void {
  // A pointer that is only nudged leaves a reader with a keyboard the outline of the focus.
  if (document.activeElement?.matches(':focus-visible')) return;
  document.body.classList.remove(keyboardFocusedClassName);
}

/** From now on, for as long as the document lasts. */
export function followPointer(): void {
  document.addEventListener('pointermove', onPointerMove, { passive: true });
}
