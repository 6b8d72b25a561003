/**
 * Wraps @docusaurus/theme-classic BlogListPage, 3.8.1.
 *
 * Why: upstream's list of posts has no heading of level 1. `BlogLayout` shows this one.
 */
import React, { type ReactNode } from 'react';
import BlogListPage from '@theme-original/BlogListPage';
import type { Props } from '@theme/BlogListPage';
import { ListHeading } from '@site/src/theme/BlogLayout/heading';

export default function BlogListPageWrapper(props: Props): ReactNode {
  const { blogTitle: title, blogDescription: description } = props.metadata;
  return (
    <ListHeading.Provider value={{ title, description }}>
      <BlogListPage {...props} />
    </ListHeading.Provider>
  );
}
