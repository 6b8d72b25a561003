/**
 * Replaces @docusaurus/theme-classic DocBreadcrumbs/StructuredData/index.js, 3.8.1.
 *
 * Why: upstream lets Helmet write the data as markup (`innerHTML`), which Trusted Types forbid.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import { useBreadcrumbsStructuredData } from '@docusaurus/plugin-content-docs/client';
import StructuredData from '@site/src/components/StructuredData';
import type Upstream from '@theme/DocBreadcrumbs/StructuredData';

export default function DocBreadcrumbsStructuredData({
  breadcrumbs,
}: ComponentProps<typeof Upstream>): ReactNode {
  return <StructuredData data={useBreadcrumbsStructuredData({ breadcrumbs })} />;
}
