import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useRef, type ReactNode } from 'react';
import type { DeskClient } from '@site/src/desk/check/client';
import { localeId } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import CopyButton from '../CopyButton';
import tool from '../tool.module.css';
import CompareView from './CompareView';
import FileResult from './FileResult';
import FilesTable from './FilesTable';
import { messages } from './result-messages';
import { reportMarkdown, reportText } from './report-text';
import { summaryText } from './texts';
import type { CheckedFile } from './useInvoiceCheck';

const t = pageTexts(messages);

/** All files with their results. Its code is loaded for the first of them. */
export default function Results({
  files,
  client,
  onRetry,
  onCancel,
  onClear,
}: {
  readonly files: readonly CheckedFile[];
  readonly client: DeskClient;
  readonly onRetry: (file: CheckedFile) => void;
  readonly onCancel: () => void;
  readonly onClear: () => void;
}): ReactNode {
  const locale = localeId(useDocusaurusContext().i18n.currentLocale);
  const heading = useRef<HTMLHeadingElement>(null);
  const comparable = files.filter(({ outcome }) => outcome.status === 'judged');
  // Other for each check, the same while one of its files is checked again.
  const checkId = files[0]?.id;

  // The result may be below the window, and the button that had the focus may be gone.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [checkId]);

  return (
    <>
      <p role="status">{summaryText(files)}</p>
      <section>
        <h3 ref={heading} tabIndex={-1} id="invoice-desk-result">
          {t('result')}
        </h3>
        {files.map((file) => (
          <FileResult
            key={file.id}
            file={file}
            client={client}
            isOpen={files.length === 1}
            onRetry={() => onRetry(file)}
            onCancel={onCancel}
          />
        ))}
      </section>
      {files.length > 1 && <FilesTable files={files} />}
      {comparable.length > 1 && (
        <CompareView key={checkId} client={client} locale={locale} files={comparable} />
      )}
      <p className={tool.row}>
        <CopyButton text={() => reportText(files, locale)}>{t('copy')}</CopyButton>
        <CopyButton text={() => reportMarkdown(files, locale)}>{t('copyMarkdown')}</CopyButton>
        <button type="button" className="button button--secondary" onClick={() => window.print()}>
          {t('print')}
        </button>
        <button type="button" className="button button--secondary" onClick={onClear}>
          {t('clear')}
        </button>
      </p>
    </>
  );
}
