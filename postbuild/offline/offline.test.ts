import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPages } from '../hosting/facts';
import { keptHandbook } from './kept-files';
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
    'img/social-card.png': 'x',
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

const english = () => keptHandbook(dir, readPages(dir), '', ['/de-DE']);

it('keeps pages under their clean paths with all they load, of one locale', () => {
  expect(
    english()
      .files.map(({ url }) => url)
      .sort(),
  ).toEqual([
    '/',
    '/Release%20Notes/History',
    '/assets/js/main.1234abcd.js',
    '/img/logo.svg',
    '/index.md',
    '/search/manifest.json',
  ]);
  const german = keptHandbook(dir, readPages(dir), '/de-DE', ['']);
  expect(german.files.map(({ url }) => url)).toEqual(['/de-DE/', '/de-DE/img/logo.svg']);
});

it('knows the content of each file, and a revision where the name has no hash', () => {
  const { files } = english();
  const script = files.find(({ url }) => url.startsWith('/assets/'));
  // echo -n x | openssl dgst -sha256 -binary | base64
  expect(script).toEqual({
    url: '/assets/js/main.1234abcd.js',
    revision: null,
    integrity: 'sha256-LXEWQrcmsEQBYnyp+6wy9chTD7GQPMTbAiWHF5IaSIE=',
  });
  expect(files.filter(({ revision }) => revision === null)).toHaveLength(1);
});

it('writes a worker for each locale, another one for another build, and the sizes', async () => {
  const write = () => writeWorkers('.', dir, readPages(dir), ['', '/de-DE']);
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  await write();
  const first = ['offline-en-GB.js', 'offline-de-DE.js'].map(read);
  expect(JSON.parse(read('offline.json'))).toEqual({
    'en-GB': english().bytes,
    'de-DE': page('/de-DE/').length + '<svg/>'.length,
  });
  writeFileSync(path.join(dir, 'index.html'), page('/', '<title>new</title>'));
  await write();
  expect(read('offline-en-GB.js')).not.toBe(first[0]);
  expect(read('offline-de-DE.js')).toBe(first[1]);
});

it('starts the installed handbook in its own language', () => {
  expect(webManifest('eDocument', 'Dokumentation', 'de-DE', '/de-DE/')).toMatchObject({
    name: 'eDocument – Dokumentation',
    lang: 'de-DE',
    start_url: '/de-DE/',
  });
});
