/** What a press changes by code; details work without. */
const PRESSED = 'button, [role="tab"], label, input:is([type="radio"], [type="checkbox"])';
/** A link to another page of this language, or to a file. */
const LINK = 'a[href^="/"]:not([target], [download], [hreflang])';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (target: Element): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const isPlain = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Enters the text of a field anew, for code that came after it. */
function enterAgain(field: Field): void {
  const { value } = field;
  // React compares with what it saw last, and so it has to see the field empty first.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** What a reader did before the content reacted. */
export interface KeptActions {
  readonly isEmpty: () => boolean;
  /** Stops keeping, and does what was kept. */
  readonly replay: () => void;
  /** Stops keeping. */
  readonly forget: () => void;
}

interface Listeners {
  /** Something was kept. */
  readonly onKept: () => void;
  /** A link to a page was pressed: its path with query and hash. */
  readonly onLink: (address: string) => void;
}

/** Keeps presses and texts within `content` until it reacts; links lead on at once. */
export function keepActions(content: HTMLElement, { onKept, onLink }: Listeners): KeptActions {
  const presses: (() => void)[] = [];
  const entered = new Set<Field>();
  const keeping = new AbortController();

  function keep(event: Event, press: () => void): void {
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.push(press);
    onKept();
  }
  function onClick(event: MouseEvent, target: Element): void {
    const link = target.closest<HTMLAnchorElement>(LINK);
    if (link && isPlain(event) && !/\.\w+$/.test(link.pathname)) {
      event.preventDefault();
      onLink(link.pathname + link.search + link.hash);
      return;
    }
    const control = target.closest<HTMLElement>(PRESSED);
    if (control) keep(event, () => control.click());
  }
  /** Keys of tabs; on buttons and in fields they become clicks and texts. */
  function onKey(event: KeyboardEvent, target: Element): void {
    const { key } = event;
    if (key === 'Tab' || !target.matches('[role="tab"]')) return;
    const init = { key, bubbles: true, cancelable: true };
    keep(event, () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init)));
  }
  function onInput(_event: Event, target: Element): void {
    if (!isField(target)) return;
    entered.add(target);
    onKept();
  }
  // On the window, before React: for an event it takes the content over at once, and forgets it.
  function listen<T extends 'click' | 'keydown' | 'input'>(
    type: T,
    listener: (event: WindowEventMap[T], target: Element) => void,
  ): void {
    const within = (event: WindowEventMap[T]): void => {
      const { target } = event;
      if (target instanceof Element && content.contains(target)) listener(event, target);
    };
    window.addEventListener(type, within, { capture: true, signal: keeping.signal });
  }
  listen('click', onClick);
  listen('keydown', onKey);
  listen('input', onInput);

  return {
    isEmpty: () => presses.length + entered.size === 0,
    forget: () => keeping.abort(),
    replay() {
      keeping.abort();
      entered.forEach(enterAgain);
      presses.forEach((press) => press());
    },
  };
}
