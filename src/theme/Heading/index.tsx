/**
 * Wraps @docusaurus/theme-classic Heading, 3.8.1.
 *
 * Why: the link to the heading is part of it, so that its name was read twice: "Fields Direct link to
 * Fields". The heading has its own text as name.
 */
import React, { isValidElement, type ReactNode } from 'react';
import type { Props } from '@theme/Heading';
import Heading from '@theme-original/Heading';

function renderedText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(renderedText).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? renderedText(node.props.children) : '';
}

export default function HeadingWrapper(props: Props): ReactNode {
  const { as, id, children } = props;
  const hasLink = as !== 'h1' && id !== undefined;
  return (
    <Heading {...props} aria-label={hasLink ? renderedText(children) || undefined : undefined} />
  );
}
