import type { EntityPage } from '@site/src/facts/entity-page';

/** JSON-LD of the page: its place in the handbook, and the term that it defines. */
export function structuredData(
  {
    breadcrumbs,
    id,
    title,
    description,
  }: Pick<EntityPage, 'breadcrumbs' | 'id' | 'title' | 'description'>,
  address: (to: string) => string,
): unknown {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: breadcrumbs.map(({ label, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: address(to),
        })),
      },
      {
        '@type': 'DefinedTerm',
        termCode: id,
        name: title,
        description,
        inDefinedTermSet: address(breadcrumbs[1]?.to ?? '/'),
      },
    ],
  };
}
