import { useEffect, useRef } from 'react';

interface SearchKeys {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** A character was typed while the search button had the focus, or while the modal was loading. */
  readonly onType: (character: string) => void;
  /** The last character was taken back while the modal was loading. */
  readonly onDelete: () => void;
  readonly isOnButton: () => boolean;
  readonly isLoading: () => boolean;
}

const isCharacter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * The keys that DocSearch's own hook does not have: Ctrl/Cmd+K also closes, and typing on the search
 * button opens with any character, umlauts too, as does typing while the modal is loading.
 */
export function useSearchKeys(keys: SearchKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      const { isOpen, onClose, onType, onDelete, isOnButton, isLoading } = latest.current;
      // The browser's autofill sends events without a key.
      const key = (event.key as string | undefined) ?? '';
      if (isOpen) {
        if (key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
        // Else DocSearch would open again what closes here.
        event.stopImmediatePropagation();
        onClose();
      } else if (isLoading()) {
        if (isCharacter(event)) onType(key);
        else if (key === 'Backspace') onDelete();
        else if (key === 'Escape') onClose();
        else return;
      } else if (isOnButton() && isCharacter(event) && key !== ' ' && key !== '/') onType(key);
      else return;
      event.preventDefault();
    }
    // Before DocSearch: what opens with `/` is not typed as well.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
