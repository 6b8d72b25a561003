/**
 * Moves the focus to an element that is no control, so that reading goes on there, without
 * scrolling. The element leaves the tab order again with the focus.
 */
export function focusForReading(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}
