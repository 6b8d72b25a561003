import { useClipboard } from '@site/src/hooks/useClipboard';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from '../messages';
import styles from './styles.module.css';

const word = pageTexts(messages);

interface Props {
  /** Gives the text at the moment of the click. */
  readonly text: () => string;
  readonly children: ReactNode;
  readonly disabled?: boolean;
}

/** A button that copies a text to the clipboard and announces it. */
export default function CopyButton({ text, children, disabled = false }: Props): ReactNode {
  const { status, copy } = useClipboard();
  const says = {
    ready: undefined,
    copied: word('copied'),
    failed: word('copyFailed'),
  };
  return (
    <span className={`script-only ${styles.copy}`}>
      <button
        type="button"
        className={clsx('button button--secondary', styles.button)}
        disabled={disabled}
        onClick={() => void copy(text)}
      >
        {children}
      </button>{' '}
      <span role="status">{says[status]}</span>
    </span>
  );
}
