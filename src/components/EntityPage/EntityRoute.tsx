import { useMemo, type ComponentType, type ReactNode } from 'react';
import type { PropDocContent } from '@docusaurus/plugin-content-docs';
import type { Props as DocItemProps } from '@theme/DocItem';
import DefinedTerm from './DefinedTerm';

/** A page made from facts; plain data. */
export interface EntityDoc<Text> extends Pick<PropDocContent, 'metadata' | 'toc'> {
  readonly term: { readonly code: string; readonly set: string };
  readonly text: Text;
}

/** Props that the modules of a route become. */
export interface EntityRouteProps<Text> {
  readonly route: DocItemProps['route'];
  /** Pages that share a chunk, by their addresses. */
  readonly pages: Readonly<Record<string, EntityDoc<Text>>>;
  /** The theme's, which comes as a module so that it shares its chunk with those of documents. */
  readonly DocItem: ComponentType<DocItemProps>;
}

/** A page made from facts as the theme takes a document: a component with what MDX exports. */
function documentOf<Text>(
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

/** The page at the address of a route, shown as documents are. */
export default function EntityRoute<Text>({
  route,
  pages,
  DocItem,
  Content,
}: EntityRouteProps<Text> & {
  readonly Content: ComponentType<{ readonly page: Text }>;
}): ReactNode {
  const page = pages[route.path];
  const content = useMemo(() => page && documentOf(Content, page), [Content, page]);
  if (!content) throw new Error(`There is no page ${route.path}.`);
  return <DocItem route={route} content={content} />;
}
