import type { ReactNode } from 'react';
import type { NextLine } from '@site/src/desk/next-lines';
import { pageTexts } from '@site/src/locales/page-texts';
import CellView from '../table/CellView';
import { messages } from './messages';
import styles from './styles.module.css';

const t = pageTexts(messages);

/** The one action of eDocument that follows, by the status of the entry. */
export default function NextSteps({ lines }: { readonly lines: readonly NextLine[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <div className={styles.part}>
      <h4>{t('next')}</h4>
      <ul>
        {lines.map(({ status, sentence }) => (
          <li key={status}>
            {status}: <CellView cell={sentence} />
          </li>
        ))}
      </ul>
    </div>
  );
}
