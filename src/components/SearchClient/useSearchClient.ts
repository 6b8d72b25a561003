import { useMemo } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { SearchRequests, SearchResponse } from '@site/packages/search/src/types';
import { useSearchService } from './useSearchService';

/** What the modal and the search page ask, whichever service answers. */
interface SiteSearchClient {
  /** Rejects with an error of the name `RetryError` when the service cannot be reached. */
  search(requests: SearchRequests): Promise<SearchResponse>;
  /** Gets ready for the first search; never rejects. */
  warm(): Promise<void>;
}

/** One client for each index, so that modal and page share what has been answered. */
const clients = new Map<string, SiteSearchClient>();

/** The search client of the current locale. It loads nothing before it is used. */
export function useSearchClient(): SiteSearchClient {
  const { service, appId, apiKey } = useSearchService();
  const manifest = useBaseUrl('search/manifest.json');
  const { siteMetadata } = useDocusaurusContext();
  const version = siteMetadata.docusaurusVersion;
  return useMemo(() => {
    const key = service === 'hosted' ? `${appId} ${apiKey}` : manifest;
    const known = clients.get(key);
    if (known) return known;
    const client = lazily(() =>
      service === 'hosted' ? hosted(appId, apiKey, version) : embedded(manifest),
    );
    clients.set(key, client);
    return client;
  }, [service, appId, apiKey, manifest, version]);
}

interface Service {
  search(requests: SearchRequests): Promise<SearchResponse>;
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
    search: async (requests) => (await service()).search(requests),
    warm: async () => {
      await service()
        .then((ready) => ready.warm?.())
        .catch(() => undefined);
    },
  };
}

async function embedded(manifest: string): Promise<Service> {
  const [{ SearchClient }, { startWorker }] = await Promise.all([
    import(/* webpackChunkName: "client" */ '@site/packages/search/src/client'),
    import(/* webpackChunkName: "start-worker" */ '@site/packages/search/src/startWorker'),
  ]);
  return new SearchClient({
    manifest: new URL(manifest, window.location.href).href,
    startWorker,
  });
}

async function hosted(...settings: [appId: string, apiKey: string, docusaurus: string]) {
  const { createHostedClient } = await import(
    /* webpackChunkName: "hosted" */ '@site/packages/search/src/hosted/client'
  );
  return createHostedClient(...settings);
}
