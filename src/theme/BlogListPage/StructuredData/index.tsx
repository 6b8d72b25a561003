/**
 * Replaces @docusaurus/theme-classic BlogListPage/StructuredData/index.js, 3.8.1.
 *
 * Why: upstream lets Helmet write the data as markup (`innerHTML`), which Trusted Types forbid.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import { useBlogListPageStructuredData } from '@docusaurus/plugin-content-blog/client';
import StructuredData from '@site/src/components/StructuredData';
import type Upstream from '@theme/BlogListPage/StructuredData';

export default function BlogListPageStructuredData(
  props: ComponentProps<typeof Upstream>,
): ReactNode {
  return <StructuredData data={useBlogListPageStructuredData(props)} />;
}
