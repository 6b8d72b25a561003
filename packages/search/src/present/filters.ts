import type { Facets } from '../index/format';
import type { Filters } from '../types';

function matchesOne(filter: string, facets: Facets): boolean {
  const negated = filter.startsWith('-');
  const text = negated ? filter.slice(1) : filter;
  const colon = text.indexOf(':');
  const name = text.slice(0, colon);
  const value = text.slice(colon + 1);
  // Facets that records do not have match nothing, as with the hosted service.
  const matches = Object.hasOwn(facets, name) && facets[name as keyof Facets] === value;
  return matches !== negated;
}

/**
 * True for a page that passes filters: all of a list, any of a nested list, as `facetFilters` of
 * https://www.algolia.com/doc/api-reference/api-parameters/facetFilters/.
 */
export function passesFilters(filters: Filters, facets: Facets): boolean {
  return filters.every((filter) =>
    typeof filter === 'string'
      ? matchesOne(filter, facets)
      : filter.length === 0 || filter.some((any) => matchesOne(any, facets)),
  );
}
