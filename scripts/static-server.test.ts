import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStaticServer, listen } from './static-server';

let build: string;
const servers: Server[] = [];

function page(path: string, html: string) {
  mkdirSync(join(build, path), { recursive: true });
  writeFileSync(join(build, path, 'index.html'), html);
}

beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'static-server-'));
  page('', 'start');
  page('Setup', '<link rel=canonical href=https://docs.example.com/Setup>');
  page('Setup/Guide', '<link rel="canonical" href="https://docs.example.com/Setup/Guide/">');
  mkdirSync(join(build, 'de-DE'));
  writeFileSync(join(build, '404.html'), 'Page Not Found');
  writeFileSync(join(build, 'de-DE', '404.html'), 'Seite nicht gefunden');
  writeFileSync(join(build, '_headers'), "/*\n  Content-Security-Policy: default-src 'none'\n");
});

afterEach(() => {
  servers.splice(0).forEach((server) => server.close());
  rmSync(build, { recursive: true });
});

async function start(port: number): Promise<number> {
  const server = createStaticServer(build);
  servers.push(server);
  await listen(server, port);
  return (server.address() as AddressInfo).port;
}

async function get(path: string) {
  const port = await start(0); // a new origin: fetch reuses connections to a port that was closed
  const response = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });
  return {
    status: response.status,
    location: response.headers.get('location'),
    type: response.headers.get('content-type'),
    policy: response.headers.get('content-security-policy'),
    caching: response.headers.get('cache-control'),
    text: await response.text(),
  };
}

it('says that a port is in use and takes the next free one', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const first = await start(4610);
  expect(await start(first)).toBe(first + 1);
  expect(log).toHaveBeenLastCalledWith(`Port ${first} is in use, trying ${first + 1}.`);
  log.mockRestore();
});

it('redirects .html to the path that the page names as canonical, quoted or not', async () => {
  expect(await get('/Setup/index.html?q=1')).toMatchObject({ status: 301, location: '/Setup?q=1' });
  expect(await get('/Setup/Guide.html')).toMatchObject({ status: 301, location: '/Setup/Guide/' });
});

it('does not show the settings of hosts', async () => {
  expect(await get('/_headers')).toMatchObject({ status: 404 });
});

it('answers unknown and malformed paths with 404 in the language of the path', async () => {
  expect(await get('/nope')).toMatchObject({ status: 404, text: 'Page Not Found' });
  expect(await get('/de-DE/nope.html')).toMatchObject({
    status: 404,
    text: 'Seite nicht gefunden',
  });
  expect(await get('/%E0%A4%A')).toMatchObject({ status: 404, text: 'Page Not Found' });
});

it('does not show the not-found page under its own path', async () => {
  for (const path of ['/404', '/404.html', '/404/', '/%34%304.html?q=1']) {
    expect(await get(path)).toMatchObject({ status: 404, text: 'Page Not Found' });
  }
  expect(await get('/de-DE/404')).toMatchObject({ status: 404, text: 'Seite nicht gefunden' });
});

it('sends the headers of the hosts with pages, redirects and not-found pages', async () => {
  for (const path of ['/Setup', '/Setup/index.html', '/nope']) {
    expect((await get(path)).policy).toBe("default-src 'none'");
  }
  expect((await get('/Setup')).caching).toBe('no-cache');
  mkdirSync(join(build, 'de-DE/assets/js'), { recursive: true });
  writeFileSync(join(build, 'de-DE/assets/js/main.0a1b2c3d.js'), '');
  expect((await get('/de-DE/assets/js/main.0a1b2c3d.js')).caching).toContain('immutable');
});

it('says what to do where there is no build', () => {
  const empty = join(build, 'Setup');
  expect(() => createStaticServer(empty)).toThrow(
    `${join(empty, '_headers')} is missing: run "npm run build" first.`,
  );
});

it('names the character set of texts', async () => {
  for (const file of ['llms.txt', 'Setup.md']) {
    writeFileSync(join(build, file), 'Währung');
  }
  expect(await get('/llms.txt')).toMatchObject({ type: 'text/plain; charset=utf-8' });
  expect(await get('/Setup.md')).toMatchObject({ type: 'text/markdown; charset=utf-8' });
  expect((await get('/Setup')).type).toBe('text/html;charset=utf-8');
});

it('stays inside the build folder', async () => {
  expect((await get('/..%2f..%2fetc%2fpasswd')).status).toBe(404);
  expect((await get('/%2e%2e/%2e%2e/etc/passwd.html')).status).toBe(404);
});

it('leads from double slashes and blanks at the end to the address without them', async () => {
  expect(await get('//Setup///Guide/?q=//')).toMatchObject({
    status: 301,
    location: '/Setup/Guide/?q=//',
  });
  expect(await get('/Setup%20?q=%20')).toMatchObject({ status: 301, location: '/Setup?q=%20' });
  expect(await get('/Setup;x')).toMatchObject({ status: 404 });
});
