import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { compressBuild } from '../../postbuild/compress';
import { startNginx } from '../../scripts/nginx';
import { buildSite } from '../sites/build';
import { version, type Generator, type Handbook } from '../sites/site';
import { LOCALE } from './content';
import { KINDS, type Kind } from './kinds';

/** One system that is measured, served by nginx with brotli on loopback. */
export interface Served {
  readonly name: string;
  readonly version: string;
  readonly address: (kind: Kind) => string;
  /** Size of the body at an address as browsers get it. */
  readonly bodyBytes: (url: string) => number;
  readonly stop: () => Promise<void>;
}

function bodyBytesIn(root: string): (url: string) => number {
  return (url) => {
    const file = path.join(root, decodeURI(new URL(url).pathname));
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  };
}

/** This site's own build with its own configuration of nginx. */
export async function serveOurs(build: string, port: number): Promise<Served> {
  const { url, stop } = await startNginx({ root: build, port });
  return {
    name: 'eDocument',
    version: 'this build',
    address: (kind) => encodeURI(`${url}/${LOCALE}/${KINDS[kind]}`),
    bodyBytes: bodyBytesIn(build),
    stop,
  };
}

/** The same handbook, built by another generator and compressed in the same way. */
export async function servePeer(
  generator: Generator,
  handbook: Handbook,
  port: number,
): Promise<Served> {
  const root = await buildSite(generator, [handbook]);
  await compressBuild(root, path.resolve('.cache/compressed'));
  const config = path.join(import.meta.dirname, 'nginx');
  const { url, stop } = await startNginx({ root, port, config });
  return {
    name: generator.name,
    version: version(generator),
    address: (kind) => encodeURI(`${url}/${KINDS[kind]}`),
    bodyBytes: bodyBytesIn(root),
    stop,
  };
}
