import type { ReactNode } from 'react';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from '../messages';
import tool from '../tool.module.css';
import Button from './Button';

const word = pageTexts(messages);

interface ProgressProps {
  /** That a task is running. */
  readonly text: string;
  /** Name of the bar. */
  readonly label: string;
  /** Percent that are done; without them the bar only moves. */
  readonly percent: number | undefined;
  /** Says the percent, too. */
  readonly isCounted?: boolean;
  readonly onCancel: () => void;
}

/** Says that a task is running and how much of it is done. */
export default function Progress({
  text,
  label,
  percent,
  isCounted = false,
  onCancel,
}: ProgressProps): ReactNode {
  return (
    <>
      <p role="status">{text}</p>
      <p className={tool.row}>
        <progress max={100} value={percent} aria-label={label} />
        {isCounted && <span>{percent} %</span>}
        <Button onClick={onCancel}>{word('cancel')}</Button>
      </p>
    </>
  );
}
