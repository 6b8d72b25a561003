import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROVENANCE, writeProvenance, type Provenance } from '../../postbuild/provenance';
import { compareSite } from './compare-site';

let dir = '';
let url = '';
const server = createServer((request, response) => {
  const asked = decodeURI(request.url ?? '/');
  if (asked === '/old') return response.writeHead(301, { location: '/' }).end();
  for (const file of [asked, `${asked}/index.html`]) {
    try {
      return response.end(readFileSync(path.join(dir, file)));
    } catch {
      // The next one.
    }
  }
  return response.writeHead(404).end('not found');
});

const write = (file: string, text: string) => {
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
    'index.html.br',
  ]) {
    write(file, `content of ${file}`);
  }
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
  expect(await compareSite(url, provenance())).toEqual({ same: 3, left: 4, problems: [] });
});

it('names each file that differs or is missing', async () => {
  const known = provenance();
  write('img/a.svg', 'another');
  rmSync(path.join(dir, 'Release Notes'), { recursive: true });
  expect((await compareSite(url, known)).problems).toEqual([
    `${url}/Release%20Notes/x: answers 404.`,
    `${url}/img/a.svg: is not img/a.svg of the build.`,
  ]);
});
