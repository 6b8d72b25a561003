import type { ReactNode } from 'react';
import type { HybridCheck } from 'edocument-invoice';
import type { PdfReport } from '@site/src/desk/check/protocol';
import { pageTexts } from '@site/src/locales/page-texts';
import CellView from '../FilterableTable/CellView';
import { messages } from './result-messages';
import styles from './styles.module.css';

const t = pageTexts(messages);

const checkName = (name: HybridCheck['name']): string =>
  ({
    fileName: t('pdf.fileName'),
    onlyInvoice: t('pdf.onlyInvoice'),
    relationship: t('pdf.relationship'),
    pdfa: t('pdf.pdfa'),
    documentType: t('pdf.documentType'),
    metadataFileName: t('pdf.metadataFileName'),
    conformanceLevel: t('pdf.conformanceLevel'),
  })[name];

const good = () => t('pdf.good');
const bad = () => t('pdf.bad');
const seen = () => t('pdf.seen');
const unseen = () => t('pdf.unseen');
const nothing = () => t('pdf.nothing');

/** What the check says about the PDF around an invoice. */
export default function PdfView({ pdf }: { readonly pdf: PdfReport }): ReactNode {
  const { fileName, others, checks, visible } = pdf;
  return (
    <section className={styles.part}>
      <h4>{t('pdf.title')}</h4>
      <p>
        <span>{t.rich('pdf.file', { file: <code translate="no">{fileName}</code> })}</span>{' '}
        {others.length > 0 && <span>{t('pdf.others', { files: others.join(', ') })}</span>}
      </p>
      <ul className="clean-list">
        {checks.map(({ name, holds, found, expected }) => (
          <li key={name}>
            <CellView cell={{ badge: holds ? good() : bad(), tone: holds ? 'info' : 'warning' }} />{' '}
            {checkName(name)}: <code translate="no">{found ?? nothing()}</code>
            {!holds && (
              <>
                {' · '}
                {t('pdf.expected')}: <code translate="no">{expected}</code>
              </>
            )}
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
                  badge: isVisible ? seen() : unseen(),
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
