/**
 * Replaces @docusaurus/theme-classic CodeBlock, 3.8.1.
 *
 * Change: the code arrives highlighted, with its classes (see src/mdx/code-spans.ts). So no
 * highlighter is loaded, and no colour is an inline style, which the content security policy
 * forbids. Code that is not known when the page is compiled is plain text; there is no live code.
 */
import React, { useId, useRef, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/CodeBlock';
import CopyButton from './CopyButton';
import { spans } from './spans';
import WordWrapButton from './WordWrapButton';
import styles from './styles.module.css';

export default function CodeBlock({ children, className, language, title }: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const [isWrapped, setWrapped] = useState(false);
  const titleId = useId();
  const label = translate({
    id: 'site.code.label',
    message: 'Code',
    description: 'Accessible name of a code block without a title',
  });
  return (
    <div
      className={clsx(
        'theme-code-block',
        styles.block,
        className ?? (language && `language-${language}`),
      )}
    >
      <div className={clsx(styles.bar, title && styles.titled)}>
        {title && (
          <span id={titleId} className={styles.title}>
            {title}
          </span>
        )}
        <WordWrapButton pre={pre} isWrapped={isWrapped} onToggle={() => setWrapped(!isWrapped)} />
        <CopyButton code={pre} />
      </div>
      {/* Long lines scroll in a box that can be focused, and has a name. */}
      <pre
        ref={pre}
        className={clsx(styles.pre, isWrapped && styles.wrapped)}
        role="group"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        {...(title ? { 'aria-labelledby': titleId } : { 'aria-label': label })}
      >
        <code className={styles.lines} translate="no">
          {typeof children === 'string' ? spans(children) : children}
        </code>
      </pre>
    </div>
  );
}
