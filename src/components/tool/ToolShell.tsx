import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { pageTexts } from '@site/src/locales/page-texts';
import tool from '../tool.module.css';
import Button from './Button';
import FileChooser, { type FileChooserProps } from './FileChooser';
import { messages } from './messages';
import styles from './styles.module.css';
import { useFileDrop } from './useFileDrop';

const t = pageTexts(messages);

interface ToolShellProps {
  readonly id: string;
  /** For files that are chosen, or dropped anywhere on the page. */
  readonly files?: FileChooserProps;
  /** The other fields of the form. */
  readonly form: ReactNode;
  readonly needsScript: string;
  /** The button that opens the way in again, which a result folds; a new result folds it anew. */
  readonly again?: { readonly label: string; readonly of: number } | undefined;
  /** Progress, failure and result. */
  readonly children: ReactNode;
}

/** A tool that takes files or a text: the way in, and below it what becomes of them. */
export default function ToolShell({
  id,
  files,
  form,
  needsScript,
  again,
  children,
}: ToolShellProps): ReactNode {
  const isOver = useFileDrop(files?.onFiles);
  const [openedFor, setOpenedFor] = useState<number>();
  const isOpened = !again || openedFor === again.of;
  return (
    <div
      className={clsx(tool.tool, styles.shell, files && styles.ofFiles, isOver && styles.over)}
      id={id}
    >
      {isOver && <p className={styles.hint}>{t('dropHint')}</p>}
      {again && (
        <p className="screen-only">
          <Button
            aria-expanded={isOpened}
            data-again
            onClick={() => setOpenedFor(isOpened ? undefined : again.of)}
          >
            {again.label}
          </Button>
        </p>
      )}
      <div className={tool.form} hidden={!isOpened} data-form>
        {files && <FileChooser {...files} />}
        {form}
      </div>
      <p className={tool.needsScript}>{needsScript}</p>
      {children}
    </div>
  );
}
