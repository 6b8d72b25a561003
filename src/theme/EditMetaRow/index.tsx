/**
 * Wraps @docusaurus/theme-classic EditMetaRow, 3.8.1.
 *
 * Why: report, edit and Markdown are one line below the date of the last change; the address in print.
 */
import React, { type ReactNode } from 'react';
import EditMetaRow from '@theme-original/EditMetaRow';
import type { Props } from '@theme/EditMetaRow';
import PageActions from '@site/src/components/PageActions';

export default function EditMetaRowWrapper({ editUrl, ...props }: Props): ReactNode {
  return (
    <>
      <EditMetaRow {...props} editUrl={undefined} />
      <PageActions editUrl={editUrl} />
    </>
  );
}
