import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import sirv from 'sirv';
import { readEdgeHeaders } from '../postbuild/hosting/edge';
import { cacheControl } from '../postbuild/hosting/headers';
import { hostingPolicy } from '../postbuild/hosting/policy';
import { localeIds } from '../src/locales';

/** Types of texts; sirv names the character set of pages only. */
const TEXTS: Readonly<Record<string, string>> = { '.md': 'text/markdown', '.txt': 'text/plain' };

/** The not-found page itself, which hosts show for other paths and not under its own. */
const NOT_FOUND_PAGE = /(?:^|\/)404(?:\.html|\/)?$/;

/** Settings of hosts, which no host shows. */
const SETTINGS = /^\/(?:_headers|_redirects)$/;

/**
 * The production build behind an HTTP server that answers as static hosting does: the headers of
 * the hosts, clean paths without a redirect, `index.html` and `.html` redirected to the clean path,
 * and the not-found page of the reader's locale with status 404.
 *
 * @param buildDir folder that `npm run build` wrote
 * @returns not yet listening
 * @throws Error that names file and remedy when there is no whole build
 */
export function createStaticServer(buildDir: string): Server {
  const headers = Object.entries(publishedHeaders(buildDir));
  const sendNotFound = (request: IncomingMessage, response: ServerResponse): void => {
    const [, first = ''] = (request.url ?? '').split(/[/?#]/);
    const inLocale = join(buildDir, first, '404.html');
    const isLocale = localeIds.some((id) => id === first) && existsSync(inLocale);
    const file = isLocale ? inLocale : join(buildDir, '404.html');
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    const hasBody = request.method !== 'HEAD' && existsSync(file);
    response.end(hasBody ? readFileSync(file) : undefined);
  };
  const serveFile = sirv(buildDir, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(hostingPolicy, path));
      const text = TEXTS[extname(path)];
      if (text) {
        response.setHeader('Content-Type', `${text}; charset=utf-8`);
      }
    },
    onNoMatch: sendNotFound,
  });

  return createServer((request, response) => {
    headers.forEach(([name, value]) => response.setHeader(name, value));
    const [path = '', query = ''] = (request.url ?? '/').split(/(?=\?)/, 2);
    if (tidied(path) !== path) {
      response.writeHead(301, { Location: tidied(path) + query }).end();
      return;
    }
    const url = parseUrl(request.url);
    const isHidden = (path: string) => NOT_FOUND_PAGE.test(path) || SETTINGS.test(path);
    if (!url || isHidden(decodeURIComponent(url.pathname))) {
      sendNotFound(request, response);
      return;
    }
    const clean = cleanPath(buildDir, url.pathname);
    if (clean) {
      response.writeHead(301, { Location: clean + url.search }).end();
      return;
    }
    serveFile(request, response);
  });
}

/** The response headers that the hosting policy gives this build. */
function publishedHeaders(buildDir: string): Readonly<Record<string, string>> {
  const file = join(buildDir, '_headers');
  if (!existsSync(file)) {
    throw new Error(`${file} is missing: run "npm run build" first.`);
  }
  return readEdgeHeaders(readFileSync(file, 'utf8'));
}

/** A path as nginx redirects to it: without double slashes, and without blanks at its end. */
const tidied = (path: string): string => path.replace(/\/[/\\]+/g, '/').replace(/(?:%20)+$/, '');

/** A malformed request target is an unknown path, not a reason to stop. */
function parseUrl(target = '/'): URL | undefined {
  try {
    const url = new URL(target, 'http://localhost');
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

/**
 * The clean path for a path that ends in `index.html` or `.html`, as the page itself names it in
 * its canonical link; undefined where there is no such page.
 */
function cleanPath(buildDir: string, pathname: string): string | undefined {
  if (!pathname.endsWith('.html')) {
    return undefined;
  }
  const page = decodeURIComponent(pathname).replace(/(\/index)?\.html$/, '');
  const file = join(buildDir, normalize(page), 'index.html');
  if (!existsSync(file)) {
    return undefined;
  }
  const link = /<link[^>]*\srel="?canonical"?[^>]*>/.exec(readFileSync(file, 'utf8'))?.[0] ?? '';
  const [, quoted, bare] = /\shref=(?:"([^"]+)"|([^\s>]+))/.exec(link) ?? [];
  const canonical = quoted ?? bare;
  return canonical ? new URL(canonical).pathname : encodeURI(page) || '/';
}

/**
 * Listens on loopback at `port` or, where that is taken, at the next free one; says so.
 *
 * @returns the port in use
 */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port < 65535) {
        console.log(`Port ${port} is in use, trying ${port + 1}.`);
        resolve(listen(server, port + 1));
      } else {
        reject(error);
      }
    });
    server.listen(port, 'localhost', () => resolve(port));
  });
}
