import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { probe } from './trials';

let release = '';
let served = '';
let url = '';
const server = createServer((request, response) => {
  const asked = decodeURI(request.url ?? '/').replace(/\/$/, '/index.html');
  try {
    response.end(readFileSync(path.join(served, asked)));
  } catch {
    response.writeHead(404).end('not found');
  }
});

const SCRIPT = 'assets/js/main.aaaaaaaa.js';
const page = (base: string) => `<template data-script=${base}/${SCRIPT}></template>`;

function write(file: string, text: string): void {
  const place = path.join(release, 'site', file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

beforeEach(async () => {
  release = mkdtempSync(path.join(tmpdir(), 'release-'));
  served = `${release}-served`;
  for (const base of ['', '/de-DE']) {
    write(`${base}/index.html`, page(base));
    write(`${base}/${SCRIPT}`, 'code');
  }
  cpSync(path.join(release, 'site'), served, { recursive: true });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(release, { recursive: true });
  rmSync(served, { recursive: true });
});

describe('the probe of a server', () => {
  it('is content with the start pages and scripts of the release', async () => {
    await expect(probe(url, release, 0)).resolves.toBeUndefined();
  });

  it.each(['', 'de-DE'])('misses a script of the language at /%s', async (base) => {
    rmSync(path.join(served, base, SCRIPT));
    await expect(probe(url, release, 0)).rejects.toThrow(`${SCRIPT} answers 404.`);
  });

  it('knows a script of another release', async () => {
    writeFileSync(path.join(served, SCRIPT), 'older');
    await expect(probe(url, release, 0)).rejects.toThrow(`${SCRIPT} is not ${SCRIPT} of this`);
  });

  it('waits until the release is served', async () => {
    const index = path.join(served, 'index.html');
    writeFileSync(index, 'older');
    const probed = probe(url, release, 5_000);
    setTimeout(() => writeFileSync(index, page('')), 100);
    await expect(probed).resolves.toBeUndefined();
  });

  it('says so where a start page names no script, and does not wait', async () => {
    write('de-DE/index.html', '<p>text');
    await expect(probe(url, release, 60_000)).rejects.toThrow('names no script.');
  });

  it('names a server that does not answer', async () => {
    await expect(probe('http://127.0.0.1:2', release, 0)).rejects.toThrow('does not answer: ');
  });
});
