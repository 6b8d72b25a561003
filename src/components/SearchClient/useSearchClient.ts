import { useMemo } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { QueryOptions, SearchResults } from 'edocument-search';
import type { HostedOptions, SearchParams } from 'edocument-search/algolia';
import { takePrecedence } from '@site/src/loading/precedence';
import { useSearchService } from './useSearchService';

/** The search of the modal and the search page, whichever service answers. */
interface SiteSearchClient {
  /** Rejects when the service cannot be reached. */
  query(text: string, options: QueryOptions): Promise<SearchResults>;
  /** Gets ready for the first query; never rejects. */
  warm(): Promise<void>;
}

/** One client for each index, so that modal and page share what has been answered. */
const clients = new Map<string, SiteSearchClient>();

/** The search client of the current locale. It loads nothing before it is used. */
export function useSearchClient(): SiteSearchClient {
  const { service, appId, apiKey, insights } = useSearchService();
  const { indexName, searchParameters } = useAlgoliaThemeConfig().algolia;
  const manifest = useBaseUrl('search/manifest.json');
  const { siteMetadata } = useDocusaurusContext();
  const docusaurus = siteMetadata.docusaurusVersion;
  return useMemo(() => {
    const key = service === 'hosted' ? `${appId} ${apiKey} ${indexName}` : manifest;
    const known = clients.get(key);
    if (known) return known;
    const index = {
      indexName,
      searchParameters: searchParameters as SearchParams,
      clickAnalytics: insights,
    };
    const client = lazily(() =>
      service === 'hosted' ? hosted({ appId, apiKey, docusaurus, ...index }) : embedded(manifest),
    );
    clients.set(key, client);
    return client;
  }, [service, appId, apiKey, indexName, searchParameters, insights, manifest, docusaurus]);
}

interface Service {
  query(text: string, options: QueryOptions): Promise<SearchResults>;
  warm?(): Promise<void>;
}

/** Loads a service's code with the first call, and again with the next one if that failed. */
function lazily(load: () => Promise<Service>): SiteSearchClient {
  let loading: Promise<Service> | undefined;
  const service = (): Promise<Service> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    query: async (text, options) => (await service()).query(text, options),
    warm: () =>
      takePrecedence(
        service()
          .then((ready) => ready.warm?.())
          .catch(() => undefined),
      ),
  };
}

async function embedded(manifest: string): Promise<Service> {
  const { EmbeddedSearch } = await import(/* webpackChunkName: "client" */ './embedded');
  return new EmbeddedSearch(new URL(manifest, window.location.href).href);
}

async function hosted(options: HostedOptions): Promise<Service> {
  const { createHostedClient } = await import(
    /* webpackChunkName: "hosted" */ 'edocument-search/algolia'
  );
  return createHostedClient(options);
}
