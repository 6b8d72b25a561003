import React, { type ComponentProps, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** A table row whose id links may point at: Docusaurus counts it when it checks anchors. */
export default function AnchorRow(props: ComponentProps<'tr'>): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return <tr {...props} />;
}
