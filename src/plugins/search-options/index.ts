import type { LoadContext, Plugin } from '@docusaurus/types';

type Options = Readonly<Record<string, unknown>>;

/** Options of `themeConfig.algolia` that the site's own interface honours. */
const HONOURED = new Set([
  'appId',
  'apiKey',
  'indexName',
  'contextualSearch',
  'externalUrlRegex',
  'insights',
  'placeholder',
  'replaceSearchResultPathname',
  'searchPagePath',
  'searchParameters',
  'translations',
]);

/** Parameters that the interface sets itself: it reads them back. */
const OWN_PARAMETERS = new Set([
  'query',
  'indexName',
  'page',
  'clickAnalytics',
  'highlightPreTag',
  'highlightPostTag',
]);

/** All that the embedded engine takes. */
const EMBEDDED_PARAMETERS = new Set(['facetFilters', 'hitsPerPage']);

/** Message on each option that would be without effect, by the option's full name. */
export function ignoredOptions(options: Options, service: 'embedded' | 'hosted'): string[] {
  const parameters = Object.keys((options['searchParameters'] ?? {}) as Options);
  const isEmbedded = service === 'embedded';
  return [
    ...Object.keys(options)
      .filter((name) => !HONOURED.has(name))
      .map((name) =>
        typeof options[name] === 'function'
          ? `${name}: a function does not get into the browser; replace the component instead`
          : `${name}: this site's search has no such option`,
      ),
    ...parameters
      .filter((name) => OWN_PARAMETERS.has(name))
      .map((name) => `searchParameters.${name}: the search interface sets it itself`),
    ...parameters
      .filter((name) => isEmbedded && !OWN_PARAMETERS.has(name) && !EMBEDDED_PARAMETERS.has(name))
      .map((name) => `searchParameters.${name}: only the hosted service knows it`),
    ...(options['insights'] === true && isEmbedded
      ? ['insights: only the hosted service takes events']
      : []),
    ...(typeof (options['insights'] ?? false) === 'boolean' ? [] : ['insights: true or false']),
  ];
}

/**
 * Stops the build when `themeConfig.algolia` has an option that this site would ignore: the theme
 * accepts any.
 *
 * @throws Error naming each such option
 */
export function searchOptions({ siteConfig }: LoadContext): Plugin {
  const { algolia = {} } = siteConfig.themeConfig as { readonly algolia?: Options };
  const service = siteConfig.customFields?.['searchService'] === 'hosted' ? 'hosted' : 'embedded';
  const ignored = ignoredOptions(algolia, service);
  if (ignored.length > 0) {
    const lines = ignored.map((line) => `- themeConfig.algolia.${line}`);
    throw new Error(
      ['docusaurus.config.ts: remove what the search would ignore', ...lines].join('\n'),
    );
  }
  return { name: 'search-options' };
}
