/**
 * Wraps @docusaurus/theme-classic DocTagsListPage, 3.8.1.
 *
 * Why: upstream's tags have no breadcrumbs and no description.
 */
import React, { type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
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
      <PageMetadata
        description={translate({
          id: 'site.tags.description',
          message: 'All tags of the handbook, with the number of their pages.',
        })}
      />
    </>
  );
}
