import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './messages';
import styles from './styles.module.css';

const t = pageTexts(messages);

interface Props {
  /** The picture in words. */
  readonly name: string;
  readonly children: ReactNode;
}

// The browser keeps the focus within, closes on Escape and gives the focus back.
const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** A picture that a button opens in the whole window. */
export default function Zoom({ name, children }: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const enlarge = t('open', { name });
  const close = t('close');
  return (
    <span className={styles.frame}>
      {children}
      <button
        type="button"
        className={`script-only ${styles.open}`}
        aria-haspopup="dialog"
        aria-label={enlarge}
        onClick={() => setOpen(true)}
      >
        <svg className={styles.icon} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M9.5 2.5h4v4m0-4-5 5m-2 6h-4v-4m0 4 5-5" />
        </svg>
      </button>
      {isOpen &&
        createPortal(
          <dialog
            ref={showModal}
            className={styles.dialog}
            aria-label={name}
            closedby="any"
            onClose={() => setOpen(false)}
          >
            <form method="dialog" className={styles.bar}>
              <button className="button button--secondary">{close}</button>
            </form>
            {children}
          </dialog>,
          document.body,
        )}
    </span>
  );
}
