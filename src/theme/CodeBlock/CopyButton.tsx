import React, { useEffect, useState, type ReactNode, type RefObject } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  /** The element whose text is copied. */
  readonly code: RefObject<HTMLElement | null>;
}

/** Copies the code; where the browser does not allow it, selects it, so that Ctrl+C does. */
export default function CopyButton({ code }: Props): ReactNode {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    if (!code.current) return;
    try {
      await navigator.clipboard.writeText((code.current.textContent ?? '').trimEnd());
      setCopied(true);
    } catch {
      window.getSelection()?.selectAllChildren(code.current);
    }
  };

  return (
    <button
      type="button"
      className={clsx('after-hydration', styles.button, styles.copy)}
      onClick={() => void copy()}
    >
      <span aria-live="polite">
        {copied ? (
          <Translate
            id="theme.CodeBlock.copied"
            description="The copied button label on code blocks"
          >
            Copied
          </Translate>
        ) : (
          <Translate id="theme.CodeBlock.copy" description="The copy button label on code blocks">
            Copy
          </Translate>
        )}
      </span>
    </button>
  );
}
