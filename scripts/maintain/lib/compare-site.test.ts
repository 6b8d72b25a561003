import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROVENANCE, writeProvenance, type Provenance } from '../../../postbuild/provenance';
import { compareFolder, compareSite } from './compare-site';

let dir = '';
let url = '';
const server = createServer((request, response) => {
  const asked = decodeURI(request.url ?? '/');
  // Pages for errors are no addresses of their own.
  if (/\/(?:404|error)\.html$/.test(asked)) return response.writeHead(404).end();
  if (asked === '/old') return response.writeHead(301, { location: '/' }).end();
  const takes = { br: '.br', gzip: '.gz' }[request.headers['accept-encoding'] ?? ''] ?? '';
  for (const file of [asked, path.join(asked, 'index.html')]) {
    for (const form of takes ? [takes, ''] : ['']) {
      try {
        const content = readFileSync(path.join(dir, file + form));
        if (form) response.setHeader('content-encoding', form === '.br' ? 'br' : 'gzip');
        return response.end(content);
      } catch {
        // The next one.
      }
    }
  }
  return response.writeHead(404).end('not found');
});

const write = (file: string, text: string | Buffer) => {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), text);
};
const provenance = () => JSON.parse(readFileSync(path.join(dir, PROVENANCE), 'utf8')) as Provenance;

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const file of [
    'index.html',
    'Release Notes/x/index.html',
    'img/a.svg',
    'old/index.html',
    '_headers',
    '404.html',
    'error.html',
    'de-DE/error.html',
  ]) {
    write(file, `content of ${file}`);
  }
  write('index.html.br', brotliCompressSync('content of index.html'));
  write('img/a.svg.gz', gzipSync('content of img/a.svg'));
  writeProvenance('.', dir);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(dir, { recursive: true });
});

it('finds nothing where the site is the build', async () => {
  expect(provenance().commit).toMatch(/^[0-9a-f]{40}$/);
  expect(await compareSite(url, provenance())).toEqual({ same: 5, left: 5, problems: [] });
});

it('names each file that was changed, cut, removed or added', async () => {
  const known = provenance();
  write('img/a.svg', 'another');
  rmSync(path.join(dir, 'img/a.svg.gz'));
  write('_headers', 'cut');
  rmSync(path.join(dir, 'Release Notes'), { recursive: true });
  write('img/b.svg', 'added');
  expect(compareFolder(dir, known)).toMatchObject({
    same: 6,
    problems: [
      `${dir}/Release Notes/x/index.html: is missing.`,
      `${dir}/_headers: is not _headers of the build.`,
      `${dir}/img/a.svg.gz: is missing.`,
      `${dir}/img/a.svg: is not img/a.svg of the build.`,
      `${dir}/img/b.svg: is not in the build.`,
    ],
  });
  // A build that was published since, of which the site has the list.
  writeProvenance('.', dir);
  expect((await compareSite(url, known)).problems).toEqual([
    `${url}/Release%20Notes/x: answers 404.`,
    `${url}/img/a.svg as gz: is not img/a.svg of the build.`,
    `${url}/img/a.svg: is not img/a.svg of the build.`,
    `${url}/img/b.svg: is not in the build.`,
  ]);
});

it('lets hashed files of the build before stay', () => {
  write('assets/js/main.aaaaaaaa.js', 'code');
  writeProvenance('.', dir);
  const earlier = provenance();
  const known = { ...earlier, files: { ...earlier.files } };
  Reflect.deleteProperty(known.files, 'assets/js/main.aaaaaaaa.js');
  expect(compareFolder(dir, known, earlier).problems).toEqual([]);
  expect(compareFolder(dir, known).problems).toHaveLength(1);
});

it.each(['index.html', 'index.html.br', 'img/a.svg.gz'])(
  'finds the damage where only %s is another one',
  async (file) => {
    const known = provenance();
    const { br, gz } = { br: brotliCompressSync('another'), gz: gzipSync('another') };
    write(file, file.endsWith('.br') ? br : file.endsWith('.gz') ? gz : 'another');
    expect((await compareSite(url, known)).problems).toHaveLength(1);
  },
);
