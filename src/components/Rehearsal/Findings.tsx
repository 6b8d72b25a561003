import Link from '@docusaurus/Link';
import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { pageTexts } from '@site/src/locales/page-texts';
import type { Found, Report } from '@site/src/rehearsal/protocol';
import CellView from '../table/CellView';
import ResultTable from '../table/ResultTable';
import Select from '../tool/Select';
import WalkButton from '../walk/WalkButton';
import { messages } from './result-messages';
import styles from './styles.module.css';

const t = pageTexts(messages);

const BADGES = {
  fatal: ['error', 'danger'],
  warning: ['warn', 'warning'],
  information: ['note', 'info'],
} as const;

function FoundView({
  found,
  isOpen,
}: {
  readonly found: Found;
  readonly isOpen: boolean;
}): ReactNode {
  const [badge, tone] = BADGES[found.severity];
  return (
    <details className={styles.box} open={isOpen} data-finding={found.check}>
      <summary>
        <CellView cell={{ badge: t(badge), tone }} /> <strong>{found.title}</strong>{' '}
        <span>
          {found.listName}, {t('rowsOf', { rows: found.count })}
        </span>
      </summary>
      <p className="screen-only">
        <Link to={found.to} target="_blank">
          {t('field')}
        </Link>
      </p>
      <ResultTable
        label={found.title}
        isStacked
        columns={[
          { label: t('row') },
          { label: t('name'), isOwn: true },
          { label: t('value') },
          { label: t('why') },
          { label: t('correct') },
        ]}
        rows={found.rows.map(({ row, name, column, value, why, correct }, key) => ({
          key,
          cells: [
            row,
            name,
            <>
              <span>{column}:</span> <code>{value === '' ? t('empty') : value}</code>
            </>,
            why,
            correct,
          ],
        }))}
      />
      {found.count > found.rows.length && (
        <p>{t('more', { shown: found.rows.length, count: found.count })}</p>
      )}
    </details>
  );
}

/** The findings, one box for each check; a choice shows one of them alone. */
export default function Findings({ report }: { readonly report: Report }): ReactNode {
  const [wanted, setWanted] = useState('');
  const titles = Object.fromEntries(
    report.findings.map(({ check, title, count }) => [check, `${title} (${count})`]),
  );
  const isThere = Object.hasOwn(titles, wanted);
  const shown = isThere ? report.findings.filter(({ check }) => check === wanted) : report.findings;
  return (
    <>
      <h4>{t('findings')}</h4>
      <div className={clsx(styles.questions, 'screen-only')}>
        <Select<string>
          label={t('filter')}
          value={isThere ? wanted : ''}
          options={{ '': t('all'), ...titles }}
          onChange={setWanted}
        />
      </div>
      <WalkButton
        stops={shown.map(({ check, title, to }) => ({ name: title, to, finding: check }))}
      />
      {shown.map((found) => (
        <FoundView key={`${found.check} ${isThere}`} found={found} isOpen={isThere} />
      ))}
    </>
  );
}
