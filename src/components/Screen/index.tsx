import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';
import WaysOn from './WaysOn';

interface Props {
  readonly title: ReactNode;
  /** The event, and what the reader can do. */
  readonly children: ReactNode;
  /** Help in this case, below the text. */
  readonly more?: ReactNode;
  /** The button that tries again, where something has failed. */
  readonly action?: ReactNode;
  /** Error messages for developers; they are part of the report. */
  readonly details?: string;
  /** The text of the page is there and readable: a bar at its foot, wherever the reader is. */
  readonly besidePage?: boolean;
}

/** Stands in for a page: what happened, what to do, and the ways on. */
export default function Screen({
  title,
  children,
  more,
  action,
  details,
  besidePage,
}: Props): ReactNode {
  const Title = besidePage ? 'h2' : 'h1';
  return (
    <div
      className={clsx(
        styles.screen,
        action && styles.failure,
        besidePage && ['site-bar', styles.bar],
      )}
    >
      <div role={action ? 'alert' : undefined}>
        <Title className={styles.title}>{title}</Title>
        <p>{children}</p>
        {more}
        {action}
        {details && <pre className={styles.details}>{details}</pre>}
      </div>
      <WaysOn details={details} />
    </div>
  );
}
