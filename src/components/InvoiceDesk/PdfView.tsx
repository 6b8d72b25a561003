import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { HybridCheck } from '@site/packages/invoice/src/pdf/hybrid';
import type { PdfReport } from '@site/src/desk/check/protocol';
import CellView from '../FilterableTable/CellView';
import styles from './styles.module.css';

const checkName = (name: HybridCheck['name']): string =>
  ({
    fileName: translate({ id: 'site.desk.pdf.fileName', message: 'Name of the embedded file' }),
    relationship: translate({
      id: 'site.desk.pdf.relationship',
      message: 'Relationship of the file (AFRelationship)',
    }),
    pdfa: translate({ id: 'site.desk.pdf.pdfa', message: 'PDF/A part (metadata)' }),
    documentType: translate({
      id: 'site.desk.pdf.documentType',
      message: 'Document type (metadata)',
    }),
    metadataFileName: translate({
      id: 'site.desk.pdf.metadataFileName',
      message: 'File name (metadata)',
    }),
    conformanceLevel: translate({
      id: 'site.desk.pdf.conformanceLevel',
      message: 'Conformance level (metadata), from BT-24',
    }),
  })[name];

const good = () => translate({ id: 'site.desk.pdf.good', message: 'Right' });
const bad = () => translate({ id: 'site.desk.pdf.bad', message: 'Wrong' });
const seen = () => translate({ id: 'site.desk.pdf.seen', message: 'Visible' });
const unseen = () => translate({ id: 'site.desk.pdf.unseen', message: 'Not found' });
const nothing = () => translate({ id: 'site.desk.pdf.nothing', message: 'none' });

/** What the check says about the PDF around an invoice. */
export default function PdfView({ pdf }: { readonly pdf: PdfReport }): ReactNode {
  const { fileName, others, checks, visible } = pdf;
  return (
    <section className={styles.part}>
      <h4>
        <Translate id="site.desk.pdf.title">The PDF around the invoice</Translate>
      </h4>
      <p>
        <Translate
          id="site.desk.pdf.file"
          values={{ file: <code translate="no">{fileName}</code> }}
        >
          {'The invoice is in the embedded file {file}.'}
        </Translate>{' '}
        {others.length > 0 && (
          <Translate id="site.desk.pdf.others" values={{ files: others.join(', ') }}>
            {'Other embedded files: {files}.'}
          </Translate>
        )}
      </p>
      <ul className="clean-list">
        {checks.map(({ name, holds, found, expected }) => (
          <li key={name}>
            <CellView cell={{ badge: holds ? good() : bad(), tone: holds ? 'info' : 'warning' }} />{' '}
            {checkName(name)}: <code translate="no">{found ?? nothing()}</code>
            {!holds && (
              <>
                {' · '}
                <Translate id="site.desk.pdf.expected">Expected</Translate>:{' '}
                <code translate="no">{expected}</code>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.caption}>
        <Translate id="site.desk.pdf.visible">
          Does the visible page say the same as the XML?
        </Translate>
      </p>
      {visible.length === 0 ? (
        <p>
          <Translate id="site.desk.pdf.noText">
            The pages have no text that can be read, as in a scan. Compare them yourself.
          </Translate>
        </p>
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
