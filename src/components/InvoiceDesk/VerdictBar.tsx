import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Report } from '@site/src/desk/check/protocol';
import { pageTexts } from '@site/src/locales/page-texts';
import type { Severity } from 'edocument-invoice';
import { severityName } from '../finding/parts';
import CellView from '../table/CellView';
import tool from '../tool.module.css';
import { messages } from './result-messages';
import styles from './styles.module.css';
import { refusersOf, verdictText } from './texts';

const t = pageTexts(messages);

const SEVERITIES = ['fatal', 'warning', 'information'] as const;
const CLASSES = { valid: tool.right, invalid: tool.wrong, 'not-checked': undefined };

/** The verdict, how many findings there are of each severity, which filter them, and who refuses. */
export default function VerdictBar({
  report,
  severity,
  onSeverity,
}: {
  readonly report: Report;
  readonly severity: Severity | undefined;
  readonly onSeverity: (severity: Severity | undefined) => void;
}): ReactNode {
  const refusers = refusersOf(report);
  const severities = SEVERITIES.filter((one) => report.counts[one] > 0);
  return (
    <div className={clsx(tool.verdict, styles.verdict, CLASSES[report.verdict])}>
      <strong>{verdictText(report)}</strong>
      {severities.length > 0 && (
        <div role="group" aria-label={t('filter')} className={tool.actions}>
          {severities.map((one) => (
            <button
              key={one}
              type="button"
              className={clsx('button button--secondary', styles.chip)}
              aria-pressed={severity === one}
              onClick={() => onSeverity(severity === one ? undefined : one)}
            >
              {severityName(one)}: {report.counts[one]}
            </button>
          ))}
        </div>
      )}
      {refusers.length > 0 && (
        <p className={styles.refusers}>
          {t('refusedBy')}{' '}
          {refusers.map((badge) => (
            <CellView key={badge} cell={{ badge, tone: 'danger' }} />
          ))}
        </p>
      )}
    </div>
  );
}
