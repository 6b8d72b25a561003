import { useId, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { TableModel } from '@site/src/facts/table';
import { pageTexts } from '@site/src/locales/page-texts';
import FactTable from '../table/FactTable';
import { MANY_ROWS } from '../table/sizes';
import { messages } from './messages';

const t = pageTexts(messages);

interface Props {
  readonly model: Pick<TableModel, 'caption' | 'columns' | 'rows'>;
  /** Called with the code that was pressed. */
  readonly onCopy: (value: string) => void;
}

/** A table with a caption and anchors, which the keyboard can skip when it is long. */
export default function DataTable({ model, onCopy }: Props): ReactNode {
  const { caption, columns, rows } = model;
  const id = useId();
  const place = `after-${id.replace(/\W/g, '')}`;
  const isLong = rows.length >= MANY_ROWS;
  const brokenLinks = useBrokenLinks();
  rows.forEach((row) => row.id !== undefined && brokenLinks.collectAnchor(row.id));
  return (
    <>
      {isLong && (
        <a className="skip-table visually-hidden" href={`#${place}`}>
          {t('skip')}
        </a>
      )}
      <FactTable caption={{ id, text: caption }} columns={columns} rows={rows} onCopy={onCopy} />
      {isLong && <span id={place} tabIndex={-1} />}
    </>
  );
}
