/**
 * Replaces @docusaurus/theme-classic BlogPostPage/StructuredData/index.js, 3.8.1.
 *
 * Why: upstream lets Helmet write the data as markup (`innerHTML`), which Trusted Types forbid.
 */
import React, { type ReactNode } from 'react';
import { useBlogPostStructuredData } from '@docusaurus/plugin-content-blog/client';
import StructuredData from '@site/src/components/StructuredData';

export default function BlogPostStructuredData(): ReactNode {
  return <StructuredData data={useBlogPostStructuredData()} />;
}
