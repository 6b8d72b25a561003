/**
 * Keys of the menus in the navbar, by the pattern of WAI-ARIA for a button with a list of links:
 * Space opens as Enter does, arrows, Home and End move, Escape closes and gives the focus back.
 * Upstream has Enter alone.
 */

/** As Enter on the button, which upstream listens for. */
function toggle(button: HTMLElement): void {
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
}

/** Place of the link that a key leads to, from `place`, which is -1 on the button. */
function placeFor(key: string, place: number, count: number): number | undefined {
  const places: Readonly<Record<string, number>> = {
    Home: 0,
    End: count - 1,
    ArrowDown: (place + 1) % count,
    ArrowUp: (Math.max(place, 0) + count - 1) % count,
  };
  return places[key];
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const menu = target.closest('.navbar .dropdown');
  const button = menu?.querySelector<HTMLElement>('[aria-expanded]');
  if (!menu || !button) return;
  const isOpen = button.ariaExpanded === 'true';
  const links = Array.from(menu.querySelectorAll<HTMLElement>('.dropdown__link'));
  const place = placeFor(key, links.indexOf(target), links.length);
  if (key === 'Escape' && isOpen) {
    button.focus();
    toggle(button);
  } else if (key === ' ' && target === button) {
    toggle(button);
  } else if (place !== undefined) {
    if (!isOpen) toggle(button);
    // React opens it in a microtask.
    queueMicrotask(() => links[place]?.focus());
  } else {
    return;
  }
  event.preventDefault();
}

/** From now on, for as long as the document lasts. */
export function walkMenus(): void {
  document.addEventListener('keydown', onKeyDown);
}
