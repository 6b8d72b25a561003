import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface WideTableProps {
  readonly label: string;
  readonly isStacked?: boolean;
  readonly children: ReactNode;
}

/** A table of results, which may scroll sideways in a box of its own. */
export default function WideTable({ label, isStacked, children }: WideTableProps): ReactNode {
  return (
    <div
      className={clsx(styles.wide, isStacked && styles.stacked)}
      role="region"
      aria-label={label}
      // A box that scrolls must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table>{children}</table>
    </div>
  );
}
