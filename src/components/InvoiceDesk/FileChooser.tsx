import { useRef, type ReactNode, type RefObject } from 'react';
import styles from './styles.module.css';

interface FileChooserProps {
  /** Text of the button. */
  readonly label: string;
  /** Says that files can be dropped as well. */
  readonly hint: string;
  /** Endings and types of files, as `<input accept>` has them. */
  readonly accept: string;
  /** The button, for who moves the focus back to it. */
  readonly chooser: RefObject<HTMLButtonElement | null>;
  readonly onFiles: (files: FileList) => void;
  /** Other ways to begin, below the hint. */
  readonly children?: ReactNode;
}

/** The place where files are chosen, and below which it says that they can be dropped. */
export default function FileChooser({
  label,
  hint,
  accept,
  chooser,
  onFiles,
  children,
}: FileChooserProps): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className={styles.drop}>
        <button
          ref={chooser}
          type="button"
          className="button button--primary"
          onClick={() => picker.current?.click()}
        >
          {label}
        </button>
        <span>{hint}</span>
        {children}
      </p>
      <input
        ref={picker}
        type="file"
        accept={accept}
        multiple
        hidden
        aria-hidden
        tabIndex={-1}
        onChange={({ target }) => {
          if (target.files?.length) onFiles(target.files);
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </>
  );
}
