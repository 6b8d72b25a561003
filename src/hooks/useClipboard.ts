import { useCallback, useState } from 'react';

interface Copied {
  readonly status: 'ready' | 'copied' | 'failed';
  /** The text that was copied; empty otherwise. */
  readonly text: string;
}

interface Clipboard extends Copied {
  /** Copies the text that the function gives. Never rejects: `status` has the outcome. */
  readonly copy: (read: () => string | Promise<string>) => Promise<void>;
  readonly reset: () => void;
}

const READY: Copied = { status: 'ready', text: '' };

/** Copies texts to the clipboard; without a secure context or permission the status is `failed`. */
export function useClipboard(): Clipboard {
  const [copied, setCopied] = useState(READY);
  const copy = useCallback(async (read: () => string | Promise<string>) => {
    try {
      const text = await read();
      await navigator.clipboard.writeText(text);
      setCopied({ status: 'copied', text });
    } catch {
      setCopied({ status: 'failed', text: '' });
    }
  }, []);
  const reset = useCallback(() => setCopied(READY), []);
  return { ...copied, copy, reset };
}
