import insights from 'search-insights';

/** Algolia's analytics from the package: DocSearch would load it from a public CDN. */
export interface InsightsSettings {
  readonly insightsClient: typeof insights;
}

/** Value of DocSearch's option `insights`. The reader gets no cookie and no lasting id. */
export function createInsights(appId: string, apiKey: string): InsightsSettings {
  insights('init', { appId, apiKey, useCookie: false });
  return { insightsClient: insights };
}
