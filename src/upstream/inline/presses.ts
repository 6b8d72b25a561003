/**
 * Keeps what a reader presses before the code of the page reacts, and presses it again when it does:
 * buttons, and the keys that open the search with what is typed after them. Links need no code.
 */

import { FAILED, isHydrated } from './failure';

type Press = () => void;

/** Elements that the browser handles by itself. */
const NATIVE = 'summary, a[href]:not([href="#"])';
/** Buttons of the page; a message that it could not be loaded is outside and reacts itself. */
const BUTTON = '#__docusaurus :is(button, [role="button"], [role="tab"])';

function isEditing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea') !== null;
}

/** Also from code that already listens although the page does not react yet: one press, one effect. */
function keepFromPage(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

export function keepPresses(): void {
  const presses: Press[] = [];
  /** The search was asked for: the keys that follow are its text. */
  let isSearching = false;

  /** The button that was pressed. A disabled one fires no click, so pointer events are used. */
  function buttonOf({ target, type }: Event): HTMLButtonElement | null {
    if (!(target instanceof Element) || target.closest(NATIVE)) return null;
    const button = target.closest<HTMLButtonElement>(BUTTON);
    return button && (type === 'pointerup') === Boolean(button.disabled) ? button : null;
  }

  function onPress(event: Event): void {
    const button = buttonOf(event);
    if (!button) return;
    keepFromPage(event);
    isSearching = button.matches('[data-search]');
    if (hasFailed && isSearching) followSearch();
    presses.push(() => button.click());
  }

  function onKey(event: KeyboardEvent): void {
    const { key = '', ctrlKey, metaKey, altKey, target } = event;
    const opensByLetter = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
    const isPlain = key.length === 1 && !ctrlKey && !metaKey && !altKey && !isEditing(target);
    if (!opensByLetter && !(isPlain && (key === '/' || isSearching))) return;
    keepFromPage(event);
    isSearching = true;
    if (hasFailed) followSearch();
    const { code, shiftKey } = event;
    const init = { key, code, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
    presses.push(() => document.body.dispatchEvent(new KeyboardEvent('keydown', init)));
  }

  const kept = { click: onPress, pointerup: onPress, keydown: onKey } as Record<
    string,
    (event: never) => void
  >;
  /** No code will open the search: its page does. */
  const followSearch = (): void =>
    document.querySelector<HTMLElement>('#site-failure a[href$="/search"]')?.click();
  let hasFailed = false;

  const each = (change: 'addEventListener' | 'removeEventListener'): void => {
    for (const [type, listener] of Object.entries(kept)) {
      window[change](type, listener as EventListener, true);
    }
  };

  each('addEventListener');
  window.addEventListener(FAILED, () => {
    hasFailed = true;
    if (isSearching) followSearch();
  });
  new MutationObserver((_changes, observer) => {
    if (!isHydrated()) return;
    observer.disconnect();
    each('removeEventListener');
    presses.forEach((press) => press());
  }).observe(document.documentElement, { attributeFilter: ['data-has-hydrated'] });
}
