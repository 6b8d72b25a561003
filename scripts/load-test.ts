// Puts load on nginx with our configuration and on nginx that serves the same bytes plainly, in turns,
// on loopback, and prints throughput and errors. Both write an access log, as hosts do. Fails when a
// request does, or when ours serves less than 0.95 of what the other one does.
//   npm run load-test -- [--build build] [--seconds 1] [--rounds 20] [--connections 50] [--port 4195]
// Many short turns: what else the machine does then disturbs both alike.
// The client is a loop of Node's own, which measures itself as much as the server: only the ratio is
// meaningful.
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { median } from '../bench/median';
import { filesBelow } from '../src/site/files-below';
import { findNginx, startNginx } from './nginx';

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: 'build' },
    seconds: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '20' },
    connections: { type: 'string', default: '50' },
    port: { type: 'string', default: '4195' },
  },
});

/** Bounded, so that nobody's machine is brought down by mistake. */
function bounded(name: 'seconds' | 'rounds' | 'connections' | 'port', max: number): number {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1 || number > max) {
    console.error(`--${name} ${values[name]}: give a whole number from 1 to ${max}.`);
    process.exit(1);
  }
  return number;
}

/** Share of plain nginx that our configuration must reach. */
const LEAST = 0.95;

const seconds = bounded('seconds', 60);
const rounds = bounded('rounds', 100);
const connections = bounded('connections', 200);
const port = bounded('port', 65535);

if (!existsSync(join(values.build, 'index.html'))) {
  console.error(`${values.build}/index.html is missing: run "npm run build" first.`);
  process.exit(1);
}
if (!findNginx()) {
  process.exit(1);
}

/** Pages and scripts in turn, as both servers serve them. */
const paths = filesBelow(values.build)
  .filter((file) => /(^|\/)index\.html$|assets\/.*\.(js|css)$/.test(file))
  // Pages that only lead on are redirects with us.
  .filter((file) => !/http-equiv="?refresh/.test(readFileSync(join(values.build, file), 'utf8')))
  .map((file) => encodeURI(`/${file.replace(/(^|\/)index\.html$/, '')}`))
  .slice(0, 200);

interface Load {
  perSecond: number;
  megabytes: number;
  requests: number;
  failed: number;
}

async function load(url: string): Promise<Load> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  const counts = { requests: 0, failed: 0, bytes: 0 };
  const one = (path: string) =>
    new Promise<boolean>((done) => {
      const request = http
        .get(url + path, { agent, timeout: 5000 }, (response) => {
          response.on('data', (part: Buffer) => (counts.bytes += part.length));
          response.on('end', () => done(response.statusCode === 200));
          response.on('error', () => done(false));
        })
        .on('timeout', () => request.destroy())
        .on('error', () => done(false));
    });
  const lane = async (start: number) => {
    for (let i = start; performance.now() < end; i += 1) {
      const answered = await one(paths[i % paths.length] ?? '/');
      counts.failed += answered ? 0 : 1;
      counts.requests += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, start) => lane(start)));
  agent.destroy();
  return {
    perSecond: counts.requests / seconds,
    megabytes: counts.bytes / seconds / 1e6,
    requests: counts.requests,
    failed: counts.failed,
  };
}

async function measure(name: string, plain: boolean): Promise<Load> {
  const server = await startNginx({ root: values.build, port, plain });
  const served = await load(server.url);
  await server.stop();
  const { perSecond, megabytes, requests, failed } = served;
  console.log(
    `${name.padEnd(5)} ${perSecond.toFixed(0)} requests/s, ${megabytes.toFixed(0)} MB/s, ` +
      `${requests} requests, ${failed} errors`,
  );
  return served;
}

async function compare(): Promise<void> {
  const shares: number[] = [];
  let failed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const ours = await measure('ours', false);
    const plain = await measure('plain', true);
    failed += ours.failed;
    shares.push(ours.perSecond / plain.perSecond);
  }
  const share = median(shares);
  console.log(
    `ratio ${share.toFixed(2)}, median of ${rounds} (${connections} connections, ` +
      `${paths.length} paths, load of the machine ${loadavg()[0]?.toFixed(1)})`,
  );
  if (share < LEAST) console.error(`At least ${LEAST} is expected.`);
  process.exitCode = failed > 0 || share < LEAST ? 1 : 0;
}

void compare();
