import { expect, it } from 'vitest';
import { searchSettings } from './search';

const all = { ALGOLIA_APP_ID: 'A', ALGOLIA_SEARCH_API_KEY: 'k', ALGOLIA_INDEX_NAME: 'i' };

it('is embedded where nothing is set', () => {
  expect(searchSettings({})).toEqual({ service: 'embedded' });
});

it('is hosted where all three credentials are set', () => {
  expect(searchSettings(all)).toEqual({
    service: 'hosted',
    appId: 'A',
    apiKey: 'k',
    indexName: 'i',
  });
});

it.each(Object.keys(all))('names %s where only that one is missing', (name) => {
  expect(() => searchSettings({ ...all, [name]: '' })).toThrow(`Not set: ${name}.`);
});
