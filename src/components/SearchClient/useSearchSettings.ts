import { useMemo } from 'react';
import type { ThemeConfig } from '@docusaurus/theme-search-algolia';
import { useAlgoliaContextualFacetFilters } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { FacetFilters } from '@site/src/search/types';

export interface SearchSettings {
  readonly service: 'embedded' | 'hosted';
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** The reader's language, and the tags of the documentation's current version. */
  readonly facetFilters: FacetFilters;
}

/** Settings of the search in the current locale. */
export function useSearchSettings(): SearchSettings {
  const { siteConfig } = useDocusaurusContext();
  const { appId, apiKey, indexName } = (siteConfig.themeConfig as ThemeConfig).algolia;
  const service = siteConfig.customFields?.searchService === 'hosted' ? 'hosted' : 'embedded';
  // The hook builds new arrays each time.
  const filters = JSON.stringify(useAlgoliaContextualFacetFilters());
  return useMemo(
    () => ({
      service,
      appId,
      apiKey,
      indexName,
      facetFilters: JSON.parse(filters) as FacetFilters,
    }),
    [service, appId, apiKey, indexName, filters],
  );
}
