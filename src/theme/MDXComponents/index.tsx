/**
 * Wraps @docusaurus/theme-classic MDXComponents, 3.8.1.
 *
 * Why: rows of field tables have ids, which upstream's check of anchors does not see; pictures can be
 * enlarged; and what has to be found in Business Central word for word is kept from translators.
 */
import React, { type ComponentProps, type ReactNode } from 'react';
import AnchorRow from '@site/src/components/AnchorRow';
import Zoom from '@site/src/components/Zoom';
import MDXComponents from '@theme-original/MDXComponents';
import Img from '@theme/MDXComponents/Img';

function Picture(props: ComponentProps<'img'>): ReactNode {
  return (
    <Zoom name={props.alt ?? ''}>
      <Img {...props} />
    </Zoom>
  );
}

function Code(props: ComponentProps<typeof MDXComponents.code>): ReactNode {
  return <MDXComponents.code translate="no" {...props} />;
}

/** Bold text is a caption, or opens a block and ends as a sentence does (`checks/captions.ts`). */
function Strong(props: ComponentProps<'strong'>): ReactNode {
  const { children } = props;
  const isLeadIn = typeof children === 'string' && /(?<!\bNo|[Nn]r)[.:?]$/.test(children);
  return <strong translate={isLeadIn ? undefined : 'no'} {...props} />;
}

export default { ...MDXComponents, tr: AnchorRow, img: Picture, code: Code, strong: Strong };
