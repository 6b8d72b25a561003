/**
 * Wraps @docusaurus/theme-classic TOC, 3.8.1.
 *
 * Why: a list of links on its own is no landmark; on blog posts it is outside of all others.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

export default function TOCWrapper(props: ComponentProps<typeof TOC>): ReactNode {
  return (
    <nav
      className={styles.toc}
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
        description: 'The label used by the button on the collapsible TOC component',
      })}
    >
      <TOC {...props} />
    </nav>
  );
}
