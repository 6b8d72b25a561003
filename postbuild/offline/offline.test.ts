import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPages } from '../hosting/facts';
import { keptFiles } from './kept-files';
import { writePacks } from './packs';
import { webManifest } from './web-manifest';
import { writeWorkers } from './workers';

let dir = '';
const page = (canonical: string, extra = '') =>
  `<!doctype html><head><link rel=canonical href="https://x.test${canonical}">${extra}</head>`;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'offline-'));
  const files: Record<string, string> = {
    'index.html': page('/'),
    '404.html': page('/404.html'),
    'Release Notes/History/index.html': page('/Release%20Notes/History'),
    'old/index.html': page('/', '<meta http-equiv=refresh content="0; url=/">'),
    'index.md': '# x',
    'assets/js/main.1234abcd.js': 'x',
    'assets/js/main.1234abcd.js.br': 'x',
    'search/manifest.json': '{}',
    'img/logo.svg': '<svg/>',
    'img/cards/index.png': 'x',
    'sitemap.xml': '<x/>',
    'llms.txt': 'x',
    'de-DE/index.html': page('/de-DE/'),
    'de-DE/img/logo.svg': '<svg/>',
  };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), content);
  }
});
afterEach(() => rmSync(dir, { recursive: true }));

const english = () => keptFiles(dir, readPages(dir), '', ['/de-DE']);
const read = (file: string) => readFileSync(path.join(dir, file));

it('keeps pages under their clean paths with all they load, of one locale', () => {
  expect(
    english()
      .map(({ url }) => url)
      .sort(),
  ).toEqual([
    '/',
    '/Release%20Notes/History',
    '/assets/js/main.1234abcd.js',
    '/img/logo.svg',
    '/index.md',
    '/search/manifest.json',
  ]);
  const german = keptFiles(dir, readPages(dir), '/de-DE', ['']);
  expect(german.map(({ url }) => url)).toEqual(['/de-DE/', '/de-DE/img/logo.svg']);
});

it('packs the files of each kind, named by their content, so that each can be found', () => {
  const { packs, bytes } = writePacks(dir, '', english());
  expect(packs).toHaveLength(5);
  expect(packs.reduce((sum, { url }) => sum + read(url).length, 0)).toBe(bytes);
  const pages = packs.find(({ type }) => type === 'text/html; charset=utf-8');
  const [start, history] = [page('/'), page('/Release%20Notes/History')];
  expect(pages?.files).toEqual([
    ['/', start.length],
    ['/Release%20Notes/History', history.length],
  ]);
  const packed = read(pages?.url ?? '');
  expect(gunzipSync(packed).toString()).toBe(start + history);
  const hash = createHash('sha256').update(packed);
  expect(pages?.integrity).toBe(`sha256-${hash.copy().digest('base64')}`);
  expect(pages?.url).toBe(`/assets/offline/${hash.digest('hex').slice(0, 16)}.pack`);
});

it('begins another pack where one would become too large', () => {
  for (const name of ['a', 'b', 'c']) {
    writeFileSync(path.join(dir, `assets/js/${name}.1234abcd.js`), 'x'.repeat(200_000));
  }
  const { packs } = writePacks(dir, '', english());
  const scripts = packs.filter(({ type }) => type.startsWith('text/javascript'));
  expect(scripts.map(({ files }) => files.length)).toEqual([2, 2]);
});

it.each([
  ['x.jpg', 'image/jpeg'],
  ['x.txt', 'text/plain; charset=utf-8'],
  ['x.xml', 'text/xml; charset=utf-8'],
  ['x.svg', 'image/svg+xml; charset=utf-8'],
  ['x.unknown', 'application/octet-stream'],
])('packs %s as %s', (name, type) => {
  writeFileSync(path.join(dir, 'assets/js', name), 'x');
  const { packs } = writePacks(dir, '', english());
  expect(packs.find(({ files }) => files.some(([url]) => url.endsWith(name)))?.type).toBe(type);
});

it('writes a worker for each locale, another one for another build, and the sizes', async () => {
  const write = () => writeWorkers('.', dir, readPages(dir), ['', '/de-DE']);
  const workers = () =>
    ['offline-en-GB.js', 'offline-de-DE.js'].map((file) => read(file).toString());
  const sizeOf = (folder: string) =>
    readdirSync(path.join(dir, folder)).reduce(
      (sum, file) => sum + read(path.join(folder, file)).length,
      0,
    );
  await write();
  const first = workers();
  expect(JSON.parse(read('offline.json').toString())).toEqual({
    'en-GB': sizeOf('assets/offline'),
    'de-DE': sizeOf('de-DE/assets/offline'),
  });
  const packs = readdirSync(path.join(dir, 'assets/offline'));
  writeFileSync(path.join(dir, 'index.html'), page('/', '<title>new</title>'));
  await write();
  const [newEnglish, newGerman] = workers();
  expect(newEnglish).not.toBe(first[0]);
  expect(newGerman).toBe(first[1]);
  // Only the pack of the pages has another name, and the one before is gone.
  const now = readdirSync(path.join(dir, 'assets/offline'));
  expect(now).toHaveLength(packs.length);
  expect(now.filter((file) => !packs.includes(file))).toHaveLength(1);
});

it('starts the installed handbook in its own language', () => {
  expect(webManifest('eDocument', 'Dokumentation', 'de-DE', '/de-DE/')).toMatchObject({
    name: 'eDocument – Dokumentation',
    lang: 'de-DE',
    start_url: '/de-DE/',
  });
});
