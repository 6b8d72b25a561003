import type { DocMetadata, PropNavigationLink } from '@docusaurus/plugin-content-docs';
import type { EntityDoc } from '../../components/EntityPage/EntityRoute';
import type { EntityPage, EntityText } from '../../facts/entity-page';
import type { TablePage, TableText } from '../../facts/table-page';
import { addressOf } from '../../site/address';
import type { Section } from './sections';

type Page = EntityPage | TablePage;

/** Headings of a page, as MDX lists them. */
function tocOf(page: Page): EntityDoc<unknown>['toc'] {
  const headings =
    'sections' in page
      ? page.sections.map(({ id, title }) => [id, title] as const)
      : [['more', page.moreTitle] as const, ['others', page.othersTitle] as const];
  return headings.flatMap(([id, value]) => (value === undefined ? [] : { id, value, level: 2 }));
}

/** A page of a section in the shape that `DocItem` takes, without its component. */
export function documentOf(
  { pages }: Section,
  page: Page,
  { baseUrl, sidebar, version }: { baseUrl: string; sidebar: string; version: string },
): EntityDoc<EntityText | TableText> {
  const { route, title, description, keywords, breadcrumbs, asOf, ...text } = page;
  const at = pages.indexOf(page);
  const neighbour = (other: Page | undefined): PropNavigationLink | undefined =>
    other && { title: other.title, permalink: addressOf(baseUrl, other.route) };
  const previous = neighbour(pages[at - 1]);
  const next = neighbour(pages[at + 1]);
  const metadata: DocMetadata = {
    id: route.slice(1),
    version,
    title,
    description,
    source: '@site/src/facts',
    sourceDirName: '.',
    slug: route,
    permalink: addressOf(baseUrl, route),
    draft: false,
    unlisted: false,
    tags: [],
    frontMatter: { keywords: [...keywords] },
    sidebar,
    lastUpdatedAt: asOf === undefined ? undefined : Date.parse(asOf),
    lastUpdatedBy: undefined,
    ...(previous && { previous }),
    ...(next && { next }),
  };
  return {
    metadata,
    toc: tocOf(page),
    term: {
      code: 'id' in text ? text.id : text.model.caption,
      set: breadcrumbs[1]?.to ?? '/',
    },
    text,
  };
}
