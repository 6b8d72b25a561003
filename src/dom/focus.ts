/**
 * Moves the focus to an element that is no control, so that reading goes on there, without
 * scrolling. The element leaves the tab order again with the focus.
 */
export function focusForReading(element: HTMLElement): void {
  element.setAttribute('tabindex', '-1');
  element.focus({ preventScroll: true });
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
}

/** The walk through findings that has the focus, which it keeps while it leads from place to place. */
export const focusedWalk = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-walk]') ?? null;

/** Moves the focus to a place that a navigation has led to, unless a walk keeps it. */
export function focusPlace(place: HTMLElement): void {
  if (!focusedWalk()) focusForReading(place);
}
