import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { escapeHits } from './escapeHits';
import { createHostMemory } from './hostMemory';
import { requestList } from '../request';
import type { SearchRequests, SearchResponse } from '../types';

/** The version of DocSearch whose requests and answers the site has. */
const DOCSEARCH = '3.9.0';

/** Algolia's client behind the interface of the embedded one. */
interface HostedClient {
  /** Rejects with Algolia's own errors. */
  search(requests: SearchRequests): Promise<SearchResponse>;
  /** Sends a POST request to any path of the service. */
  readonly customPost: LiteClient['customPost'];
}

/**
 * Client of the hosted service, in the browser: id and key go out as query parameters, hosts are
 * tried in Algolia's order and rest for two minutes after a failure, answers are kept for the
 * session.
 *
 * @param docusaurus its version, which Algolia is told beside those of the clients
 * @throws Error when the application id or the key is empty
 */
export function createHostedClient(
  appId: string,
  apiKey: string,
  docusaurus: string,
): HostedClient {
  const client = liteClient(appId, apiKey, {
    timeouts: { connect: 1_000, read: 2_000, write: 30_000 },
    // The default waits and asks again after a 429; here every 4xx fails at once.
    maxRateLimitRetries: 0,
    hostsCache: createHostMemory(),
  });
  client.addAlgoliaAgent('docsearch', DOCSEARCH);
  client.addAlgoliaAgent('docsearch-react', DOCSEARCH);
  client.addAlgoliaAgent('docusaurus', docusaurus);
  return {
    async search(requests) {
      // The client's types have every parameter, but not in a read-only form.
      const body = { requests: [...requestList(requests)] } as Parameters<LiteClient['search']>[0];
      return escapeHits((await client.search(body)) as unknown as SearchResponse);
    },
    customPost: client.customPost.bind(client),
  };
}
