import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import type { PageData } from '../../../postbuild/read-site';
import { readAsks } from '../../site/asks';

type Sidebar = LoadedContent['loadedVersions'][number]['sidebars'][string];

/** Page of `@docusaurus/plugin-content-pages`; one in TSX has no data. */
interface Page {
  readonly type: 'mdx' | 'jsx';
  readonly permalink: string;
  /** Path of its file, which begins with `@site/`. */
  readonly source: string;
  readonly title?: string;
  readonly description?: string;
  readonly unlisted?: boolean;
}

/** Names that lead to a document in a sidebar, its own last; undefined where it is not there. */
function breadcrumbs(
  items: Sidebar,
  doc: DocMetadata,
  titles: ReadonlyMap<string, string>,
): string[] | undefined {
  for (const item of items) {
    if (item.type === 'doc' && item.id === doc.id) {
      return [item.label ?? doc.frontMatter.sidebar_label ?? doc.title];
    }
    if (item.type !== 'category') continue;
    const page = item.link?.type === 'doc' ? item.link.id : '';
    const name = titles.get(page) ?? item.label;
    if (page === doc.id) return [name];
    const below = breadcrumbs(item.items, doc, titles);
    // A head that no page is about is no step above a section that has one.
    if (below) return item.collapsible || page || below.length === 1 ? [name, ...below] : below;
  }
  return undefined;
}

/** The data of all pages with content of their own: documents, blog posts, pages in MDX. */
export function pagesOf(allContent: AllContent, siteDir: string): PageData[] {
  const of = <Content>(name: string) =>
    Object.values(allContent[`docusaurus-plugin-content-${name}`] ?? {}) as Content[];
  const docs = of<LoadedContent>('docs').flatMap(({ loadedVersions }) =>
    loadedVersions.flatMap((version) => {
      const titles = new Map(version.docs.map(({ id, title }) => [id, title]));
      return version.docs.map((doc) => ({
        kind: 'docs' as const,
        ...doc,
        breadcrumbs: breadcrumbs(version.sidebars[doc.sidebar ?? ''] ?? [], doc, titles),
        next: doc.next?.permalink,
      }));
    }),
  );
  const posts = of<BlogContent>('blog').flatMap(({ blogPosts }) =>
    blogPosts.map(({ metadata }) => ({ kind: 'blog' as const, ...metadata })),
  );
  const pages = of<readonly Page[]>('pages')
    .flat()
    .filter(({ type }) => type === 'mdx')
    .map((page) => ({ kind: 'page' as const, ...page }));
  return [...docs, ...posts, ...pages]
    .filter(({ unlisted }) => !unlisted)
    .map((page) => ({
      kind: page.kind,
      path: decodeURI(page.permalink),
      title: page.title ?? '',
      description: page.description ?? '',
      breadcrumbs: ('breadcrumbs' in page && page.breadcrumbs) || [],
      asks: readAsks(path.join(siteDir, page.source.replace('@site/', ''))),
      next: 'next' in page && page.next ? decodeURI(page.next) : undefined,
    }));
}
