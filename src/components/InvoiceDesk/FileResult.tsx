import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import type { DeskClient } from '@site/src/desk/check/client';
import type { Report, Source } from '@site/src/desk/check/protocol';
import type { RefusalReason, Severity } from 'edocument-invoice';
import { localeId } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import CellView from '../table/CellView';
import DecodedText from '../DecodedText';
import NextSteps from '../finding/NextSteps';
import parts from '../finding/styles.module.css';
import { FailureText, RetryButton } from '../tool/Failure';
import Progress from '../tool/Progress';
import { findingMark, stopsOf } from '../walk/stops';
import WalkButton from '../walk/WalkButton';
import FoundView from './FoundView';
import InvoiceView from './InvoiceView';
import NotesView from './NotesView';
import PdfView from './PdfView';
import RefusersView from './RefusersView';
import { messages as pageMessages } from './messages';
import { messages } from './result-messages';
import styles from './styles.module.css';
import Tabs from './Tabs';
import VatView from './VatView';
import {
  canBeRetried,
  fileRefusalText,
  namedFinding,
  pdfFaults,
  scopeText,
  shortVerdict,
  standingOf,
} from './texts';
import { percentOf, type CheckedFile } from './useInvoiceCheck';
import VerdictBar from './VerdictBar';
import XmlView from './XmlView';

const t = pageTexts(messages);
const word = pageTexts(pageMessages);

/** Reasons for which a validator's report is refused, as it is no invoice. */
const MAY_BE_REPORT: ReadonlySet<RefusalReason> = new Set([
  'not-xml',
  'kind',
  'malformed',
  'doctype',
  'report',
  'html',
  'ubl-response',
]);
const TONES = { accepted: 'info', refused: 'danger', open: 'warning' } as const;

function Findings({
  id,
  report,
  client,
  source,
}: {
  readonly id: number;
  readonly report: Report;
  readonly client: DeskClient;
  readonly source: Source;
}): ReactNode {
  const [severity, setSeverity] = useState<Severity>();
  const [opened, setOpened] = useState(0);
  const findings = report.findings.filter((one) => !severity || one.severity === severity);
  const found = findings.map(namedFinding);
  return (
    <>
      <VerdictBar
        report={report}
        severity={severity}
        onSeverity={(chosen) => {
          setSeverity(chosen);
          setOpened(0);
        }}
      />
      {pdfFaults(report).length > 0 && <p>{t('pdf.faults')}</p>}
      {report.vat && <VatView vat={report.vat} />}
      <p>{scopeText(report)}</p>
      {report.findings.length > 0 && (
        <>
          <WalkButton stops={stopsOf(found, id)} />
          <ol className={clsx('clean-list', parts.list)}>
            {findings.map((finding, index) => (
              <FoundView
                key={`${finding.rule} ${finding.message}`}
                finding={finding}
                mark={findingMark(id, index)}
                fold={{ isOpen: index === opened, onOpen: () => setOpened(index) }}
              />
            ))}
          </ol>
          <NextSteps lines={report.next} />
        </>
      )}
      {report.verdict !== 'valid' && <RefusersView client={client} source={source} />}
      <NotesView notes={report.notes} />
      {report.pdf && <PdfView pdf={report.pdf} />}
    </>
  );
}

/** One file with its verdict; opens to its findings, the invoice and its XML. */
export default function FileResult({
  file,
  client,
  isOpen,
  onRetry,
  onCancel,
}: {
  readonly file: CheckedFile;
  readonly client: DeskClient;
  readonly isOpen: boolean;
  readonly onRetry: () => void;
  readonly onCancel: () => void;
}): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { id, name, source, outcome, retries } = file;
  const summary = useRef<HTMLElement>(null);

  // The button that had the focus may be gone; the others of the page keep it.
  useEffect(() => {
    if (retries > 0 && document.activeElement === document.body) {
      summary.current?.focus({ preventScroll: true });
    }
  }, [retries, outcome.status]);

  return (
    <details className={styles.file} open={isOpen}>
      <summary ref={summary}>
        <strong translate="no">{name}</strong>{' '}
        <CellView cell={{ badge: shortVerdict(file), tone: TONES[standingOf(file)] }} />
      </summary>
      {outcome.status === 'waiting' && (
        <Progress
          text={word('checking')}
          label={word('progress')}
          percent={percentOf([file])}
          isCounted
          onCancel={onCancel}
        />
      )}
      {outcome.status === 'refused' && (
        <>
          <p>
            {canBeRetried(outcome.reason) ? (
              <FailureText
                isLost={outcome.reason === 'not-loaded'}
                text={fileRefusalText(file, outcome, currentLocale)}
                onRetry={onRetry}
              />
            ) : (
              fileRefusalText(file, outcome, currentLocale)
            )}
          </p>
          {MAY_BE_REPORT.has(outcome.reason) && <DecodedText source={source} />}
        </>
      )}
      {outcome.status === 'judged' && (
        <Tabs
          label={t('views')}
          tabs={[
            {
              id: 'findings',
              label: t('view.findings'),
              content: <Findings id={id} report={outcome.report} client={client} source={source} />,
            },
            {
              id: 'invoice',
              label: t('view.invoice'),
              content: (
                <InvoiceView client={client} source={source} siteLocale={localeId(currentLocale)} />
              ),
            },
            {
              id: 'xml',
              label: 'XML',
              content: (
                <XmlView
                  client={client}
                  source={source}
                  locale={currentLocale}
                  findings={outcome.report.findings}
                />
              ),
            },
          ]}
        />
      )}
      {outcome.status === 'cancelled' && (
        <p>
          {t('wasCancelled')} <RetryButton onRetry={onRetry} />
        </p>
      )}
    </details>
  );
}
