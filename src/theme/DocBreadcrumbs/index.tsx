/**
 * Wraps @docusaurus/theme-classic DocBreadcrumbs, 3.8.1.
 *
 * Why: a page that the sidebar leaves out has no place in it, and its breadcrumbs were a house alone.
 * It gets one at the end of the section whose address its own begins with.
 */
import React, { type ReactNode } from 'react';
import {
  DocsSidebarProvider,
  useDoc,
  useDocsSidebar,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';

/** True for the section that the address of a page begins with, and for what that section is in. */
const holds = (item: PropSidebarItem, page: PropSidebarItemLink): boolean =>
  item.type === 'category' &&
  ((item.href !== undefined && page.href.startsWith(`${item.href}/`)) ||
    item.items.some((below) => holds(below, page)));

const withPage = (items: PropSidebar, page: PropSidebarItemLink): PropSidebar => [
  ...items.map((item) =>
    item.type === 'category' && holds(item, page)
      ? { ...item, items: withPage(item.items, page) }
      : item,
  ),
  page,
];

/** Breadcrumbs of a page that is in no sidebar. */
function OutsideSidebar(): ReactNode {
  const { title, permalink } = useDoc().metadata;
  const sidebar = useDocsSidebar();
  const items = withPage(sidebar?.items ?? [], { type: 'link', href: permalink, label: title });
  return (
    <DocsSidebarProvider name={sidebar?.name} items={items}>
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  );
}

export default function DocBreadcrumbsWrapper(): ReactNode {
  return useSidebarBreadcrumbs()?.length === 0 ? <OutsideSidebar /> : <DocBreadcrumbs />;
}
