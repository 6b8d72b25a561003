import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useSearchSettings, type SearchSettings } from './useSearchSettings';

const data = vi.hoisted(() => ({ service: 'hosted', algolia: {} as object }));
const context = [
  'language:de-DE',
  ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
];

vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({ siteConfig: { customFields: { searchService: data.service } } }),
}));
vi.mock('@docusaurus/theme-search-algolia/client', () => ({
  useAlgoliaThemeConfig: () => ({ algolia: data.algolia }),
  useAlgoliaContextualFacetFilters: () => context,
}));

function settingsOf(algolia: object, service = 'hosted'): SearchSettings {
  Object.assign(data, { algolia, service });
  const seen: SearchSettings[] = [];
  function Reader() {
    seen.push(useSearchSettings());
    return null;
  }
  renderToStaticMarkup(<Reader />);
  const [settings] = seen;
  if (!settings) throw new Error('not rendered');
  return settings;
}

it('the filters of language and version are added to the configured ones', () => {
  const searchParameters = { facetFilters: ['type:lvl1'] };
  const { filters } = settingsOf({ contextualSearch: true, searchParameters });
  expect(filters).toEqual([...context, 'type:lvl1']);
});

it('contextualSearch: false leaves only the configured filters', () => {
  const searchParameters = { facetFilters: 'type:lvl1', hitsPerPage: 5 };
  expect(settingsOf({ contextualSearch: false, searchParameters })).toMatchObject({
    hitsPerPage: 5,
    filters: ['type:lvl1'],
  });
});

it('events are sent only where insights are on, and only to the hosted service', () => {
  expect(settingsOf({ insights: true }).insights).toBe(true);
  expect(settingsOf({ insights: false }).insights).toBe(false);
  expect(settingsOf({}).insights).toBe(false);
  expect(settingsOf({ insights: true }, 'embedded').insights).toBe(false);
});
