import { useRef, type ReactNode, type RefObject } from 'react';
import Button from './Button';
import styles from './styles.module.css';

export interface FileChooserProps {
  /** Text of the button. */
  readonly label: string;
  /** Says that files can be dropped as well. */
  readonly hint: string;
  /** Endings and types of files, as `<input accept>` has them. */
  readonly accept: string;
  /** The button, for who moves the focus back to it. */
  readonly chooser: RefObject<HTMLButtonElement | null>;
  readonly onFiles: (files: readonly File[]) => void;
  /** Other ways to begin, below the hint. */
  readonly otherWays?: ReactNode;
}

/** The place where files are chosen, and below which it says that they can be dropped. */
export default function FileChooser({
  label,
  hint,
  accept,
  chooser,
  onFiles,
  otherWays,
}: FileChooserProps): ReactNode {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className={styles.drop}>
        <Button ref={chooser} isPrimary onClick={() => picker.current?.click()}>
          {label}
        </Button>
        <span>{hint}</span>
        {otherWays}
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
          if (target.files?.length) onFiles(Array.from(target.files));
          // The same file can be chosen again after it was corrected.
          target.value = '';
        }}
      />
    </>
  );
}
