import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostingProblems } from '../../checks/hosting';
import { hostedSearchSources, hostingPolicy } from './policy';
import { compressBuild } from '../compress';
import { edgeHeaders, edgeRedirects, readEdgeHeaders } from './edge';
import { parsePage } from '../read-site';
import { builtPage, cspHash, factsOf, readFacts, type BuiltPage } from './facts';
import { deployFiles, outOfStep, writeFiles } from './files';
import { cacheControl, contentSecurityPolicy, securityHeaders, withMetaPolicy } from './headers';
import { nginxHeaders, nginxMaps, nginxString } from './nginx';

const inline = 'document.title="x"';
const html = (canonical: string, extra = '') =>
  `<!doctype html><html><head><meta charset=UTF-8><title>T</title><link rel=canonical href="https://docs.example.com${canonical}"></head>` +
  `<body><svg style="display: none;"></svg><script>${inline}</script><script type=application/ld+json>{"a":1}</script><script src=/a.js></script>${extra}</body></html>`;

const readPage = (file: string, text: string) => builtPage(parsePage(file, text));

const pages: BuiltPage[] = [
  readPage('index.html', html('/')),
  readPage('404.html', html('/404.html')),
  readPage('Setup/Units/index.html', html('/Setup/Units')),
  readPage('Setup/AssistedSetup/index.html', html('/Setup/AssistedSetup/')),
  readPage('Release Notes/History/index.html', html('/Release Notes/History')),
  readPage('de-DE/index.html', html('/de-DE/')),
  readPage('de-DE/404.html', html('/de-DE/404.html')),
];
const facts = factsOf(pages, hostingPolicy);

it('has the headers that protect readers', () => {
  const { 'Permissions-Policy': features, ...headers } = hostingPolicy.headers;
  expect(headers).toEqual({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  });
  expect(features).toBe(
    'accelerometer=(), autoplay=(), browsing-topics=(), camera=(), display-capture=(), ' +
      'encrypted-media=(), fullscreen=(), geolocation=(), gyroscope=(), hid=(), ' +
      'idle-detection=(), magnetometer=(), microphone=(), midi=(), payment=(), ' +
      'picture-in-picture=(), publickey-credentials-get=(), screen-wake-lock=(), serial=(), ' +
      'usb=(), xr-spatial-tracking=()',
  );
});

describe('facts of a build', () => {
  it('hashes every executed inline script once, and no data', () => {
    const sha = createHash('sha256').update(inline).digest('base64');
    expect(facts.scriptHashes).toEqual([`sha256-${sha}`]);
    expect(facts.styleHashes).toEqual([cspHash('display: none;')]);
  });

  it('takes the hash from every page, not from the first', () => {
    const other = readPage('x/index.html', html('/x', '<script>other()</script>'));
    expect(factsOf([...pages, other], hostingPolicy).scriptHashes).toContain(cspHash('other()'));
  });

  it('passes over pages that only lead on: their refresh needs no script', () => {
    const old = readPage(
      'old/index.html',
      '<meta charset=UTF-8><meta http-equiv=refresh content="0; url=/new"><link rel=canonical href=https://docs.example.com/new><script>location.href="/new"</script>',
    );
    expect(factsOf([...pages, old], hostingPolicy)).toEqual(facts);
  });

  it('lists only the clean paths that hosts cannot derive', () => {
    expect(facts.cleanPaths).toEqual({
      '': '/',
      '/Release Notes/History': '/Release%20Notes/History',
      '/Setup/AssistedSetup': '/Setup/AssistedSetup/',
      '/de-DE': '/de-DE/',
    });
  });

  it('knows which locales were built', () => {
    expect(facts.prefixes).toEqual(['', '/de-DE']);
    expect(factsOf(pages.slice(0, 3), hostingPolicy).prefixes).toEqual(['']);
  });

  it.each(['<button onclick="x()">y</button>', '<style>a{color:red}</style>'])(
    'refuses a page with %s and names it',
    (extra) => {
      const page = readPage('x/index.html', html('/x', extra));
      expect(() => factsOf([page], hostingPolicy)).toThrow(/^x\/index\.html: .*blocks/);
    },
  );

  it('refuses more style attributes than the policy allows', () => {
    const spans = Array.from({ length: 3 }, (_, i) => `<b style="width:${i}px">x</b>`).join('');
    const page = readPage('x/index.html', html('/x', spans));
    expect(() => factsOf([page], { ...hostingPolicy, maxStyleAttributes: 3 })).toThrow(/width:2px/);
  });
});

