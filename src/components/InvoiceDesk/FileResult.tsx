import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Report } from '@site/src/invoice/desk/protocol';
import CellView from '../FilterableTable/CellView';
import tool from '../tool.module.css';
import FindingView from './FindingView';
import NextSteps from './NextSteps';
import styles from './styles.module.css';
import { countsText, refusalText, scopeText, shortVerdict, standingOf, verdictText } from './texts';
import type { CheckedFile } from './useInvoiceCheck';

const TONES = { accepted: 'info', refused: 'danger', open: 'warning' } as const;
const VERDICT_CLASSES = { valid: tool.right, invalid: tool.wrong, 'not-checked': undefined };

function ReportView({ report }: { readonly report: Report }): ReactNode {
  return (
    <>
      <p className={clsx(tool.verdict, VERDICT_CLASSES[report.verdict])}>
        <strong>{verdictText(report)}</strong>
      </p>
      <p>{scopeText(report)}</p>
      {report.findings.length > 0 && (
        <>
          <p>{countsText(report)}</p>
          <ol className={styles.list}>
            {report.findings.map((finding) => (
              <FindingView key={`${finding.rule} ${finding.message}`} finding={finding} />
            ))}
          </ol>
          <NextSteps />
        </>
      )}
    </>
  );
}

/** One file with its verdict; opens to its findings. */
export default function FileResult({
  file,
  isOpen,
}: {
  readonly file: CheckedFile;
  readonly isOpen: boolean;
}): ReactNode {
  const { name, outcome } = file;
  return (
    <details className={styles.file} open={isOpen}>
      <summary>
        <strong translate="no">{name}</strong>{' '}
        <CellView cell={{ badge: shortVerdict(file), tone: TONES[standingOf(file)] }} />
      </summary>
      {outcome.status === 'judged' && <ReportView report={outcome.report} />}
      {outcome.status === 'refused' && <p>{refusalText(outcome.reason, outcome.place)}</p>}
    </details>
  );
}
