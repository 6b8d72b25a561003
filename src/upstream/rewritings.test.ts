import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  chunkNames,
  fetchAhead,
  fileByName,
  formatDates,
  noBaseUrlBanner,
  noBuildOptions,
  noDocList,
  noNames,
  noPageIds,
  noPluginVersions,
  noTable,
  orderByCode,
  prefetchLater,
  preloadByPath,
  stayOffline,
} from './rewritings';

const installed = (file: string) => readFileSync(`node_modules/@docusaurus/${file}`, 'utf8');

describe('rewritings of Docusaurus', () => {
  it('lets the theme format dates by patterns', () => {
    const text = formatDates(installed('theme-common/lib/utils/IntlUtils.js'));
    expect(text).toMatch(/^import \{ dateFormat \}/);
    expect(text).toContain('dateFormat(options)');
    expect(text).not.toContain('new Intl.');
  });

  it('compares names of properties without a language', () => {
    const text = orderByCode(installed('theme-common/lib/utils/reactUtils.js'));
    expect(text).toContain('(a[0] < b[0] ? -1 : 1)');
    expect(text).not.toContain('localeCompare');
  });

  it('fetches ahead without a link that the policy of Firefox forbids', () => {
    const text = fetchAhead(installed('core/lib/client/prefetch.js'));
    expect(text).toMatch(/^import \{ fetchOnce \}/);
    expect(text).toContain('= fetchOnce;');
    expect(text).toContain('return supportedPrefetchStrategy(url)');
  });

  it('leaves out the banner about a wrong base URL', () => {
    const text = noBaseUrlBanner(installed('core/lib/client/BaseUrlIssueBanner/index.js'));
    expect(text).toBe('export default () => null;');
  });

  it('tells the component of a route which path it is for', () => {
    const text = preloadByPath(installed('core/lib/client/preload.js'));
    expect(text).toContain('match.route.component.preload?.(match.match.url)');
  });

  it('finds the file of a chunk by its name', () => {
    const text = fileByName(installed('core/lib/client/docusaurus.js'));
    expect(text).toContain(
      '= (__webpack_public_path__ + __webpack_get_script_filename__(chunkName))',
    );
    expect(text).not.toContain('.gca(');
  });

  it('lets links that come into view wait with the code of their pages', () => {
    const text = prefetchLater(installed('core/lib/client/docusaurus.js'));
    expect(text).toMatch(/^import \{ later \}/);
    expect(text).toMatch(/const docusaurus = \{\s*prefetch: later\(prefetch\),\s*preload,/);
  });

  it('decides by the network whether a page is left whose next one did not come', () => {
    const text = stayOffline(installed('core/lib/client/PendingNavigation.js'));
    expect(text).toMatch(/^import \{ reloadOrStay \}/);
    expect(text).toContain('void reloadOrStay();');
    expect(text).not.toContain('location.reload');
  });

  it('names chunks in the registry of the server, also those that were merged', () => {
    const line = (chunk: string) =>
      `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "@theme/X"), "@theme/X", require.resolveWeak("@theme/X")],`;
    const text = chunkNames(`export default {\n${line('1a')}\n${line('2b')}\n}`, { '2b': 'docs' });
    expect(text).toContain(
      '"1a": [() => import(/* webpackChunkName: "1a" */ "@theme/X"), "1a", req',
    );
    expect(text).toContain('"@theme/X"), "docs", require');
  });

  it('leaves the table of texts empty', () => {
    expect(JSON.parse(noTable())).toEqual({});
  });

  it('leaves the names of modules to the server', () => {
    const line = '  "1a": [() => import("@theme/X"), "@theme/X", require.resolveWeak("@theme/X")],';
    expect(noNames(line)).toBe('  "1a": [() => import("@theme/X")],');
  });

  it('leaves out of the configuration what only the build reads', () => {
    const config = {
      title: 'A; {b}',
      presets: [['classic', {}]],
      future: { v4: true, experimental_router: 'browser' },
      themeConfig: { prism: {}, docs: {} },
    };
    const text = noBuildOptions(`/* */\nexport default ${JSON.stringify(config, null, 2)};\n`);
    const [start, rest] = text.split('default ');
    expect(start).toBe('/* */\nexport ');
    expect(JSON.parse(rest?.replace(/;\n$/, '') ?? '')).toEqual({
      title: 'A; {b}',
      future: { experimental_router: 'browser' },
      themeConfig: { docs: {} },
    });
  });

  it('keeps the version of Docusaurus without those of the plugins', () => {
    const metadata = { docusaurusVersion: '3.8.1', pluginVersions: { docs: { version: '3.8.1' } } };
    expect(JSON.parse(noPluginVersions(JSON.stringify(metadata, null, 2)))).toEqual({
      docusaurusVersion: '3.8.1',
      pluginVersions: {},
    });
  });

  it('keeps the sidebar, and its unlisted pages, without the list for cards', () => {
    const item = { type: 'link', label: 'Units', href: '/Setup/Units' };
    const docsSidebars = {
      docs: [
        { ...item, docId: 'Setup/Units', unlisted: false },
        { ...item, docId: 'Setup/Draft', unlisted: true },
      ],
    };
    const version = { label: 'Next', docsSidebars, docs: { 'Setup/Units': { title: 'Units' } } };
    expect(JSON.parse(noDocList(JSON.stringify({ version })))).toEqual({
      version: {
        label: 'Next',
        docsSidebars: { docs: [item, { ...item, unlisted: true }] },
        docs: {},
      },
    });
    const tag = '{"tag":{"label":"XML"}}';
    expect(noDocList(tag)).toBe(tag);
    expect(() => noDocList('{"version":{}}')).toThrow('is not in it any more');
  });

  it('keeps the ids of pages where a reader can change the version', () => {
    const version = { name: 'current', docs: [{ id: 'intro', path: '/' }] };
    const of = (...versions: object[]) =>
      JSON.stringify({ 'docusaurus-plugin-content-docs': { default: { path: '/', versions } } });
    expect(noPageIds(of(version))).toBe(of({ ...version, docs: [] }));
    expect(noPageIds(of(version, version))).toBe(of(version, version));
    expect(() => noPageIds(of({ name: 'current' }))).toThrow('is not in it any more');
  });

  it.each([
    fetchAhead,
    fileByName,
    formatDates,
    noBaseUrlBanner,
    noNames,
    noBaseUrlBanner,
    noBuildOptions,
    noPluginVersions,
    orderByCode,
    prefetchLater,
    preloadByPath,
    stayOffline,
    (text: string) => chunkNames(text, {}),
  ])('fails where the file is another one: %s', (rewrite) => {
    expect(() => rewrite('export {};')).toThrow('is not in it any more');
  });
});
