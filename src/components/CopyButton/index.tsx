import { translate } from '@docusaurus/Translate';
import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Gives the text at the moment of the click. */
  readonly text: () => string;
  readonly children: ReactNode;
  readonly disabled?: boolean;
}

/** A button that copies a text to the clipboard and says so. */
export default function CopyButton({ text, children, disabled = false }: Props): ReactNode {
  const [done, setDone] = useState<{ text: string; message: string }>();
  const copy = () => {
    const copied = text();
    const say = (message: string) => () => setDone({ text: copied, message });
    // Without a secure context there is no clipboard at all.
    const written = navigator.clipboard?.writeText(copied) ?? Promise.reject(new Error());
    written.then(
      say(translate({ id: 'site.copy.copied', message: 'Copied' })),
      say(translate({ id: 'site.copy.failed', message: 'The browser does not allow copying.' })),
    );
  };
  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={clsx('button button--secondary', styles.button)}
        disabled={disabled}
        onClick={copy}
      >
        {children}
      </button>{' '}
      <span role="status">{done?.message}</span>
    </span>
  );
}
