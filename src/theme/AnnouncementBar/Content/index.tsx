/**
 * Replaces @docusaurus/theme-classic AnnouncementBar/Content/index.js, 3.8.1.
 *
 * Why: upstream hands the text to the browser as markup (`innerHTML`), which Trusted Types forbid.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import clsx from 'clsx';
import { useThemeConfig } from '@docusaurus/theme-common';
import InlineHtml from '@site/src/components/InlineHtml';
import type Content from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

export default function AnnouncementBarContent(props: ComponentProps<typeof Content>): ReactNode {
  const { announcementBar } = useThemeConfig();
  return (
    <div {...props} className={clsx(styles.content, props.className)}>
      <InlineHtml html={announcementBar?.content ?? ''} />
    </div>
  );
}
