/**
 * Wraps @docusaurus/theme-classic MDXComponents, 3.8.1.
 *
 * Why: rows of field tables have ids, which upstream's check of anchors does not see; and pictures
 * can be enlarged.
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

export default { ...MDXComponents, tr: AnchorRow, img: Picture };
