import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const SCRIPT = path.resolve('deploy/publish.sh');
/** Stands for nginx, whose configuration names paths of a server. */
const NGINX = '#!/bin/sh\ncase "$*" in *-t*) ! test -e "$BROKEN" ;; esac\n';

const it = test.skipIf(spawnSync('rsync', ['--version']).status !== 0);

let dir = '';
let url = '';
const inDir = (...names: string[]) => path.join(dir, ...names);
const server = createServer((request, response) => {
  response.end(readFileSync(inDir('srv/current/site', request.url ?? '')));
});

/** A build with one hashed file. */
function build(name: string): void {
  rmSync(inDir('build'), { recursive: true, force: true });
  mkdirSync(inDir('build/assets/js'), { recursive: true });
  writeFileSync(inDir(`build/assets/js/${name}.js`), name);
  const provenance = { commit: name, files: { [`assets/js/${name}.js`]: name } };
  writeFileSync(inDir('build/provenance.json'), JSON.stringify(provenance, null, 1));
}

/** Not synchronous, since the server answers in this process. */
function publish(): Promise<{ code: number | null; said: string }> {
  const env = {
    ...process.env,
    PATH: `${inDir('bin')}:${process.env.PATH}`,
    BROKEN: inDir('broken'),
  };
  const child = spawn(SCRIPT, [inDir('srv'), url], { cwd: dir, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => (said += text.toString()));
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
}

const served = (file: string) => readFileSync(inDir('srv/current/site', file), 'utf8');

beforeEach(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'publish-'));
  mkdirSync(inDir('bin'));
  writeFileSync(inDir('bin/nginx'), NGINX);
  chmodSync(inDir('bin/nginx'), 0o755);
  mkdirSync(inDir('deploy/nginx'), { recursive: true });
  writeFileSync(inDir('deploy/nginx/nginx.conf'), 'configuration');
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(dir, { recursive: true });
});

it('publishes a build, and keeps the hashed files of the one before', async () => {
  build('first');
  expect(await publish()).toMatchObject({ code: 0 });
  build('second');
  expect(await publish()).toMatchObject({ code: 0 });
  expect(JSON.parse(served('provenance.json'))).toMatchObject({ commit: 'second' });
  expect(served('assets/js/first.js')).toBe('first');
});

it('keeps what was kept when the same build is published again, and no longer', async () => {
  for (const name of ['first', 'second', 'second']) {
    build(name);
    expect(await publish()).toMatchObject({ code: 0 });
  }
  expect(served('assets/js/first.js')).toBe('first');
  build('third');
  expect(await publish()).toMatchObject({ code: 0 });
  expect(() => served('assets/js/first.js')).toThrow('ENOENT');
  expect(served('assets/js/second.js')).toBe('second');
});

it('puts the release before back when nginx refuses the new one', async () => {
  build('first');
  await publish();
  build('second');
  writeFileSync(inDir('broken'), '');
  const { code, said } = await publish();
  expect([code, said]).toEqual([1, expect.stringContaining('is live again')]);
  expect(JSON.parse(served('provenance.json'))).toMatchObject({ commit: 'first' });
});