describe('the policy', () => {
  const csp = contentSecurityPolicy(hostingPolicy, facts);

  it('allows this site alone, and no inline script but the hashed one', () => {
    expect(csp).toMatch(/^default-src 'self';/);
    expect(csp).toContain(`script-src 'self' '${facts.scriptHashes[0]}';`);
    expect(csp).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
    for (const name of ['base-uri', 'frame-ancestors', 'frame-src', 'object-src']) {
      expect(csp).toContain(`${name} 'none'`);
    }
  });

  it('leaves style-src-attr out when no page has such an attribute', () => {
    expect(contentSecurityPolicy(hostingPolicy, { ...facts, styleHashes: [] })).not.toContain(
      'style-src-attr',
    );
  });

  it('lets scripts call the search hosts of the one application only', () => {
    const connect = hostedSearchSources('ABC');
    expect(contentSecurityPolicy(hostingPolicy, facts, { connect })).toContain(
      "connect-src 'self' https://abc-dsn.algolia.net https://abc.algolia.net",
    );
    expect(csp).toContain("connect-src 'self';");
  });

  it('lets hosted search send events whose answers allow nothing', () => {
    const embedder = (connect: readonly string[]) =>
      securityHeaders(hostingPolicy, facts, { connect })['Cross-Origin-Embedder-Policy'];
    expect(embedder([])).toBe('require-corp');
    expect(embedder(hostedSearchSources('ABC'))).toBe('credentialless');
  });

  it('names a collector of reports in both ways where one is set, and never in a page', () => {
    expect(csp).not.toContain('report');
    const reports = 'https://reports.example.com/csp';
    const headers = securityHeaders(hostingPolicy, facts, { connect: [], reports });
    expect(headers['Content-Security-Policy']).toMatch(
      /; report-uri https:\/\/reports\.example\.com\/csp; report-to collector$/,
    );
    expect(headers['Reporting-Endpoints']).toBe(`collector="${reports}"`);
    expect(withMetaPolicy(html('/'), headers)).not.toContain('report');
  });

  it('goes into the page before everything it governs, once, without what only headers can say', () => {
    const headers = securityHeaders(hostingPolicy, facts);
    const once = withMetaPolicy(html('/'), headers);
    expect(once).toContain('<meta charset=UTF-8><meta http-equiv="Content-Security-Policy"');
    expect(once).not.toContain('frame-ancestors');
    expect(withMetaPolicy(once, headers)).toBe(once);
    expect(() => withMetaPolicy('<p>x</p>', headers)).toThrow(/charset/);
  });

  it('caches hashed files for ever and nothing else', () => {
    expect(cacheControl(hostingPolicy, '/assets/js/a.1234abcd.js')).toContain('immutable');
    expect(cacheControl(hostingPolicy, '/de-DE/assets/search/a.1234567890ab.bin')).toContain(
      'immutable',
    );
    for (const other of [
      '/',
      '/img/logo.svg',
      '/x/assets/y.1234abcd.js',
      '/assets/search/manifest.json',
    ]) {
      expect(cacheControl(hostingPolicy, other)).toBe('no-cache');
    }
  });
});

