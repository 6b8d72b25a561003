// Kills deployments and rollbacks at random moments while the site is asked for without a pause:
//   npm run test:deploy-kills -- [--rounds 200] [--seed 1]
// Fails when an answer was bad, when a page names a script that is not served, or when the next
// deployment does not succeed by itself.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';
import { random } from '../bench/search/corpus/random';
import { namedScript } from './lib/named-files';
import { startNginx } from './nginx';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const rounds = Number(values.rounds);
const dir = mkdtempSync(path.join(tmpdir(), 'deploy-kills-'));
const target = path.join(dir, 'srv');
const PORT = Number(process.env.NGINX_TEST_PORT ?? 4190);
/** Files beside the pages, so that there are many moments to be killed in. */
const FILES = 300;

const chance = random(Number(values.seed));

function writeBuild(number: number): string {
  const build = path.join(dir, 'build');
  rmSync(build, { recursive: true, force: true });
  const hash = number.toString(16).padStart(8, '0');
  const page = (base: string) =>
    `<!doctype html><title>${hash}</title><template data-script=${base}/assets/js/main.${hash}.js></template>`;
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
    writeFileSync(path.join(build, file), text);
  };
  for (const base of ['', '/de-DE']) {
    for (const name of ['index.html', '404.html']) write(`${base}/${name}`, page(base));
    write(`${base}/assets/js/main.${hash}.js`, `// ${hash}`);
    for (let index = 0; index < FILES; index += 1) {
      write(`${base}/page-${index}/index.html`, `${page(base)}${index}`);
    }
  }
  return build;
}

/** Bundled, so that nearly all moments are those of the work and not of the start. */
const program = path.join(dir, 'deploy.cjs');
buildSync({
  entryPoints: ['scripts/deploy.ts'],
  bundle: true,
  platform: 'node',
  outfile: program,
});

const command = (...args: string[]) =>
  spawn(process.execPath, [program, '--target', target, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });

/** Runs to the end; resolves with what it wrote to its error output, undefined on success. */
function finish(child: ReturnType<typeof command>): Promise<string | undefined> {
  let text = '';
  child.stderr.on('data', (part: Buffer) => (text += part.toString()));
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code === 0 ? undefined : text || `exit code ${code}`));
  });
}

let asked = 0;
let again = 0;
const bad: string[] = [];
let isOver = false;

/** Asks once more where the server closed the connection before it answered, as browsers do. */
async function get(address: string): Promise<Response> {
  try {
    return await fetch(address);
  } catch (error) {
    if ((error as { cause?: { code?: unknown } }).cause?.code !== 'UND_ERR_SOCKET') throw error;
    again += 1;
    return fetch(address);
  }
}

async function check(url: string): Promise<void> {
  const page = await get(`${url}/de-DE/page-${asked % FILES}/`);
  const html = await page.text();
  const script = namedScript(html);
  const code = script && (await get(url + script));
  asked += 1;
  if (!page.ok || !code || !code.ok) {
    bad.push(`${page.status} ${html.slice(0, 60)}, ${script}: ${code ? code.status : 'none'}`);
  }
}

async function ask(url: string): Promise<void> {
  while (!isOver) {
    await check(url).catch((error: unknown) => {
      const { message, cause } = error as Error;
      bad.push(`${message}: ${String(cause)}`);
    });
  }
}

async function main(): Promise<void> {
  const first = await finish(command('--build', writeBuild(1)));
  if (first !== undefined) throw new Error(first);
  const nginx = await startNginx({ root: path.join(target, 'current/site'), port: PORT });
  const load = Array.from({ length: 4 }, () => ask(nginx.url));
  const started = performance.now();
  await finish(command('--build', writeBuild(2)));
  const duration = performance.now() - started;
  let killed = 0;
  const failures: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const doomed =
      round % 3 === 2 ? command('--rollback') : command('--build', writeBuild(round + 3));
    const ended = new Promise((done) => doomed.once('exit', done));
    await Promise.race([wait(chance.below(duration)), ended]);
    if (doomed.exitCode === null) killed += 1;
    doomed.kill('SIGKILL');
    await ended;
    const failure = await finish(command('--build', writeBuild(round + 3)));
    if (failure !== undefined) failures.push(`round ${round}: ${failure}`);
    if (round % 10 === 9) console.log(`${round + 1} rounds, ${bad.length} bad answers so far.`);
  }
  isOver = true;
  await Promise.all(load);
  await nginx.stop();
  console.log(
    `Seed ${values.seed}: ${killed} of ${rounds} killed, ${asked} pages asked for, ` +
      `${again} of them twice, ${bad.length} bad answers, ${failures.length} next runs failed.`,
  );
  for (const line of [...bad.slice(0, 10), ...failures.slice(0, 10)]) console.error(line);
  if (bad.length > 0 || failures.length > 0) process.exitCode = 1;
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => rmSync(dir, { recursive: true, force: true }));
