import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import http from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostingProblems } from '../../checks/hosting';
import { hasBrotli, installedNginx, startNginx } from '../../scripts/nginx';
import { english, german, locales, sitemapPaths } from '../support/pages';
import { isChosen, isWhole } from '../support/sample';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** The server's answer, neither decompressed nor redirected, nor the path normalised. */
function get(base: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(base);
  return new Promise<Answer>((resolve, reject) => {
    const request = http.request({ hostname, port, path, headers, method }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const flat = Object.entries(response.headers).map(([k, v]) => [k, [v].flat().join(', ')]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(flat) as Record<string, string>,
          body: Buffer.concat(parts),
        });
      });
    });
    request.on('error', reject);
    request.end();
  });
}

/** Headers of every answer, beside the policy of its content. */
const HEADERS = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': expect.stringMatching(/^accelerometer=\(\), .*camera=\(\), .*usb=\(\)/),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** Share of the pages and files that a run asks for. */
const SHARE = 0.2;

const folderOf = (path: string) =>
  join('build', decodeURIComponent(path).replace(/\/$/, ''), 'index.html');

/** A port of loopback that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

test('every compressed form has the content of its file', () => {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' });
  const other = files.filter((file) => {
    const unpack = { br: brotliDecompressSync, gz: gunzipSync }[/\.(br|gz)$/.exec(file)?.[1] ?? ''];
    if (!unpack || !isChosen(file.replace(/\.\w{8,}\./, '.'), SHARE)) return false;
    return !unpack(readFileSync(join('build', file))).equals(
      readFileSync(join('build', file.slice(0, -3))),
    );
  });
  expect(other).toEqual([]);
});

test('the committed files for hosts are those of this build', () => {
  expect(hostingProblems('deploy', 'build')).toEqual([]);
});

// https://developers.cloudflare.com/pages/configuration/redirects/ and …/headers/
test('Netlify and Cloudflare take the rules that are published', () => {
  const linesOf = (file: string) => readFileSync(join('build', file), 'utf8').trim().split('\n');
  const headers = linesOf('_headers');
  const globs = headers.filter((line) => line.startsWith('/'));
  expect(globs.length).toBeLessThanOrEqual(100);
  expect(new Set(globs).size).toBe(globs.length);
  expect(Math.max(...headers.map((line) => line.length))).toBeLessThanOrEqual(2000);

  const redirects = linesOf('_redirects');
  expect(readFileSync('build/_redirects').length).toBeLessThanOrEqual(100_000);
  expect(Math.max(...redirects.map((line) => line.length))).toBeLessThanOrEqual(1000);
  const sources = redirects.map((line) => line.split(' ')[0] ?? '');
  expect(new Set(sources).size).toBe(sources.length);
  const firstDynamic = sources.findIndex((source) => /[*:]/.test(source));
  expect(sources.slice(firstDynamic).filter((source) => !/[*:]/.test(source))).toEqual([]);
  expect(firstDynamic).toBeLessThanOrEqual(2000);
  expect(sources.length - firstDynamic).toBeLessThanOrEqual(100);
  for (const line of redirects) {
    expect(line).toMatch(/^\/\S* \/\S* (?:200|301|404)$/);
  }
});

test('all pages share two inline scripts: the colour mode and the first load', () => {
  // Which are those of this build, as the test above says.
  const policy = readFileSync('deploy/nginx/headers.conf', 'utf8');
  expect(/script-src [^;]*/.exec(policy)?.[0].match(/'sha256-/g)).toHaveLength(2);
});

