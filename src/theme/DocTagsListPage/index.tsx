/**
 * Wraps @docusaurus/theme-classic DocTagsListPage, 3.8.1.
 *
 * Why: upstream's tags have no breadcrumbs.
 */
import React, { type ReactNode } from 'react';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import DocTagsListPage from '@theme-original/DocTagsListPage';
import type { Props } from '@theme/DocTagsListPage';

export default function DocTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <div className="container margin-top--md">
        <div className="row">
          <div className="col col--8 col--offset-2">
            <Breadcrumbs />
          </div>
        </div>
      </div>
      <DocTagsListPage {...props} />
    </>
  );
}
