import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { languageOfLocale, type Bilingual } from '@site/src/facts/language';
import styles from './styles.module.css';

const COPIED: Bilingual = { en: 'Copied', de: 'Kopiert' };
const FAILED: Bilingual = {
  en: 'The browser does not allow copying.',
  de: 'Der Browser erlaubt das Kopieren nicht.',
};

interface Props {
  /** Gives the text at the moment of the click. */
  readonly text: () => string;
  readonly children: ReactNode;
  readonly disabled?: boolean;
}

/** A button that copies a text to the clipboard and says so. */
export default function CopyButton({ text, children, disabled = false }: Props): ReactNode {
  const language = languageOfLocale(useDocusaurusContext().i18n.currentLocale);
  const [done, setDone] = useState<{ text: string; message: string }>();
  const copy = () => {
    const copied = text();
    const say = (message: string) => () => setDone({ text: copied, message });
    // Without a secure context there is no clipboard at all.
    const written = navigator.clipboard?.writeText(copied) ?? Promise.reject(new Error());
    written.then(say(COPIED[language]), say(FAILED[language]));
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
