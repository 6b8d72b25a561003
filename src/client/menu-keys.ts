/**
 * Keys of the menus in the navbar, by the pattern of WAI-ARIA for a button with a list of links:
 * Space opens as Enter does, arrows, Home and End move, Escape closes and gives the focus back.
 * Upstream has Enter alone.
 *
 * A pointer opens a menu, too, which Escape closes until it has left (WCAG 1.4.13).
 */

const buttonOf = (menu: Element) => menu.querySelector<HTMLElement>('[aria-expanded]');

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

/** Hides what a pointer at rest on a menu shows. */
function dismissPointed(): void {
  const menu = document.querySelector('.navbar .dropdown:hover');
  if (!menu) return;
  // Nothing hidden keeps the focus.
  if (menu.contains(document.activeElement)) buttonOf(menu)?.focus();
  menu.toggleAttribute('data-dismissed', true);
  menu.addEventListener('pointerleave', () => menu.removeAttribute('data-dismissed'), {
    once: true,
  });
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === 'Escape') dismissPointed();
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const menu = target.closest('.navbar .dropdown');
  const button = menu && buttonOf(menu);
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
