/**
 * Wraps @docusaurus/theme-classic DocTagDocListPage, 3.8.1.
 *
 * Why: upstream's tags have no breadcrumbs.
 */
import React, { type ReactNode } from 'react';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import { tags } from '@site/src/components/Breadcrumbs/sections';
import DocTagDocListPage from '@theme-original/DocTagDocListPage';
import type { Props } from '@theme/DocTagDocListPage';

export default function DocTagDocListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <div className="container margin-top--md">
        <div className="row">
          <div className="col col--8 col--offset-2">
            <Breadcrumbs above={[tags('/tags')]} />
          </div>
        </div>
      </div>
      <DocTagDocListPage {...props} />
    </>
  );
}
