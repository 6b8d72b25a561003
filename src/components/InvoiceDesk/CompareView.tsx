import { useState, type ReactNode } from 'react';
import type { DeskClient } from '@site/src/desk/check/client';
import type { Comparison } from 'edocument-invoice';
import { termRoute } from '@site/src/facts/entity-routes';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages as captions } from '../finding/messages';
import { NewTab } from '../finding/parts';
import ResultTable from '../table/ResultTable';
import Select from '../tool/Select';
import tool from '../tool.module.css';

import { messages } from './result-messages';
import styles from './styles.module.css';
import Task from './Task';
import type { CheckedFile } from './useInvoiceCheck';
import { useTask } from './useTask';

const t = pageTexts(messages);
const caption = pageTexts(captions);

/** Differences that are shown at once. */
const MAX_ROWS = 200;

function Differences({
  comparison: { differences, equal },
  names,
}: {
  readonly comparison: Comparison;
  readonly names: readonly [string, string];
}): ReactNode {
  const counts = { different: differences.length, equal };
  const missing = t('compare.missing');
  return (
    <>
      <p role="status">{t('compare.counts', counts)}</p>
      {differences.length > 0 && (
        <ResultTable
          label={t('compare.table')}
          hasRowHeads
          columns={[
            { label: caption('term') },
            ...names.map((name) => ({ label: <span translate="no">{name}</span>, isOwn: true })),
          ]}
          rows={differences
            .slice(0, MAX_ROWS)
            .map(({ term, label, lineNumber, first, second }, key) => ({
              key,
              cells: [
                <>
                  <NewTab to={termRoute(term)}>{term}</NewTab> {label}
                  {lineNumber !== undefined && (
                    <>
                      {' · '}
                      {t('compare.line', { number: lineNumber })}
                    </>
                  )}
                </>,
                first ?? <em>{missing}</em>,
                second ?? <em>{missing}</em>,
              ],
            }))}
        />
      )}
    </>
  );
}

function Pair({
  client,
  locale,
  first,
  second,
}: {
  readonly client: DeskClient;
  readonly locale: string;
  readonly first: CheckedFile;
  readonly second: CheckedFile;
}): ReactNode {
  const [state, retry] = useTask(client, 'compare', {
    source: first.source,
    other: second.source,
    locale,
  });
  return (
    <Task state={state} onRetry={retry}>
      {(comparison) => <Differences comparison={comparison} names={[first.name, second.name]} />}
    </Task>
  );
}

/** The differences between two of the invoices, term by term. */
export default function CompareView({
  client,
  locale,
  files,
}: {
  readonly client: DeskClient;
  readonly locale: string;
  readonly files: readonly CheckedFile[];
}): ReactNode {
  // By id: a file that is checked again may come in between.
  const [chosen, setChosen] = useState([files[0]?.id, files[1]?.id]);
  const [first, second] = chosen.map((wanted) => files.find((file) => file.id === wanted));
  const names = Object.fromEntries(files.map(({ id, name }) => [id, name]));
  const select = (place: 0 | 1, label: string) => (
    <Select<string>
      label={label}
      value={String(chosen[place])}
      options={names}
      onChange={(wanted) => setChosen(chosen.map((id, at) => (at === place ? Number(wanted) : id)))}
    />
  );
  return (
    <details className={styles.file}>
      <summary>
        <strong>{t('compare.title')}</strong>
      </summary>
      <p className={tool.help}>{t('compare.help')}</p>
      <div className={tool.row}>
        {select(0, t('compare.first'))}
        {select(1, t('compare.second'))}
      </div>
      {first && second && (
        <Pair
          key={`${first.id} ${second.id}`}
          client={client}
          locale={locale}
          first={first}
          second={second}
        />
      )}
    </details>
  );
}
