import { useEffect, useRef } from 'react';

interface SearchKeys {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  /** A character was typed while the search button had the focus, or while the modal was loading. */
  readonly onType: (character: string) => void;
  /** The last character was taken back while the modal was loading. */
  readonly onDelete: () => void;
  readonly isOnButton: () => boolean;
  readonly isLoading: () => boolean;
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * The keys that DocSearch listens to on the whole page: Ctrl/Cmd+K opens and closes, `/` opens,
 * typing on the search button opens with what was typed, here also umlauts and what is typed while
 * the modal is loading.
 */
export function useSearchKeys(keys: SearchKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      // An enlarged picture is above everything, and the search would open below it.
      if (document.querySelector('dialog:modal')) return;
      const { isOpen, onOpen, onClose, onType, onDelete, isOnButton, isLoading } = latest.current;
      // The browser's autofill sends events without a key.
      const key = (event.key as string | undefined) ?? '';
      if (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey) {
        event.preventDefault();
        if (isOpen) onClose();
        else onOpen();
      } else if (isOpen || isEditing(event.target)) {
        return;
      } else if (isLoading()) {
        if (isCharacter(event)) onType(key);
        else if (key === 'Backspace') onDelete();
        else if (key === 'Escape') onClose();
        else return;
        event.preventDefault();
      } else if (key === '/') {
        event.preventDefault();
        onOpen();
      } else if (isOnButton() && isCharacter(event) && key !== ' ') {
        event.preventDefault();
        onType(key);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
