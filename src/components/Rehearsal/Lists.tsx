import type { ReactNode } from 'react';
import clsx from 'clsx';
import { pageTexts } from '@site/src/locales/page-texts';
import type { ListId, Report, SheetReport } from '@site/src/rehearsal/protocol';
import Select from '../tool/Select';
import { messages } from './result-messages';
import styles from './styles.module.css';
import type { RehearsalControl } from './useRehearsal';

const t = pageTexts(messages);

function SheetView({
  sheet,
  lists,
  rehearsal,
}: {
  readonly sheet: SheetReport;
  readonly lists: Report['lists'];
  readonly rehearsal: RehearsalControl;
}): ReactNode {
  const { id, list, captions, columns, nearest } = sheet;
  const assigned = rehearsal.assignments[id];
  const choices = Object.fromEntries(lists.map((one) => [one.id, one.name]));
  const places = Object.fromEntries(
    captions.flatMap((caption, place) => (caption === '' ? [] : [[String(place), caption]])),
  );
  return (
    <details className={styles.box} open={list === undefined || assigned !== undefined}>
      <summary>
        <strong>{sheet.listName ?? t('unknown')}</strong>{' '}
        <span translate="no">{t('sheet', { file: sheet.file, sheet: sheet.sheet })}</span>
        {', '}
        <span>{t('rowsOf', { rows: sheet.rows })}</span>
      </summary>
      {nearest && assigned === undefined && (
        <p>{t('nearest', { list: nearest.list, missing: nearest.missing.join(', ') })}</p>
      )}
      <div className={clsx(styles.questions, 'screen-only')}>
        <Select
          label={t('listOf')}
          value={list ?? 'ignore'}
          options={{ ignore: t('ignore'), ...choices } as Record<ListId | 'ignore', string>}
          onChange={(chosen) => rehearsal.assign(id, { list: chosen, columns: {} })}
        />
        {columns.map(({ id: column, name, place }) => (
          <Select<string>
            key={column}
            label={t('column', { name })}
            value={place === undefined ? '' : String(place)}
            options={{ '': t('absent'), ...places }}
            onChange={(chosen) =>
              rehearsal.assign(id, {
                ...(list === undefined ? {} : { list }),
                columns: {
                  ...assigned?.columns,
                  [column]: chosen === '' ? -1 : Number(chosen),
                },
              })
            }
          />
        ))}
      </div>
    </details>
  );
}

/** The lists that were read, what each sheet was taken for, and the files that were not read. */
export default function Lists({
  report,
  rehearsal,
}: {
  readonly report: Report;
  readonly rehearsal: RehearsalControl;
}): ReactNode {
  return (
    <>
      {report.sheets.length > 0 && <h4>{t('lists')}</h4>}
      {report.sheets.map((sheet) => (
        <SheetView key={sheet.id} sheet={sheet} lists={report.lists} rehearsal={rehearsal} />
      ))}
      {report.refused.length > 0 && (
        <>
          <h4>{t('notRead')}</h4>
          <ul>
            {report.refused.map(({ file, reason }, index) => (
              <li key={index}>
                <strong translate="no">{file}</strong>: {t(`refused.${reason}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
