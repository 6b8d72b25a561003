import type { ComponentType } from 'react';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import DefinedTerm from './DefinedTerm';

/** A page made from facts; plain data. */
export interface EntityDoc<Text> extends Pick<PropDocContent, 'metadata' | 'toc'> {
  readonly term: { readonly code: string; readonly set: string };
  readonly text: Text;
}

/**
 * A page made from facts as the theme's `DocItem` takes a document: a component with its metadata and
 * table of contents, as MDX exports them.
 */
export function entityDoc<Text>(
  Content: ComponentType<{ readonly page: Text }>,
  { metadata, toc, term, text }: EntityDoc<Text>,
): PropDocContent {
  const Doc = () => (
    <>
      <DefinedTerm {...term} />
      <Content page={text} />
    </>
  );
  const { frontMatter } = metadata;
  return Object.assign(Doc, { metadata, toc, frontMatter, assets: {}, contentTitle: undefined });
}
