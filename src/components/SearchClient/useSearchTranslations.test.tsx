import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { setLocale } from '../testing';
import { useSearchTranslations } from './useSearchTranslations';

const data = vi.hoisted(() => ({ devServer: undefined as unknown, algolia: {} as object }));

vi.mock('@docusaurus/useGlobalData', () => ({ usePluginData: () => data.devServer }));
vi.mock('@docusaurus/theme-search-algolia/client', () => ({
  useAlgoliaThemeConfig: () => ({ algolia: data.algolia }),
}));
vi.mock('@docusaurus/Translate', async () => (await import('../testing')).translation);
vi.mock('@theme/SearchTranslations', () => ({
  default: {
    placeholder: 'Search',
    modal: { errorScreen: { titleText: 'Title', helpText: 'Check your network.' } },
  },
}));

function HelpText() {
  return useSearchTranslations().errorScreen.helpText;
}

function Placeholder() {
  return useSearchTranslations().placeholder;
}

function Title() {
  return useSearchTranslations().errorScreen.titleText;
}

afterEach(() => {
  vi.unstubAllEnvs();
  data.algolia = {};
});

it('configured texts replace those of the site, one by one', () => {
  setLocale('en-GB');
  data.algolia = {
    placeholder: 'Find',
    translations: { modal: { errorScreen: { titleText: 'No luck' } } },
  };
  expect(renderToStaticMarkup(<Placeholder />)).toBe('Find');
  expect(renderToStaticMarkup(<Title />)).toBe('No luck');
  expect(renderToStaticMarkup(<HelpText />)).toBe('Check your network.');
});

for (const { name, devServer, help } of [
  { name: 'a reader', devServer: undefined, help: /^Check your network\.$/ },
  {
    name: 'a writer with a build',
    devServer: { searchIndexDate: '2026-11-22T10:00:00.000Z' },
    help: /^Check your network\.$/,
  },
  { name: 'a writer without a build', devServer: { searchIndexDate: null }, help: /npm run build/ },
]) {
  it(`tells ${name} what to do about a failed search`, () => {
    setLocale('en-GB');
    vi.stubEnv('NODE_ENV', 'development');
    data.devServer = devServer;
    expect(renderToStaticMarkup(<HelpText />)).toMatch(help);
  });
}
