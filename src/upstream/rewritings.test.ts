import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  chunkNames,
  exactCapitals,
  noBuildOptions,
  noDocList,
  noNames,
  stayOffline,
} from './rewritings';

const installed = (file: string) => readFileSync(`node_modules/@docusaurus/${file}`, 'utf8');

it('decides by the network whether a page is left whose next one did not come', () => {
  const text = stayOffline(installed('core/lib/client/PendingNavigation.js'));
  expect(text).toMatch(/^import \{ reloadOrStay \}/);
  expect(text).toContain('void reloadOrStay();');
  expect(text).not.toContain('location.reload');
});

it('lets the router tell capitals from small letters', () => {
  const text = exactCapitals(readFileSync('node_modules/react-router/esm/react-router.js', 'utf8'));
  expect(text).toContain('sensitive = _options$sensitive === void 0 ? true : _options$sensitive');
});

it('names chunks in the registry of the server, also those that were merged', () => {
  const line = (chunk: string) =>
    `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "@theme/X"), "@theme/X", require.resolveWeak("@theme/X")],`;
  const text = chunkNames(`export default {\n${line('1a')}\n${line('2b')}\n}`, { '2b': 'docs' });
  expect(text).toContain('"1a": [() => import(/* webpackChunkName: "1a" */ "@theme/X"), "1a", req');
  expect(text).toContain('"@theme/X"), "docs", require');
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

it.each([
  noNames,
  noBuildOptions,
  stayOffline,
  exactCapitals,
  (text: string) => chunkNames(text, {}),
])('fails where the file is another one: %s', (rewrite) => {
  expect(() => rewrite('export {};')).toThrow('is not in it any more');
});
