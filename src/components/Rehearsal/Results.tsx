import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import i18n from '@generated/i18n';
import { saveFile } from '@site/src/dom/save-file';
import { formatDay } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import type { ExportFormat, Report } from '@site/src/rehearsal/protocol';
import Button from '../tool/Button';
import ResultHeading from '../tool/ResultHeading';
import tool from '../tool.module.css';
import Findings from './Findings';
import January from './January';
import Lists from './Lists';
import { messages } from './result-messages';
import styles from './styles.module.css';
import type { RehearsalControl } from './useRehearsal';

const t = pageTexts(messages);

const SEVERITIES = ['fatal', 'warning', 'information'] as const;

const isRead = ({ sheets }: Report): boolean => sheets.some(({ list }) => list !== undefined);

function summary(report: Report): string {
  if (!isRead(report)) return t('nothingRead');
  const { counts, rows } = report;
  const isClean = SEVERITIES.every((severity) => counts[severity] === 0);
  if (report.done === 0) return t('nothingChecked');
  return isClean ? t('clean') : t('found', { ...counts, rows });
}

/** Missing lists and columns, each with the checks that need it. */
function NotCheckedView({ checks }: { readonly checks: Report['notChecked'] }): ReactNode {
  const titles = new Map<string, string[]>();
  for (const { title, missing } of checks) {
    const name = missing.join(', ');
    titles.set(name, [...(titles.get(name) ?? []), title]);
  }
  return (
    <details className={styles.box}>
      <summary>
        {t('notChecked')} ({checks.length})
      </summary>
      <p>{t('missing')}</p>
      <ul>
        {[...titles].map(([name, needing]) => (
          <li key={name}>
            <strong>{name}</strong>: {needing.join('; ')}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The result of a rehearsal. Its code is loaded for the first one. */
export default function Results({
  report,
  rehearsal,
  onClear,
}: {
  readonly report: Report;
  readonly rehearsal: RehearsalControl;
  readonly onClear: () => void;
}): ReactNode {
  const [hasFailed, setHasFailed] = useState(false);
  const [isBare, setIsBare] = useState(false);
  const { counts, done, notChecked, january, corrected, findings, factsDay } = report;
  const { key } = rehearsal;
  const today = new Date().toISOString().slice(0, 10);

  const save = (format: ExportFormat) => {
    setHasFailed(false);
    rehearsal
      .save(format)
      .then((files) => files.forEach(saveFile))
      .catch(() => setHasFailed(true));
  };

  return (
    <section data-view="rehearsal" className={clsx(styles.result, isBare && styles.counted)}>
      <ResultHeading id="rehearsal-result" of={key}>
        {t('result')}
      </ResultHeading>
      <p role="status">
        <strong>{summary(report)}</strong> {t('done', { done, open: notChecked.length })}
      </p>
      <p>
        {t('record', {
          date: formatDay(today, i18n.currentLocale),
          day: formatDay(factsDay, i18n.currentLocale),
        })}
      </p>
      {isRead(report) && (
        <dl className={styles.counts}>
          {SEVERITIES.map((severity) => (
            <div key={severity}>
              <dt>{t(severity)}</dt>
              <dd>{counts[severity]}</dd>
            </div>
          ))}
          {january && (
            <div>
              <dt>{t('customers')}</dt>
              <dd>{january.customers.length}</dd>
            </div>
          )}
        </dl>
      )}
      {january && <January january={january} day={factsDay} rehearsal={rehearsal} />}
      {findings.length > 0 && <Findings report={report} />}
      <Lists report={report} rehearsal={rehearsal} />
      {notChecked.length > 0 && <NotCheckedView checks={notChecked} />}
      <h4 className="screen-only">{t('save')}</h4>
      {corrected.length > 0 && <p className={clsx(tool.help, 'screen-only')}>{t('saveHelp')}</p>}
      <div className={styles.saves}>
        {corrected.length > 0 && (
          <>
            <Button isPrimary onClick={() => save('xlsx')}>
              {t('saveXlsx')}
            </Button>
            <Button onClick={() => save('csv')}>{t('saveCsv')}</Button>
          </>
        )}
        <Button onClick={() => save('json')}>{t('saveJson')}</Button>
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <Button onClick={onClear}>{t('clear')}</Button>
      </div>
      <p className="screen-only">
        <label>
          <input
            type="checkbox"
            checked={isBare}
            onChange={({ target }) => setIsBare(target.checked)}
          />{' '}
          {t('withoutNames')}
        </label>
      </p>
      {hasFailed && <p role="alert">{t('saveFailed')}</p>}
    </section>
  );
}
