import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { TableModel } from '@site/src/facts/table';
import { formatDay } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './messages';
import styles from './styles.module.css';

const t = pageTexts(messages);

/** The source of a table's facts, and the day on which they were checked. */
export default function Source({ source, asOf }: Pick<TableModel, 'source' | 'asOf'>): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    source &&
    asOf && (
      <p className={styles.source}>
        {t('source')}: {source} {t('asOf')}{' '}
        <time dateTime={asOf}>{formatDay(asOf, currentLocale)}</time>.
      </p>
    )
  );
}
