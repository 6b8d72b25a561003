import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import sirv from 'sirv';

/**
 * The production build behind an HTTP server that answers as static hosting does: clean paths
 * without a redirect, `index.html` and `.html` redirected to the clean path, and the not-found page
 * of the reader's locale with status 404.
 *
 * @param {string} buildDir folder that `npm run build` wrote
 * @returns {import('node:http').Server} not yet listening
 */
export function createStaticServer(buildDir) {
  const serveFile = sirv(buildDir, {
    etag: true,
    extensions: ['html'],
    setHeaders: (response, path) => {
      const immutable = /^(\/de-DE)?\/assets\//.test(path);
      response.setHeader(
        'Cache-Control',
        immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      // sirv names the character set of pages only.
      const text = { '.md': 'text/markdown', '.txt': 'text/plain' }[extname(path)];
      if (text) {
        response.setHeader('Content-Type', `${text}; charset=utf-8`);
      }
    },
    onNoMatch: (request, response) => sendNotFound(buildDir, request, response),
  });

  return createServer((request, response) => {
    const url = parseUrl(request.url);
    if (!url) {
      sendNotFound(buildDir, request, response);
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

/** A malformed request target is an unknown path, not a reason to stop. */
function parseUrl(target = '/') {
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
function cleanPath(buildDir, pathname) {
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

function sendNotFound(buildDir, request, response) {
  const german = /^\/de-DE(\/|$)/.test(request.url ?? '');
  const file = join(buildDir, german ? 'de-DE' : '', '404.html');
  response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : readFileSync(file));
}

/**
 * Listens on loopback at `port` or, where that is taken, at the next free one; says so.
 *
 * @returns {Promise<number>} the port in use
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
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
