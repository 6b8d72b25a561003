import { useMemo } from 'react';
import type { Filters } from 'edocument-search';
import type { SearchParams } from 'edocument-search/algolia';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import type { UrlRules } from './addresses';
import { useSearchService, type SearchService } from './useSearchService';

export interface SearchSettings extends SearchService {
  readonly indexName: string;
  /** The reader's language and version unless that is switched off, and the configured filters. */
  readonly filters: Filters;
  readonly hitsPerPage: number | undefined;
  readonly urlRules: UrlRules;
}

/** Settings of the search in the current locale. */
export function useSearchSettings(): SearchSettings {
  const service = useSearchService();
  const options = useAlgoliaThemeConfig().algolia;
  // The hook builds new arrays each time.
  const context = JSON.stringify(useAlgoliaContextualFacetFilters());
  return useMemo(() => {
    // Filters nest one level deep, whatever Algolia's types allow.
    const { facetFilters = [], hitsPerPage } = (options.searchParameters ?? {}) as SearchParams;
    const contextual = options.contextualSearch ? (JSON.parse(context) as Filters) : [];
    const configured = typeof facetFilters === 'string' ? [facetFilters] : facetFilters;
    return {
      ...service,
      indexName: options.indexName,
      filters: [...contextual, ...configured],
      hitsPerPage,
      urlRules: options,
    };
  }, [service, options, context]);
}
