/**
 * Wraps @docusaurus/theme-classic BlogTagsListPage, 3.8.1.
 *
 * Why: upstream's title is that of the handbook's tags, too, and it has no description.
 */
import React, { type ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type { Props } from '@theme/BlogTagsListPage';

export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      {/* Behind the page's own, so that it is the one that counts. */}
      <PageMetadata
        title={translate({ id: 'site.news.tagsTitle', message: 'News by tag' })}
        description={translate({
          id: 'site.news.tagsDescription',
          message: 'All tags of the news about eDocument, with the number of their posts.',
        })}
      />
    </>
  );
}
