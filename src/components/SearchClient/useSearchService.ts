import { useMemo } from 'react';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Who answers: what every page needs, before anybody searches. */
export interface SearchService {
  readonly service: 'embedded' | 'hosted';
  readonly appId: string;
  readonly apiKey: string;
  /** The hosted service is told what was viewed and chosen. */
  readonly insights: boolean;
}

export function useSearchService(): SearchService {
  const { customFields } = useDocusaurusContext().siteConfig;
  const { appId, apiKey, insights } = useAlgoliaThemeConfig().algolia;
  const service = customFields?.searchService === 'hosted' ? 'hosted' : 'embedded';
  return useMemo(
    () => ({ service, appId, apiKey, insights: service === 'hosted' && insights === true }),
    [service, appId, apiKey, insights],
  );
}
