/**
 * Replaces @docusaurus/theme-classic CodeBlock, 3.8.1.
 *
 * Change: the code arrives highlighted, as elements with classes (see src/site/content.ts). So no
 * highlighter is loaded, and no colour is an inline style, which the content security policy
 * forbids. Line numbers, word wrap and live code are left out.
 */
import React, { useId, useRef, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/CodeBlock';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

const titlePattern = /\btitle=(["'])(.*?)\1/;

export default function CodeBlock({ children, className, metastring, title }: Props): ReactNode {
  const code = useRef<HTMLElement>(null);
  const titleId = useId();
  const shownTitle = titlePattern.exec(metastring ?? '')?.[2] ?? title;
  const label = translate({
    id: 'site.code.label',
    message: 'Code',
    description: 'Accessible name of a code block without a title',
  });
  return (
    <div className={clsx('theme-code-block', styles.block, className)}>
      <div className={clsx(styles.bar, shownTitle && styles.titled)}>
        {shownTitle && (
          <span id={titleId} className={styles.title}>
            {shownTitle}
          </span>
        )}
        <CopyButton code={code} />
      </div>
      {/* Long lines scroll in a box that can be focused, and has a name. */}
      <pre
        className={styles.pre}
        role="group"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...(shownTitle ? { 'aria-labelledby': titleId } : { 'aria-label': label })}
      >
        <code ref={code} className={styles.lines} translate="no">
          {children}
        </code>
      </pre>
    </div>
  );
}
