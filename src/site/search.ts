/** The search service of the build, decided by the environment. */

const names = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

type SearchSettings =
  { service: 'embedded' } | { service: 'hosted'; appId: string; apiKey: string; indexName: string };

/**
 * Hosted search where all three credentials are set, the embedded index where none is.
 *
 * @throws Error naming the missing variables when only some of the three are set.
 */
export function searchSettings(env = process.env): SearchSettings {
  const values = names.map((name) => env[name]?.trim() ?? '');
  const missing = names.filter((_, i) => !values[i]);
  if (missing.length === names.length) {
    return { service: 'embedded' };
  }
  if (missing.length > 0) {
    throw new Error(
      `Hosted search needs ${names.join(', ')}. Not set: ${missing.join(', ')}. ` +
        'Set all three, or none for the embedded search.',
    );
  }
  const [appId = '', apiKey = '', indexName = ''] = values;
  return { service: 'hosted', appId, apiKey, indexName };
}

/** The theme's `algolia` section; the embedded service takes placeholders that are never sent. */
export function createAlgoliaConfig(settings: SearchSettings) {
  const credentials =
    settings.service === 'hosted'
      ? { appId: settings.appId, apiKey: settings.apiKey, indexName: settings.indexName }
      : { appId: 'embedded', apiKey: 'embedded', indexName: 'embedded' };
  return {
    ...credentials,
    contextualSearch: true,
    searchPagePath: 'search',
    insights: settings.service === 'hosted',
  };
}
