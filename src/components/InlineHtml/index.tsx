import React, { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { parseInlineHtml, type InlineNode } from './parse';

/**
 * Shows inline HTML from the configuration or from a heading without handing a string to the
 * browser as markup, which Trusted Types forbid.
 *
 * @param html see `parseInlineHtml` for what is allowed
 * @param links false where the whole is inside a link already
 */
export default function InlineHtml({
  html,
  links = true,
}: {
  readonly html: string;
  readonly links?: boolean;
}): ReactNode {
  return render(parseInlineHtml(html), links);
}

function render(nodes: readonly InlineNode[], links: boolean): ReactNode {
  return nodes.map((node, index) => {
    if (typeof node === 'string') {
      return <Fragment key={index}>{node}</Fragment>;
    }
    const { tag: Tag, href, children } = node;
    if (Tag === 'br' || Tag === 'hr') {
      return <Tag key={index} />;
    }
    if (Tag !== 'a') {
      return <Tag key={index}>{render(children, links)}</Tag>;
    }
    return links && href ? (
      <Link key={index} to={href}>
        {render(children, links)}
      </Link>
    ) : (
      <Fragment key={index}>{render(children, links)}</Fragment>
    );
  });
}
