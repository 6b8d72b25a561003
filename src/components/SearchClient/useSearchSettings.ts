import { useMemo } from 'react';
import {
  useAlgoliaContextualFacetFilters,
  useAlgoliaThemeConfig,
} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { RequestParameters, UrlRules } from '@site/src/search/docsearch';
import type { FacetFilters, SearchParams } from '@site/src/search/types';

export interface SearchSettings {
  readonly service: 'embedded' | 'hosted';
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Whether the hosted service is told what was viewed and chosen. */
  readonly insights: boolean;
  /** As configured; the filters hold the reader's language and version unless that is switched off. */
  readonly searchParameters: RequestParameters;
  readonly urlRules: UrlRules;
}

function listed(filters: FacetFilters = []): Exclude<FacetFilters, string> {
  return typeof filters === 'string' ? [filters] : filters;
}

/** Settings of the search in the current locale. */
export function useSearchSettings(): SearchSettings {
  const { siteConfig } = useDocusaurusContext();
  const options = useAlgoliaThemeConfig().algolia;
  const service = siteConfig.customFields?.searchService === 'hosted' ? 'hosted' : 'embedded';
  // The hook builds new arrays each time.
  const context = JSON.stringify(useAlgoliaContextualFacetFilters());
  return useMemo(() => {
    // Filters nest one level deep, whatever Algolia's types allow.
    const configured = (options.searchParameters ?? {}) as SearchParams;
    const contextual = options.contextualSearch ? (JSON.parse(context) as FacetFilters) : [];
    return {
      service,
      appId: options.appId,
      apiKey: options.apiKey,
      indexName: options.indexName,
      insights: service === 'hosted' && options.insights === true,
      searchParameters: {
        ...configured,
        facetFilters: [...listed(contextual), ...listed(configured.facetFilters)],
      },
      urlRules: options,
    };
  }, [service, options, context]);
}
