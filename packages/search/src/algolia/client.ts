import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { createHostMemory } from './hostMemory';
import { readResult } from './hits';
import { searchRequest, type HostedIndex } from './request';
import type { AlgoliaResponse, SearchRequest } from './types';
import type { QueryOptions, SearchResults } from '../types';

/** The version of DocSearch whose requests and answers the site has. */
const DOCSEARCH = '3.9.0';

/** Algolia's client, and the interface of the embedded search over it. */
interface HostedClient {
  /** Answers a query. Rejects with Algolia's own errors. */
  query(text: string, options?: QueryOptions): Promise<SearchResults>;
  /** Sends requests in Algolia's form. Throws an Error when there are none. */
  search(requests: readonly SearchRequest[]): Promise<AlgoliaResponse>;
  /** Sends a POST request to any path of the service. */
  readonly customPost: LiteClient['customPost'];
}

export interface HostedOptions extends HostedIndex {
  readonly appId: string;
  readonly apiKey: string;
  /** Version of Docusaurus, which Algolia is told beside those of the clients. */
  readonly docusaurus: string;
}

/**
 * Client of the hosted service, in the browser: id and key go out as query parameters, hosts are
 * tried in Algolia's order and rest for two minutes after a failure, answers are kept for the
 * session.
 *
 * @throws Error when the application id or the key is empty
 */
export function createHostedClient({
  appId,
  apiKey,
  docusaurus,
  ...index
}: HostedOptions): HostedClient {
  const client = liteClient(appId, apiKey, {
    timeouts: { connect: 1_000, read: 2_000, write: 30_000 },
    // The default waits and asks again after a 429; here every 4xx fails at once.
    maxRateLimitRetries: 0,
    hostsCache: createHostMemory(),
  });
  client.addAlgoliaAgent('docsearch', DOCSEARCH);
  client.addAlgoliaAgent('docsearch-react', DOCSEARCH);
  client.addAlgoliaAgent('docusaurus', docusaurus);
  const search = async (requests: readonly SearchRequest[]): Promise<AlgoliaResponse> => {
    // Callers in plain JavaScript may leave them out.
    if (!Array.isArray(requests as unknown)) {
      throw new Error('Parameter `requests` is required when calling `search`.');
    }
    // The client's types have every parameter, but not in a read-only form.
    const body = { requests: [...requests] } as Parameters<LiteClient['search']>[0];
    return (await client.search(body)) as unknown as AlgoliaResponse;
  };
  return {
    search,
    async query(text, options = {}) {
      const [result] = (await search([searchRequest(text, options, index)])).results;
      if (!result) throw new Error('The search service sent no result');
      return readResult(result);
    },
    customPost: client.customPost.bind(client),
  };
}
