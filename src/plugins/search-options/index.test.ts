import { describe, expect, it } from 'vitest';
import { createAlgoliaConfig } from '../../site/search';
import { ignoredOptions, searchOptions } from '.';

const hosted = {
  service: 'hosted',
  appId: 'APP',
  apiKey: 'key',
  indexName: 'index',
} as const;

const contextOf = (algolia: object, searchService: string) =>
  ({ siteConfig: { themeConfig: { algolia }, customFields: { searchService } } }) as never;

describe('options of the search', () => {
  it('that the site has itself are honoured', () => {
    expect(ignoredOptions(createAlgoliaConfig(hosted), 'hosted')).toEqual([]);
    expect(ignoredOptions(createAlgoliaConfig({ service: 'embedded' }), 'embedded')).toEqual([]);
  });

  it.each([
    [{ transformItems: (items: unknown) => items }, 'transformItems'],
    [{ maxResultsPerGroup: 3 }, 'maxResultsPerGroup'],
    [{ searchParameters: { highlightPreTag: '<b>' } }, 'searchParameters.highlightPreTag'],
    [{ insights: { insightsClient: null } }, 'insights'],
  ])('stop the build by their name where they would be ignored: %j', (options, name) => {
    for (const service of ['embedded', 'hosted'] as const) {
      expect(() => searchOptions(contextOf(options, service))).toThrow(
        `themeConfig.algolia.${name}:`,
      );
    }
  });

  it.each([
    [{ searchParameters: { filters: 'type:lvl1' } }, 'searchParameters.filters'],
    [{ insights: true }, 'insights'],
  ])('that only the hosted service has stop the build of the embedded one: %j', (options, name) => {
    expect(() => searchOptions(contextOf(options, 'embedded'))).toThrow(
      `themeConfig.algolia.${name}:`,
    );
    expect(() => searchOptions(contextOf(options, 'hosted'))).not.toThrow();
  });

  it('of both services pass', () => {
    const options = {
      contextualSearch: false,
      externalUrlRegex: 'partner',
      placeholder: 'Find',
      translations: {},
      searchPagePath: 'find',
      replaceSearchResultPathname: { from: '/a', to: '/b' },
      searchParameters: { hitsPerPage: 5, facetFilters: ['type:lvl1'] },
    };
    expect(() => searchOptions(contextOf(options, 'embedded'))).not.toThrow();
    expect(() => searchOptions(contextOf(options, 'hosted'))).not.toThrow();
  });
});
