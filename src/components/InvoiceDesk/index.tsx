import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import CopyButton from '../CopyButton';
import tool from '../tool.module.css';
import FileResult from './FileResult';
import InvoiceInput, { asInputs } from './InvoiceInput';
import { reportText } from './report-text';
import styles from './styles.module.css';
import { summaryText } from './texts';
import { useInvoiceCheck } from './useInvoiceCheck';

/** Checks invoices on the reader's device: `<InvoiceDesk />`. */
export default function InvoiceDesk(): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { files, isRunning, check, cancel, clear } = useInvoiceCheck(currentLocale);
  const [isOver, setIsOver] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = files.length > 0 && !isRunning;

  // The result may be below the window, and the button that had the focus may be gone.
  useEffect(() => {
    if (!isDone) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isDone, files]);

  return (
    <div
      className={clsx(tool.tool, styles.desk, isOver && styles.over)}
      id="invoice-desk"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        if (event.dataTransfer.files.length > 0) check(asInputs(event.dataTransfer.files));
      }}
    >
      <InvoiceInput onInput={check} />
      <p className={tool.needsScript}>
        <Translate id="site.desk.needsScript">The check needs JavaScript.</Translate>
      </p>
      <div role="status">
        {isRunning && (
          <p>
            <Translate id="site.desk.checking">The check is running.</Translate>
          </p>
        )}
        {isDone && <p>{summaryText(files)}</p>}
      </div>
      {isRunning && (
        <p className={tool.row}>
          <progress
            aria-label={translate({ id: 'site.desk.progress', message: 'Progress of the check' })}
          />{' '}
          <button type="button" className="button button--secondary" onClick={cancel}>
            <Translate id="site.desk.cancel">Cancel</Translate>
          </button>
        </p>
      )}
      {isDone && (
        <section>
          <h3 ref={heading} tabIndex={-1} id="invoice-desk-result">
            <Translate id="site.desk.result">Result</Translate>
          </h3>
          {files.map((file) => (
            <FileResult key={file.id} file={file} isOpen={files.length === 1} />
          ))}
          <p className={tool.row}>
            <CopyButton text={() => reportText(files)}>
              <Translate id="site.desk.copy">Copy the report</Translate>
            </CopyButton>
            <button
              type="button"
              className="button button--secondary"
              onClick={() => window.print()}
            >
              <Translate id="site.desk.print">Print</Translate>
            </button>
            <button type="button" className="button button--secondary" onClick={clear}>
              <Translate id="site.desk.clear">Remove the result</Translate>
            </button>
          </p>
        </section>
      )}
    </div>
  );
}
