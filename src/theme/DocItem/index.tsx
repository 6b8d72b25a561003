/**
 * Wraps @docusaurus/theme-classic DocItem, 3.8.1.
 *
 * Why: the page tells the search its rank.
 */
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import DocItem from '@theme-original/DocItem';
import type { Props } from '@theme/DocItem';

export default function DocItemWrapper(props: Props): ReactNode {
  const { page_rank: rank } = props.content.frontMatter as { readonly page_rank?: number };
  return (
    <>
      {rank !== undefined && (
        <Head>
          <meta name="docsearch:page_rank" content={String(rank)} />
        </Head>
      )}
      <DocItem {...props} />
    </>
  );
}
