/**
 * Replaces @docusaurus/theme-classic TOCItems/Tree.js, 3.8.1.
 *
 * Why: upstream hands the headings to the browser as markup (`innerHTML`), which Trusted Types
 * forbid.
 */
import React, { memo, type ComponentProps, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import InlineHtml from '@site/src/components/InlineHtml';
import type Tree from '@theme/TOCItems/Tree';

function TOCItemTree({
  toc,
  className,
  linkClassName,
  isChild,
}: ComponentProps<typeof Tree>): ReactNode {
  if (toc.length === 0) {
    return null;
  }
  return (
    <ul className={isChild ? undefined : className}>
      {toc.map((heading) => (
        <li key={heading.id}>
          <Link to={`#${heading.id}`} className={linkClassName ?? undefined}>
            <InlineHtml html={heading.value} links={false} />
          </Link>
          <TOCItemTree
            isChild
            toc={heading.children}
            className={className}
            linkClassName={linkClassName}
          />
        </li>
      ))}
    </ul>
  );
}

export default memo(TOCItemTree);
