/**
 * Wraps @docusaurus/theme-classic DocSidebar/Mobile, 3.8.1.
 *
 * Why: a press on a section with a page closes the menu and leads there, so that each level takes two
 * more presses. Here it opens the section, whose page is its first entry.
 */
import React, { useMemo, type ReactNode } from 'react';
import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/DocSidebar/Mobile';
import Mobile from '@theme-original/DocSidebar/Mobile';

const withOverviews = (sidebar: PropSidebar, label: string): PropSidebar =>
  sidebar.map((item) => {
    if (item.type !== 'category') return item;
    const { href, ...section } = item;
    const items = withOverviews(item.items, label);
    return {
      ...section,
      items: href === undefined ? items : [{ type: 'link', label, href }, ...items],
    };
  });

export default function MobileWrapper(props: Props): ReactNode {
  const label = translate({
    id: 'site.sidebar.overview',
    message: 'Overview',
    description: 'Entry of the menu on a phone that leads to the page of a section',
  });
  const sidebar = useMemo(() => withOverviews([...props.sidebar], label), [props.sidebar, label]);
  return <Mobile {...props} sidebar={sidebar} />;
}
