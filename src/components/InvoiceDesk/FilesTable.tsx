import type { ReactNode } from 'react';
import { saveFile } from '@site/src/dom/save-file';
import { pageTexts } from '@site/src/locales/page-texts';
import ResultTable from '../table/ResultTable';
import Button from '../tool/Button';
import tool from '../tool.module.css';
import { fileColumns, fileRow, filesCsv, filesJson } from './files-table';
import { messages } from './result-messages';
import type { CheckedFile } from './useInvoiceCheck';

const t = pageTexts(messages);

/** Several files with a line each, which can be saved. */
export default function FilesTable({
  files,
}: {
  readonly files: readonly CheckedFile[];
}): ReactNode {
  const save = (name: string, type: string, content: string) => saveFile({ name, type, content });
  return (
    <>
      <ResultTable
        label={t('files.table')}
        columns={Object.values(fileColumns()).map((label, at) => ({ label, isOwn: at === 0 }))}
        rows={files.map((file) => ({ key: file.id, cells: Object.values(fileRow(file)) }))}
      />
      <p className={tool.row}>
        <Button onClick={() => save('invoices.csv', 'text/csv', filesCsv(files))}>
          {t('files.save', { format: 'CSV' })}
        </Button>
        <Button onClick={() => save('invoices.json', 'application/json', filesJson(files))}>
          {t('files.save', { format: 'JSON' })}
        </Button>
      </p>
    </>
  );
}
