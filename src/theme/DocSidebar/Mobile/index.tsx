/**
 * Wraps @docusaurus/theme-classic DocSidebar/Mobile, 3.8.1.
 *
 * Why: a press on a section with a page closes the menu and leads there, so that each level takes two
 * more presses. Here it opens the section, whose page is its first entry.
 */
import React, { useMemo, type ReactNode } from 'react';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import type { Props } from '@theme/DocSidebar/Mobile';
import Mobile from '@theme-original/DocSidebar/Mobile';

const withPages = (sidebar: PropSidebar): PropSidebar =>
  sidebar.map((item) => {
    if (item.type !== 'category') return item;
    const { href, ...section } = item;
    const items = withPages(item.items);
    if (href !== undefined) items.unshift({ type: 'link', label: item.label, href });
    return { ...section, items };
  });

export default function MobileWrapper(props: Props): ReactNode {
  const sidebar = useMemo(() => withPages([...props.sidebar]), [props.sidebar]);
  return <Mobile {...props} sidebar={sidebar} />;
}
