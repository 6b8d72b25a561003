/**
 * Wraps @docusaurus/theme-classic BlogLayout, 3.8.1.
 *
 * Why: upstream's news have no breadcrumbs, and their list no heading.
 */
import React, { useContext, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Breadcrumbs from '@site/src/components/Breadcrumbs';
import { news, tags } from '@site/src/components/Breadcrumbs/sections';
import BlogLayout from '@theme-original/BlogLayout';
import type { Props } from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import { ListHeading } from './heading';

export default function BlogLayoutWrapper({ children, ...props }: Props): ReactNode {
  const { pathname } = useLocation();
  const heading = useContext(ListHeading);
  const list = useBaseUrl('/blog/');
  const tagList = useBaseUrl('/blog/tags/');
  const above = [
    ...(pathname.startsWith(list) ? [news()] : []),
    ...(pathname.startsWith(tagList) ? [tags('/blog/tags')] : []),
  ];
  return (
    <BlogLayout {...props}>
      <Breadcrumbs above={above} />
      {heading && (
        <header className="blog-list-header">
          <Heading as="h1">{heading.title}</Heading>
          <p>{heading.description}</p>
        </header>
      )}
      {children}
    </BlogLayout>
  );
}
