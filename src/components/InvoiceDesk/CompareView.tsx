import { useId, useState, type ReactNode } from 'react';
import type { DeskClient } from '@site/src/desk/check/client';
import type { Comparison } from 'edocument-invoice';
import { termRoute } from '@site/src/facts/entity-routes';
import { pageTexts } from '@site/src/locales/page-texts';
import tool from '../tool.module.css';
import { NewTab } from './FindingParts';
import { messages } from './result-messages';
import styles from './styles.module.css';
import Task from './Task';
import type { CheckedFile } from './useInvoiceCheck';
import { useTask } from './useTask';
import WideTable from './WideTable';

const t = pageTexts(messages);

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
        <WideTable label={t('compare.table')}>
          <thead>
            <tr>
              <th scope="col">{t('label.term')}</th>
              {names.map((name, index) => (
                <th key={index} scope="col" translate="no">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {differences
              .slice(0, MAX_ROWS)
              .map(({ term, label, lineNumber, first, second }, index) => (
                <tr key={index}>
                  <th scope="row">
                    <NewTab to={termRoute(term)}>{term}</NewTab> {label}
                    {lineNumber !== undefined && (
                      <>
                        {' · '}
                        {t('compare.line', { number: lineNumber })}
                      </>
                    )}
                  </th>
                  <td translate="no">{first ?? <em>{missing}</em>}</td>
                  <td translate="no">{second ?? <em>{missing}</em>}</td>
                </tr>
              ))}
          </tbody>
        </WideTable>
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

/** What is different between two of the invoices, term by term. */
export default function CompareView({
  client,
  locale,
  files,
}: {
  readonly client: DeskClient;
  readonly locale: string;
  readonly files: readonly CheckedFile[];
}): ReactNode {
  const id = useId();
  // By id: a file that is checked again may come in between.
  const [chosen, setChosen] = useState([files[0]?.id, files[1]?.id]);
  const [first, second] = chosen.map((wanted) => files.find((file) => file.id === wanted));
  const select = (place: 0 | 1, label: string) => (
    <div>
      <label htmlFor={`${id}-${place}`}>{label}</label>
      <select
        id={`${id}-${place}`}
        className={tool.input}
        value={chosen[place]}
        onChange={({ target }) => {
          const wanted = Number(target.value);
          setChosen(place === 0 ? [wanted, chosen[1]] : [chosen[0], wanted]);
        }}
      >
        {files.map((file) => (
          <option key={file.id} value={file.id}>
            {file.name}
          </option>
        ))}
      </select>
    </div>
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
