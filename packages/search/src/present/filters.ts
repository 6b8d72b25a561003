import type { Facets } from '../index/format';
import type { FacetFilters } from '../types';

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
 * Whether a page passes `facetFilters`: all of a list, any of a nested list
 * (https://www.algolia.com/doc/api-reference/api-parameters/facetFilters/).
 */
export function passesFilters(filters: FacetFilters | undefined, facets: Facets): boolean {
  if (filters === undefined || filters.length === 0) return true;
  if (typeof filters === 'string') {
    return filters.split(',').every((filter) => matchesOne(filter.trim(), facets));
  }
  return filters.every((filter) =>
    typeof filter === 'string'
      ? matchesOne(filter, facets)
      : filter.length === 0 || filter.some((any) => matchesOne(any, facets)),
  );
}