describe('files for the hosts', () => {
  const headers = securityHeaders(hostingPolicy, facts);

  it('writes every header for nginx, also on errors', () => {
    const text = nginxHeaders(headers);
    for (const name of Object.keys(headers)) {
      expect(text).toMatch(new RegExp(`^add_header ${name} ".+" always;$`, 'm'));
    }
  });

  it('leads from the root to the only language of a build, with its not-found page', () => {
    const alone = factsOf(pages.slice(-2), hostingPolicy);
    expect(alone.prefixes).toEqual(['/de-DE']);
    expect(nginxMaps(hostingPolicy, alone)).toContain('    default /de-DE/404.html;\n');
    expect(nginxMaps(hostingPolicy, alone)).toContain('    "/" "/de-DE/";\n');
    expect(edgeRedirects(hostingPolicy, alone, pages.slice(-2))).toMatch(/^\/ \/de-DE\/ 301\n/);
  });

  it('refuses what nginx would read as a variable', () => {
    expect(nginxString('a "b" \\c')).toBe('"a \\"b\\" \\\\c"');
    expect(() => nginxString('a$b')).toThrow();
    expect(() => nginxString('a\nb')).toThrow();
  });

  it('maps caching, not-found pages, clean paths and redirects for nginx', () => {
    const text = nginxMaps(hostingPolicy, facts);
    expect(text).toContain('"~^/de-DE(?:/|$)" /de-DE/404.html;');
    expect(text).toContain('"/Release Notes/History" "/Release%20Notes/History";');
    expect(text).toContain('"/security.txt" "/.well-known/security.txt";');
  });

  it('leaves out the name of the default locale', () => {
    expect(edgeRedirects(hostingPolicy, facts, pages)).toContain('\n/en-GB/* /:splat 301\n');
    expect(nginxMaps(hostingPolicy, facts)).toContain('"~^/en-GB(?<rest>/[\\w%~][^?]*)" $rest;');
  });

  it('has the caching of the workers in the files of every host', () => {
    for (const text of [nginxMaps(hostingPolicy, facts), edgeHeaders(hostingPolicy, headers)]) {
      expect(text).toMatch(/offline-[^]{1,60}no-cache/);
    }
  });

  it('has every header in the file of Netlify and Cloudflare, where the preview server reads it', () => {
    expect(readEdgeHeaders(edgeHeaders(hostingPolicy, headers))).toEqual(headers);
  });

  it('rewrites clean paths for hosts that would redirect to the folder', () => {
    const lines = edgeRedirects(hostingPolicy, facts, pages).trim().split('\n');
    expect(lines).toContain('/Setup/Units /Setup/Units/ 200');
    expect(lines).not.toContain('/Setup/AssistedSetup/ /Setup/AssistedSetup// 200');
    expect(lines.at(-1)).toBe('/de-DE/* /de-DE/404.html 404');
    expect(lines.filter((line) => line.includes('404.html'))).toHaveLength(1);
  });
});

describe('in a folder', () => {
  let dir = '';
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'hosting-'));
  });
  afterEach(() => {
    rmSync(dir, { recursive: true });
  });

  it('says which committed files are out of step', () => {
    const files = deployFiles(hostingPolicy, { ...facts, connect: [] });
    writeFiles(dir, files);
    expect(hostingProblems(dir)).toEqual([]);

    writeFileSync(path.join(dir, 'nginx/headers.conf'), 'add_header X "y";');
    rmSync(path.join(dir, 'edge/_headers'));
    expect(outOfStep(dir, files)).toEqual(['nginx/headers.conf', 'edge/_headers']);
    expect(hostingProblems(dir)).toHaveLength(2);
    expect(hostingProblems(dir)[0]).toMatchObject({
      file: path.join(dir, 'nginx/headers.conf'),
      remedy: expect.stringContaining('npm run hosting -- --update') as string,
    });
  });

  it('says when the build has other facts than the committed ones', () => {
    const build = path.join(dir, 'build');
    mkdirSync(build);
    writeFileSync(path.join(build, 'index.html'), html('/'));
    const deploy = path.join(dir, 'deploy');
    const built = { ...readFacts(build, hostingPolicy), connect: [] };
    writeFiles(deploy, deployFiles(hostingPolicy, built));
    expect(hostingProblems(deploy, build)).toEqual([]);

    writeFileSync(path.join(build, 'index.html'), html('/', '<script>other()</script>'));
    expect(hostingProblems(deploy, build)).toMatchObject([
      { file: path.join(deploy, 'facts.json') },
    ]);
  });

  it('names the remedy where there is no build', () => {
    expect(() => readFacts(dir, hostingPolicy)).toThrow(/npm run build/);
  });

  it('compresses text that is worth it, with the date of the file', async () => {
    const text = 'abc '.repeat(1000);
    for (const [name, content] of Object.entries({ 'a.js': text, 'b.js': 'x', 'c.png': text })) {
      writeFileSync(path.join(dir, name), content);
    }
    utimesSync(path.join(dir, 'a.js'), 1, 1_000_000);
    const cache = path.join(dir, 'cache');
    expect(await compressBuild(dir, cache)).toBe(1);
    expect(brotliDecompressSync(readFileSync(path.join(dir, 'a.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(path.join(dir, 'a.js.gz'))).toString()).toBe(text);
    expect(statSync(path.join(dir, 'a.js.br')).mtimeMs).toBe(1_000_000_000);
    expect(existsSync(path.join(dir, 'b.js.br'))).toBe(false);
    writeFileSync(path.join(dir, 'a.js'), text + text);
    await compressBuild(dir, cache);
    expect(gunzipSync(readFileSync(path.join(dir, 'a.js.gz'))).toString()).toBe(text + text);
    expect(existsSync(path.join(dir, 'c.png.br'))).toBe(false);
  });
});
