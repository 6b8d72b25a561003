import { spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { aptInstall } from './lib/apt';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Path of an nginx that is there already, or undefined. */
export function installedNginx(): string | undefined {
  const paths = [process.env.NGINX_PATH, '/usr/sbin/nginx', '/usr/local/bin/nginx'];
  return paths.find((file) => file && existsSync(file));
}

/**
 * Path of an nginx: NGINX_PATH, else one that is installed, else Debian's packages when run as
 * root. Undefined, with a warning, when there is none; only what needs it is left out then.
 */
export function findNginx(): string | undefined {
  const asked = process.env.NGINX_PATH;
  if (asked && !existsSync(asked)) {
    console.error(`NGINX_PATH is "${asked}", but there is no such file.`);
    process.exit(1);
  }
  const found = installedNginx();
  if (found) {
    return found;
  }
  aptInstall('nginx-light', 'libnginx-mod-http-brotli-static');
  const packaged = installedNginx();
  if (!packaged) {
    console.warn(
      'NO NGINX: the tests against nginx are left out. Install nginx and ' +
        'libnginx-mod-http-brotli-static, or set NGINX_PATH.',
    );
  }
  return packaged;
}

/** True where Debian's module for precompressed brotli is installed. */
export const hasBrotli = (): boolean => existsSync(BROTLI_MODULE);

/**
 * Becomes the program that is named, and quits it when the standard input ends: so it never outlives
 * who started it, even when that is killed.
 */
const UNTIL_STDIN_ENDS = 'exec 3<&0; (read -r _ <&3; kill -QUIT $$) & exec "$0" "$@" 3<&-';

export interface NginxOptions {
  /** Folder of the build. */
  root: string;
  port: number;
  /** Folder with the configuration, `deploy/nginx` by default. */
  config?: string;
}

export interface RunningNginx {
  url: string;
  stop: () => Promise<void>;
  /** The lines of the access log so far. */
  log: () => string;
}

/**
 * Starts nginx on loopback with the very files of `deploy/nginx`; of its `nginx.conf` only port,
 * paths and modules are others.
 *
 * @throws Error with the message of nginx when it rejects the configuration
 */
export async function startNginx({
  root,
  port,
  config = 'deploy/nginx',
}: NginxOptions): Promise<RunningNginx> {
  const nginx = installedNginx();
  if (!nginx) {
    throw new Error('No nginx: see findNginx.');
  }
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  mkdirSync(join(dir, 'logs'));
  cpSync(config, dir, { recursive: true });
  if (!hasBrotli()) {
    rmSync(join(dir, 'brotli.conf'), { force: true });
  }
  const place = { dir, root: resolve(root), port };
  const whole = join(config, 'nginx.conf');
  const text = existsSync(whole)
    ? placedConfig(place, readFileSync(whole, 'utf8'))
    : mainConfig(place);
  writeFileSync(join(dir, 'test.conf'), text);
  const args = ['-p', dir, '-c', join(dir, 'test.conf'), '-e', 'stderr'];
  const check = spawnSync(nginx, [...args, '-t'], { encoding: 'utf8' });
  if (check.status !== 0) {
    rmSync(dir, { recursive: true, force: true });
    throw new Error(`nginx does not take the configuration:\n${check.stderr}`);
  }
  const child = spawn('/bin/sh', ['-c', UNTIL_STDIN_ENDS, nginx, ...args], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const ended = new Promise((done) => child.once('exit', done));
  const stop = async () => {
    child.stdin.end();
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  for (let tries = 0; tries < 50; tries += 1) {
    if (child.exitCode !== null) {
      throw new Error(`nginx ended with ${child.exitCode}; is port ${port} in use?`);
    }
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    ) {
      const log = () => readFileSync(join(dir, 'access.log'), 'utf8');
      return { url, stop, log };
    }
    await wait(100);
  }
  await stop();
  throw new Error(`nginx does not answer on port ${port}.`);
}

interface Place {
  /** Folder for everything that nginx writes. */
  dir: string;
  root: string;
  port: number;
}

// Workers of a root process give up its rights, and could not read folders of tests.
const asRoot = (): string => (process.getuid?.() === 0 ? 'user root;' : '');

const serverPlace = ({ root, port }: Place): string => `
    listen 127.0.0.1:${port};
    listen [::1]:${port};
    root "${root}";`;

const brotliModule = (): string => (hasBrotli() ? `load_module ${BROTLI_MODULE};` : '');

/** A whole configuration at another place, beside a server that may run with it. */
const placedConfig = (place: Place, text: string): string =>
  `${asRoot()} daemon off; ${text
    .replaceAll('/tmp/nginx', `${place.dir}/nginx`)
    // These paths follow the folder that nginx is started in.
    .replace(/^include .*\/modules-enabled\/.*$/m, brotliModule())
    .replace(/^\s*(?:listen|access_log|error_log)\s.*;$/gm, '')
    .replace(/^\s*root\s.*;$/m, `access_log ${place.dir}/access.log paths;${serverPlace(place)}`)}`;

/** A configuration around the parts in a folder that has no whole one. */
function mainConfig(place: Place): string {
  const { dir } = place;
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${dir}/${name};`)
    .join('\n');
  return `${brotliModule()}
${asRoot()}
daemon off;
worker_processes 2;
pid ${dir}/nginx.pid;
events { worker_connections 1024; }
http {
  ${temp}
  include http.conf;
  access_log ${dir}/access.log;
  server {
    ${serverPlace(place)}
    server_name localhost;
    include server.conf;
  }
}
`;
}
