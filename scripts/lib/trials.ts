import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localeBaseUrl, localeIds } from '../../src/locales';
import { installedNginx, startNginx } from '../nginx';
import { namedScript } from './named-files';

/** Milliseconds until a server must serve a new release; nginx may keep open files for 5 s. */
const PROBE_LIMIT = 15_000;

/** What is asked for, and the file below `site` that must come. */
type Sample = readonly [address: string, file: string];

/**
 * The start page of each language, and a script of it.
 *
 * @throws Error when a start page names no script: it would be a page without life
 */
function samples(site: string): Sample[] {
  return localeIds.map(localeBaseUrl).flatMap((base) => {
    const page = `${base}index.html`.slice(1);
    const script = namedScript(readFileSync(path.join(site, page), 'utf8'));
    if (!script) throw new Error(`${path.join(site, page)} names no script.`);
    return [
      [base, page],
      [encodeURI(script), script.slice(1)],
    ];
  });
}

async function problemOf(
  url: string,
  site: string,
  asked: readonly Sample[],
): Promise<string | undefined> {
  for (const [address, file] of asked) {
    try {
      const response = await fetch(url + address, { signal: AbortSignal.timeout(5000) });
      const body = Buffer.from(await response.arrayBuffer());
      if (!response.ok) return `${url}${address} answers ${response.status}.`;
      if (!body.equals(readFileSync(path.join(site, file)))) {
        return `${url}${address} is not ${file} of this release.`;
      }
    } catch (error) {
      const { message, cause } = error as Error;
      return `${url}${address} does not answer: ${cause instanceof Error ? cause.message : message}.`;
    }
  }
  return undefined;
}

/**
 * Asks a server for pages and scripts of a release until it serves them.
 *
 * @param dir folder of the release
 * @param limit milliseconds that it may take
 * @throws Error that names what it does not serve
 */
export async function probe(url: string, dir: string, limit = PROBE_LIMIT): Promise<void> {
  const site = path.join(dir, 'site');
  const asked = samples(site);
  const end = Date.now() + limit;
  for (;;) {
    const problem = await problemOf(url.replace(/\/$/, ''), site, asked);
    if (problem === undefined) return;
    if (Date.now() > end) throw new Error(problem);
    await wait(250);
  }
}

/** A port of loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/**
 * Serves a release with its own configuration on a port of its own, where nginx is installed.
 *
 * @throws Error when nginx does not take the configuration or does not serve the release
 */
export async function rehearse(dir: string): Promise<void> {
  if (!installedNginx()) {
    console.warn('No nginx here: the configuration of this release was not tried.');
    return;
  }
  const server = await startNginx({
    root: path.join(dir, 'site'),
    config: path.join(dir, 'nginx'),
    port: await freePort(),
  });
  try {
    await probe(server.url, dir);
  } finally {
    await server.stop();
  }
}

/** Runs a command of the caller. @throws Error with what it wrote when it fails */
export function runCommand(command: string): void {
  const { status, stdout, stderr } = spawnSync(command, { shell: true, encoding: 'utf8' });
  process.stdout.write(stdout);
  if (status !== 0) throw new Error(`"${command}" failed:\n${stderr}`);
}
