import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { setLocale } from '../testing';
import { useSearchTranslations } from './useSearchTranslations';

const data = vi.hoisted(() => ({ devServer: undefined as unknown }));

vi.mock('@docusaurus/useGlobalData', () => ({ usePluginData: () => data.devServer }));
vi.mock('@docusaurus/theme-search-algolia/client', () => ({
  useAlgoliaThemeConfig: () => ({ algolia: {} }),
}));
vi.mock('@docusaurus/Translate', async () => (await import('../testing')).translation);
vi.mock('@theme/SearchTranslations', () => ({
  default: { modal: { errorScreen: { titleText: 'Title', helpText: 'Check your network.' } } },
}));

function HelpText() {
  return useSearchTranslations().errorScreen.helpText;
}

afterEach(() => vi.unstubAllEnvs());

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
