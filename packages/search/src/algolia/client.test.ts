import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { describe, expect, it, vi } from 'vitest';
import { createHostedClient } from './client';

vi.mock('algoliasearch/lite', { spy: true });

const settings = { appId: 'APP', apiKey: 'key', docusaurus: '3.8.1', indexName: 'docs' };

describe('createHostedClient', () => {
  it('reports an empty application id', () => {
    expect(() => createHostedClient({ ...settings, appId: '' })).toThrow('`appId` is missing.');
  });

  it('reports an empty key', () => {
    expect(() => createHostedClient({ ...settings, apiKey: '' })).toThrow('`apiKey` is missing.');
  });

  it('connects within 1 s, reads within 2 s, writes within 30 s', () => {
    createHostedClient(settings);
    expect(vi.mocked(liteClient).mock.lastCall?.[2]?.timeouts).toEqual({
      connect: 1_000,
      read: 2_000,
      write: 30_000,
    });
  });

  it('tells Algolia which clients ask', () => {
    createHostedClient(settings);
    const { transporter } = vi.mocked(liteClient).mock.results.at(-1)?.value as LiteClient;
    expect(transporter.algoliaAgent.value).toMatch(
      /; docsearch \(3\.9\.0\); docsearch-react \(3\.9\.0\); docusaurus \(3\.8\.1\)$/,
    );
  });

  it('needs requests to search', async () => {
    await expect(createHostedClient(settings).search(undefined as never)).rejects.toThrow(
      'Parameter `requests` is required when calling `search`.',
    );
  });

  it('needs a path to post to', () => {
    expect(() => createHostedClient(settings).customPost({ path: '' })).toThrow(
      'Parameter `path` is required when calling `customPost`.',
    );
  });
});
