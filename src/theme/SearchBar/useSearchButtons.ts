import { useEffect, useRef } from 'react';

interface SearchButtons {
  readonly onApproach: () => void;
  readonly onOpen: () => void;
  readonly onPaste: (text: string) => void;
}

/** Also buttons in the text of a page, which need no code of their own. */
export const isSearchButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button[data-search]') !== null;

/** Handlers of the buttons that open the search, those with `data-search`. */
export function useSearchButtons(handlers: SearchButtons): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    function listener(event: Event): void {
      const isPaste = event instanceof ClipboardEvent;
      if (!isSearchButton(isPaste ? document.activeElement : event.target)) return;
      if (isPaste) latest.current.onPaste(event.clipboardData?.getData('text') ?? '');
      else if (event.type === 'click') latest.current.onOpen();
      else latest.current.onApproach();
    }
    const types = ['pointerover', 'focusin', 'click', 'paste'];
    types.forEach((type) => window.addEventListener(type, listener));
    return () => types.forEach((type) => window.removeEventListener(type, listener));
  }, []);
}