describe.skipIf(!installedNginx())('nginx with the configuration of deploy/nginx', () => {
  let url = '';
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    const port = await freePort();
    nginx = await startNginx({ root: 'build', port });
    url = `http://localhost:${port}`;
  });
  afterAll(() => nginx.stop());

  // Some 10,000 requests.
  if (isWhole)
    test('what nginx serves is the build, as its provenance says', () => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--import', 'tsx', 'scripts/maintain/verify-site.ts', url],
        { encoding: 'utf8' },
      );
      expect(stderr).toBe('');
      expect(stdout).toMatch(/: \d{3,} files are the same, 0 are not/);
      expect(status).toBe(0);
    });

  test('nginx ends with the program that started it, even when that is killed', async () => {
    const port = await freePort();
    const program = `
      const { startNginx } = require('./scripts/nginx.ts');
      startNginx({ root: 'build', port: ${port} });`;
    const starter = spawn(process.execPath, ['--import', 'tsx', '--eval', program], {
      stdio: 'inherit',
    });
    const answers = () =>
      fetch(`http://localhost:${port}/`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers).toBe(true);
    starter.kill('SIGKILL');
    await expect.poll(answers).toBe(false);
  });

  test('one client cannot take all connections, and no log has its query', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'crowd-'));
    const root = join(dir, 'site');
    const config = join(dir, 'nginx');
    mkdirSync(root);
    cpSync('deploy/nginx', config, { recursive: true });
    // Loopback counts as a proxy, which stands for many.
    const rules = readFileSync(join(config, 'http.conf'), 'utf8').replace(
      /127\.0\.0\.0\/8 "";/,
      '',
    );
    const errors = join(dir, 'error.log');
    writeFileSync(join(config, 'http.conf'), `${rules}error_log ${errors} warn;\n`);
    // More than fits into the buffers of a client that does not read.
    writeFileSync(join(root, 'large.bin'), Buffer.alloc(16e6));
    writeFileSync(join(root, 'small.txt'), 'small');
    const port = await freePort();
    const nginx = await startNginx({ root, config, port });
    const status = async () => (await get(`http://127.0.0.1:${port}`, '/small.txt?q=4711')).status;
    const crowd: Socket[] = [];
    try {
      expect(await status()).toBe(200);
      for (let count = 0; count < 100; count += 1) {
        const socket = connect(port, '127.0.0.1').pause();
        socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
        crowd.push(socket);
      }
      await expect.poll(status).toBe(429);
      expect(readFileSync(errors, 'utf8') + nginx.log()).not.toContain('4711');
      crowd.forEach((socket) => socket.destroy());
      await expect.poll(status).toBe(200);
    } finally {
      crowd.forEach((socket) => socket.destroy());
      await nginx.stop();
      rmSync(dir, { recursive: true });
    }
  });

  for (const locale of locales) {
    const paths = [...sitemapPaths(locale), `${locale.base}/search`].filter((path) =>
      isChosen(path, SHARE),
    );

    test(`every page has its clean path, headers and caching, ${locale.id}`, async () => {
      for (const path of paths) {
        const { status, headers, body } = await get(url, path);
        expect([status, headers['content-type']], path).toEqual([200, 'text/html; charset=utf-8']);
        expect(body.equals(readFileSync(folderOf(path))), path).toBe(true);
        expect(headers['cache-control'], path).toBe('no-cache');
        expect(headers.vary, path).toContain('Accept-Encoding');
        expect(headers, path).toMatchObject(HEADERS);
        const policy = headers['content-security-policy'] ?? '';
        expect(policy, path).toContain("default-src 'self'");
        // Neither inline code nor code of other hosts.
        expect(policy, path).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')*;/);
      }
    });

    test(`every page comes precompressed and is asked for anew, ${locale.id}`, async () => {
      for (const path of paths) {
        const plain = readFileSync(folderOf(path));
        const gzip = await get(url, path, { 'accept-encoding': 'gzip' });
        expect(gzip.headers['content-encoding'], path).toBe('gzip');
        expect(gunzipSync(gzip.body).equals(plain), path).toBe(true);
        if (hasBrotli()) {
          const brotli = await get(url, path, { 'accept-encoding': 'gzip, deflate, br' });
          expect(brotli.headers['content-encoding'], path).toBe('br');
          expect(brotliDecompressSync(brotli.body).equals(plain), path).toBe(true);
          expect(brotli.body.length, path).toBeLessThan(gzip.body.length);
        }
        const again = await get(url, path, {
          'accept-encoding': 'gzip',
          'if-none-match': gzip.headers.etag ?? '',
        });
        expect([again.status, again.body.length], path).toEqual([304, 0]);
        expect(again.headers['content-security-policy'], path).toBeTruthy();
      }
    });

    test(`paths of files lead to the clean path with the query, ${locale.id}`, async () => {
      for (const path of paths) {
        const stem = path.replace(/\/$/, '');
        for (const old of [`${stem}.html`, `${stem}/index.html`].filter((p) => p !== '.html')) {
          const { status, headers } = await get(url, `${old}?q=a&b=%20c`);
          expect([status, headers.location], old).toEqual([301, `${path}?q=a&b=%20c`]);
          expect(headers['content-security-policy'], old).toBeTruthy();
        }
      }
    });
  }

  test('pages of the default language lead from the address with its name to the one without', async () => {
    for (const path of [
      ...sitemapPaths(english).filter((one) => isChosen(one, SHARE)),
      '/nothing',
    ]) {
      const { status, headers } = await get(url, `/en-GB${path}?q=a&b=%20c`);
      expect([status, headers.location], path).toEqual([301, `${path}?q=a&b=%20c`]);
    }
    for (const path of ['/en-GB', '/en-GB/', '/en-GB?x=1', '/en-GB/?x=1']) {
      const { status, headers } = await get(url, path);
      expect([status, headers.location], path).toEqual([301, path.replace(/^\/en-GB\/?/, '/')]);
    }
    expect((await get(url, '/en-GBx')).status).toBe(404);
  });

  test('double slashes and blanks at the end lead to the address without them', async () => {
    for (const [asked, target] of [
      ['//Setup/Units', '/Setup/Units'],
      ['/de-DE//Setup/Units?q=//', '/de-DE/Setup/Units?q=//'],
      ['/de-DE///Setup//Units', '/de-DE/Setup//Units'],
      ['/Setup/Units%20', '/Setup/Units'],
      ['/Setup/Units%20%20?q=%20', '/Setup/Units?q=%20'],
      ['//nothing', '/nothing'],
    ] as const) {
      const { status, headers } = await get(url, asked);
      expect([status, headers.location], asked).toEqual([301, target]);
    }
    for (const path of ['/Setup/Units;x', '/Setup/Units.', '/Setup/Units;', '/Setup/%20Units']) {
      expect((await get(url, path)).status, path).toBe(404);
    }
  });

  test('an unknown path gets status 404 and the page of its locale', async () => {
    for (const [path, lang] of [
      ['/nothing', 'en-GB'],
      ['/nothing.html', 'en-GB'],
      ['/de-DE/nothing', 'de-DE'],
      ['/de-DE/Setup/nothing.html', 'de-DE'],
      ['/de-DE/assets/js/gone.12345678.js', 'de-DE'],
      ['/assets/js/gone.12345678.js', 'en-GB'],
      ['/de-DEx', 'en-GB'],
      ['/setup/currencies', 'en-GB'],
      ['/de-DE/setup/currencies', 'de-DE'],
      ['/_headers', 'en-GB'],
      ['/_redirects', 'en-GB'],
      ['/404.html', 'en-GB'],
      ['/de-DE/404.html', 'de-DE'],
      ['/.git/config', 'en-GB'],
      ['/de-DE/.env', 'de-DE'],
      ['/index.html.br', 'en-GB'],
      ['/../../etc/passwd', 'en-GB'],
      ['/%2e%2e/%2e%2e/etc/passwd', 'en-GB'],
    ] as const) {
      const { status, headers, body } = await get(url, path);
      expect([400, 404], path).toContain(status);
      if (status === 404) {
        expect(body.toString(), path).toContain(`lang=${lang}`);
        // A missing file must not be kept for a year.
        expect(headers['cache-control'], path).toBe('no-cache');
      }
      expect(headers['content-security-policy'], path).toBeTruthy();
    }
  });

  test('no request makes the server redirect to another host or write its own headers', async () => {
    for (const path of [
      '//example.com/index.html',
      '//example.com/%2e%2e/Setup/Units.html',
      '/%5Cexample.com/..%2fSetup/Units.html',
      '/%0d%0aX-Evil:%201/..%2fSetup/Units.html',
      '/Setup%0d%0aX-Evil:%201.html',
      '/\\example.com/../Setup/Units.html',
      '/en-GB//example.com/',
      '/en-GB/\\example.com/',
      '/en-GB/%0d%0aX-Evil:%201',
      '//\\example.com/',
      '///example.com%20',
      '/\\example.com%20',
    ]) {
      const { headers } = await get(url, path);
      expect(headers['x-evil'], path).toBeUndefined();
      expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/);
    }
  });

  test('hashed files are kept for a year, all others are asked for anew', async () => {
    for (const { base } of [english, german]) {
      const dir = join('build', base, 'assets');
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /[.-][0-9a-f]{8,}\./.test(file),
      );
      for (const file of files.filter(
        (name) => !/\.(br|gz)$/.test(name) && isChosen(name, SHARE),
      )) {
        const path = `${base}/assets/${file}`;
        const { status, headers } = await get(url, path, { 'accept-encoding': 'gzip' }, 'HEAD');
        expect([status, headers['cache-control']], path).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
        if (/\.(js|css)$/.test(file) && Number(readFileSync(join(dir, file)).length) >= 1024) {
          expect(headers['content-encoding'], path).toBe('gzip');
        }
      }
    }
    for (const path of ['/img/favicon.svg', '/sitemap.xml', '/search/manifest.json']) {
      expect((await get(url, path)).headers['cache-control'], path).toBe('no-cache');
    }
  });

  test('parts of a file are sent on request, and only of the same version', async () => {
    const path = '/samples/standard.cii.xml';
    const whole = await get(url, path);
    const range = { range: 'bytes=10-19' };
    const part = await get(url, path, range);
    expect([part.status, part.body.toString()]).toEqual([206, whole.body.toString('utf8', 10, 20)]);
    const changed = await get(url, path, { ...range, 'if-range': '"other"' });
    expect(changed.status).toBe(200);
    expect((await get(url, path, { range: 'bytes=99999999-' })).status).toBe(416);
    expect(
      (await get(url, path, { 'if-modified-since': whole.headers['last-modified'] ?? '' })).status,
    ).toBe(304);
  });

  test('nothing can be sent to the server', async () => {
    expect((await get(url, '/', {}, 'HEAD')).body.length).toBe(0);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await get(url, '/', {}, method);
      expect([status, headers.allow], method).toEqual([405, 'GET, HEAD']);
    }
    expect((await get(url, '/')).headers.allow).toBeUndefined();
  });

  test('a request that cannot be read gets a page of the site with ways on', async () => {
    const { hostname, port } = new URL(url);
    const send = (line: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(Number(port), hostname, () =>
          socket.end(`${line}\r\nHost: x\r\n\r\n`),
        );
        let text = '';
        socket.on('data', (part) => (text += part.toString()));
        socket.on('close', () => resolve(text));
        socket.on('error', reject);
      });
    for (const [line, status] of [
      [`GET /Setup/Units?q=${'x'.repeat(9000)} HTTP/1.1`, 414],
      ['GET /%zz HTTP/1.1', 400],
    ] as const) {
      const answer = await send(line);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
      expect(answer).toMatch(/^content-security-policy: default-src 'self'/im);
      expect(answer).toContain('<a href="/de-DE/search">Suche</a>');
    }
    expect((await get(url, '/error.html')).status).toBe(404);
  });

  test('the Markdown twin of a page has its own path and answers who asks for Markdown', async () => {
    const asks = async (path: string, accept: string) =>
      (await get(url, path, { accept })).headers['content-type'];
    const twins = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^(?!.*samples).*\.md$/.test(file),
    );
    expect(twins.length).toBeGreaterThan(0);
    for (const file of twins.filter((name) => isChosen(name, SHARE))) {
      const path = encodeURI(`/${file.replace(/\.md$/, '')}`).replace(/(^|\/)index$/, '$1') || '/';
      expect(await asks(`/${encodeURI(file)}`, '*/*'), file).toBe('text/markdown; charset=utf-8');
      expect(await asks(path, 'text/markdown'), path).toBe('text/markdown; charset=utf-8');
      expect(await asks(path, 'text/html,*/*;q=0.8'), path).toBe('text/html; charset=utf-8');
    }
    expect(await asks('/Setup/Units', 'text/markdown;q=0, text/html')).toContain('text/html');
    expect(await asks('/Setup/Units', 'text/html, text/markdown;q=0.5')).toContain('text/html');
    const prefers = {
      'text/markdown;q=0.1, text/html;q=0.9': 'html',
      'text/markdown;q=0.5, text/html': 'html',
      'text/html;q=0.9, text/markdown;q=0.5': 'html',
      'text/html;q=0.5, text/markdown': 'markdown',
      'text/html;q=0.3, text/markdown;q=0.8': 'markdown',
      'text/html;q=0.5, text/markdown;q=0.5': 'html',
      'text/markdown;q=0.5, text/html;q=0.5': 'markdown',
      'text/markdown;q=0, */*': 'html',
      'text/markdown;q=0.9, text/html;q=0.5': 'markdown',
      'text/markdown, text/html;q=0.9, */*;q=0.1': 'markdown',
      'text/markdown;q=0.1, */*;q=0.9': 'html',
      'text/markdown;q=0.5, */*': 'html',
      'text/markdown;q=0.9, */*;q=0.1': 'markdown',
      'text/markdown, */*': 'markdown',
      '*/*, text/markdown': 'markdown',
      'text/markdown;variant=GFM;q=0.2, text/html': 'html',
      'text/html;level=1;q=0.2, text/markdown;q=0.5': 'markdown',
    };
    for (const [accept, type] of Object.entries(prefers)) {
      expect(await asks('/Setup/Units', accept), accept).toContain(`text/${type}`);
    }
    const { headers } = await get(url, '/Setup/Units');
    expect(headers.vary).toMatch(/Accept(,|$)/);
    const again = await get(url, '/Setup/Units', { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.headers.vary]).toEqual([304, headers.vary]);
  });

  test('security.txt is where finders look for it and has not expired', async () => {
    expect((await get(url, '/security.txt')).headers.location).toBe('/.well-known/security.txt');
    const { status, headers, body } = await get(url, '/.well-known/security.txt');
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const expires = /^Expires: (.+)$/m.exec(body.toString())?.[1] ?? '';
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  });
});
