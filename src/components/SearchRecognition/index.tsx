import type { ReactNode } from 'react';
import clsx from 'clsx';
import { pageTexts } from '@site/src/locales/page-texts';
import tool from '../tool.module.css';
import { messages } from './messages';
import type { Recognition } from './recognition';
import styles from './styles.module.css';

const t = pageTexts(messages);

/** Heading of what was recognised, above the hits. */
export const recognitionHeading = (): string => t('heading');

/** A recognised query, with today's check of it and what to do. */
export default function SearchRecognition({
  recognition: { kind, title, verdict, isRight, remedy },
}: {
  readonly recognition: Recognition;
}): ReactNode {
  return (
    <span className={styles.recognition}>
      <span className={styles.kind}>{t(`kind.${kind}`)}</span>
      <strong className={styles.title}>{title}</strong>
      {verdict !== '' && (
        <span className={styles.line}>
          {isRight !== undefined && (
            <span className={clsx(isRight ? tool.right : tool.wrong)} aria-hidden="true">
              {isRight ? '✓ ' : '✗ '}
            </span>
          )}
          {verdict}
        </span>
      )}
      {remedy !== undefined && <span className={styles.line}>{remedy}</span>}
    </span>
  );
}
