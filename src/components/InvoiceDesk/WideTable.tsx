import type { ReactNode } from 'react';
import styles from './invoice.module.css';

interface WideTableProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A table of an invoice, which may scroll sideways in a box of its own. */
export default function WideTable({ label, children }: WideTableProps): ReactNode {
  return (
    <div
      className={styles.wide}
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
