/**
 * Replaces @docusaurus/theme-classic BlogListPage, 3.8.1.
 *
 * Change: the list has a heading of level 1 and says what it is; and its structured data is no
 * markup, which Trusted Types forbid.
 */
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import type { Props } from '@theme/BlogListPage';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import StructuredData from '@site/src/components/StructuredData';

export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const { blogTitle, blogDescription } = metadata;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={blogTitle} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <StructuredData data={useBlogListPageStructuredData(props)} />
      <BlogLayout sidebar={sidebar}>
        <header className="blog-list-header">
          <Heading as="h1">{blogTitle}</Heading>
          <p>{blogDescription}</p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
