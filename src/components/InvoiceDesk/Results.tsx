import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import type { DeskClient } from '@site/src/desk/check/client';
import { localeId } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import CopyButton from '../CopyButton';
import { MARKDOWN, TEXT } from '../finding/marks';
import { messages as captions } from '../finding/messages';
import Button from '../tool/Button';
import ResultHeading from '../tool/ResultHeading';
import tool from '../tool.module.css';
import CompareView from './CompareView';
import FileResult from './FileResult';
import FilesTable from './FilesTable';
import { messages } from './result-messages';
import { reportText } from './report-text';
import { summaryText } from './texts';
import type { CheckedFile } from './useInvoiceCheck';

const t = pageTexts(messages);
const caption = pageTexts(captions);

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
  const comparable = files.filter(({ outcome }) => outcome.status === 'judged');
  // Other for each check, the same while one of its files is checked again.
  const checkId = files[0]?.id;

  return (
    <>
      <p role="status">{summaryText(files)}</p>
      <section>
        <ResultHeading id="invoice-desk-result" of={checkId}>
          {t('result')}
        </ResultHeading>
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
        <CopyButton text={() => reportText(files, locale, TEXT)}>{t('copy')}</CopyButton>
        <CopyButton text={() => reportText(files, locale, MARKDOWN)}>
          {caption('copyMarkdown')}
        </CopyButton>
        <Button onClick={() => window.print()}>{t('print')}</Button>
        <Button onClick={onClear}>{t('clear')}</Button>
      </p>
    </>
  );
}
