import { translate } from '@docusaurus/Translate';
import { useClipboard } from '@site/src/hooks/useClipboard';
import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Gives the text at the moment of the click. */
  readonly text: () => string;
  readonly children: ReactNode;
  readonly disabled?: boolean;
}

/** A button that copies a text to the clipboard and announces it. */
export default function CopyButton({ text, children, disabled = false }: Props): ReactNode {
  const { status, copy } = useClipboard();
  const messages = {
    ready: undefined,
    copied: translate({ id: 'site.copy.copied', message: 'Copied' }),
    failed: translate({ id: 'site.copy.failed', message: 'The browser does not allow copying.' }),
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
      <span role="status">{messages[status]}</span>
    </span>
  );
}
