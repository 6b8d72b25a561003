import type { ReactNode } from 'react';
import type { PdfReport } from '@site/src/desk/check/protocol';
import { pageTexts } from '@site/src/locales/page-texts';
import parts from '../finding/styles.module.css';
import CellView from '../table/CellView';
import { messages } from './result-messages';
import styles from './styles.module.css';

const t = pageTexts(messages);

/** The report on the PDF around an invoice. */
export default function PdfView({ pdf }: { readonly pdf: PdfReport }): ReactNode {
  const { fileName, others, checks, visible } = pdf;
  return (
    <section className={parts.part}>
      <h4>{t('pdf.title')}</h4>
      <p>
        <span>{t.rich('pdf.file', { file: <code translate="no">{fileName}</code> })}</span>{' '}
        {others.length > 0 && <span>{t('pdf.others', { files: others.join(', ') })}</span>}
      </p>
      <ul className="clean-list">
        {checks.map(({ name, label, meaning, holds, found, expected }) => (
          <li key={name}>
            <CellView
              cell={{ badge: t(holds ? 'pdf.good' : 'pdf.bad'), tone: holds ? 'info' : 'warning' }}
            />{' '}
            <span>{label}</span>
            {(found !== undefined || (!holds && expected !== undefined)) && (
              <>
                : <code translate="no">{found ?? t('pdf.nothing')}</code>
              </>
            )}
            {!holds && expected !== undefined && (
              <>
                {' · '}
                {t('pdf.expected')}: <code translate="no">{expected}</code>
              </>
            )}
            {!holds && <div>{meaning}</div>}
          </li>
        ))}
      </ul>
      <p className={styles.caption}>{t('pdf.visible')}</p>
      {visible.length === 0 ? (
        <p>{t('pdf.noText')}</p>
      ) : (
        <ul className="clean-list">
          {visible.map(({ term, name, value, isVisible }, index) => (
            <li key={index}>
              <CellView
                cell={{
                  badge: t(isVisible ? 'pdf.seen' : 'pdf.unseen'),
                  tone: isVisible ? 'info' : 'warning',
                }}
              />{' '}
              {name} ({term}): <code translate="no">{value}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
