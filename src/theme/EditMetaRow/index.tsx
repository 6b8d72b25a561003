/**
 * Replaces @docusaurus/theme-classic EditMetaRow, 3.8.1.
 *
 * Change: one line with everything a reader can do with the page, and its address in print.
 */
import React, { type ReactNode } from 'react';
import type { Props } from '@theme/EditMetaRow';
import LastUpdated from '@theme/LastUpdated';
import PageActions from '@site/src/components/PageActions';

export default function EditMetaRow({
  className,
  editUrl,
  lastUpdatedAt,
  lastUpdatedBy,
}: Props): ReactNode {
  return (
    <div className={className}>
      {lastUpdatedAt && (
        // No <p>: in development LastUpdated contains a <div>.
        <div className="margin-top--sm">
          <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
        </div>
      )}
      <PageActions editUrl={editUrl} />
    </div>
  );
}
