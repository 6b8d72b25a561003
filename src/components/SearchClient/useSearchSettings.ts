import { useMemo } from 'react';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import type { RequestParameters, UrlRules } from '@site/packages/search/src/docsearch';
import type { FacetFilters, SearchParams } from '@site/packages/search/src/types';
import { useSearchService, type SearchService } from './useSearchService';

export interface SearchSettings extends SearchService {
  readonly indexName: string;
  /** As configured; the filters hold the reader's language and version unless that is switched off. */
  readonly searchParameters: RequestParameters;
  readonly urlRules: UrlRules;
}

function listed(filters: FacetFilters = []): Exclude<FacetFilters, string> {
  return typeof filters === 'string' ? [filters] : filters;
}

/** Settings of the search in the current locale. */
export function useSearchSettings(): SearchSettings {
  const service = useSearchService();
  const options = useAlgoliaThemeConfig().algolia;
  // The hook builds new arrays each time.
  const context = JSON.stringify(useAlgoliaContextualFacetFilters());
  return useMemo(() => {
    // Filters nest one level deep, whatever Algolia's types allow.
    const configured = (options.searchParameters ?? {}) as SearchParams;
    const contextual = options.contextualSearch ? (JSON.parse(context) as FacetFilters) : [];
    return {
      ...service,
      indexName: options.indexName,
      searchParameters: {
        ...configured,
        facetFilters: [...listed(contextual), ...listed(configured.facetFilters)],
      },
      urlRules: options,
    };
  }, [service, options, context]);
}
