import type { ReactNode } from 'react';
import { saveFile } from '@site/src/dom/save-file';
import { pageTexts } from '@site/src/locales/page-texts';
import tool from '../tool.module.css';
import { fileColumns, fileRow, filesCsv, filesJson } from './files-table';
import { messages } from './result-messages';
import type { CheckedFile } from './useInvoiceCheck';
import WideTable from './WideTable';

const t = pageTexts(messages);

/** Several files with a line each, which can be saved. */
export default function FilesTable({
  files,
}: {
  readonly files: readonly CheckedFile[];
}): ReactNode {
  return (
    <>
      <WideTable label={t('files.table')}>
        <thead>
          <tr>
            {Object.values(fileColumns()).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.id}>
              {Object.entries(fileRow(file)).map(([column, value]) => (
                <td key={column} translate={column === 'file' ? 'no' : undefined}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </WideTable>
      <p className={tool.row}>
        <button
          type="button"
          className="button button--secondary"
          onClick={() =>
            saveFile({ name: 'invoices.csv', type: 'text/csv', content: filesCsv(files) })
          }
        >
          {t('files.save', { format: 'CSV' })}
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() =>
            saveFile({ name: 'invoices.json', type: 'application/json', content: filesJson(files) })
          }
        >
          {t('files.save', { format: 'JSON' })}
        </button>
      </p>
    </>
  );
}
