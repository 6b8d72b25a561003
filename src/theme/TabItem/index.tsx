/**
 * Replaces @docusaurus/theme-classic TabItem, 3.8.1.
 *
 * Change: the panel is named by its tab, and keeps the tab's label for print.
 */
import React, { useContext, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/TabItem';
import { TabIds } from '@site/src/theme/Tabs/context';
import styles from './styles.module.css';

export default function TabItem({ children, hidden, className, value, label }: Props): ReactNode {
  const { tab, panel } = useContext(TabIds)(value);
  return (
    <div
      role="tabpanel"
      id={panel}
      aria-labelledby={tab}
      className={clsx(styles.panel, className)}
      hidden={hidden}
      data-label={label ?? value}
    >
      {children}
    </div>
  );
}
