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

async function serve(
  name: string,
  versionShown: string,
  prefix: string,
  nginx: Parameters<typeof startNginx>[0],
): Promise<Served> {
  const { url, stop } = await startNginx(nginx);
  return {
    name,
    version: versionShown,
    address: (kind) => encodeURI(`${url}${prefix}/${KINDS[kind]}`),
    bodyBytes: (address) => {
      const file = path.join(nginx.root, decodeURI(new URL(address).pathname));
      return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
    },
    stop,
  };
}

/** This site's own build with its own configuration of nginx. */
export function serveOurs(root: string, port: number): Promise<Served> {
  return serve('eDocument', 'this build', `/${LOCALE}`, { root, port });
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
  return serve(generator.name, version(generator), '', { root, port, config });
}
