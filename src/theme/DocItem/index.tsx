/**
 * Wraps @docusaurus/theme-classic DocItem, 3.8.1.
 *
 * Why: the page tells the search its rank; its title for search engines may say more than its
 * caption (`title_meta`, as posts and pages have it).
 */
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import DocItem from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';

export default function DocItemWrapper(props: Props): ReactNode {
  const { page_rank: rank, title_meta: title } = props.content.frontMatter as {
    readonly page_rank?: number;
    readonly title_meta?: string;
  };
  return (
    <>
      {rank !== undefined && (
        <Head>
          <meta name="docsearch:page_rank" content={String(rank)} />
        </Head>
      )}
      <DocItem {...props} />
      {/* Behind the page's own, so that it is the one that counts. */}
      {title !== undefined && <PageMetadata title={title} />}
    </>
  );
}
