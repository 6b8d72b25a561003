/**
 * Runs one of the benches with its options; `npm run bench` lists them. What the peers of a bench
 * need is installed first.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

interface Bench {
  readonly what: string;
  readonly program: string;
  /** Folders below `bench` with packages of their own. */
  readonly packages?: readonly string[];
}

const BENCHES: Readonly<Record<string, Bench>> = {
  agreement: {
    what: 'findings of the invoice engine beside the official ones',
    program: 'agreement/index.ts',
  },
  invoice: {
    what: 'speed and findings of the invoice engine beside others',
    program: 'invoice/index.ts',
    packages: ['invoice'],
  },
  pages: {
    what: 'pages and links beside those of other generators',
    program: 'pages/index.ts',
    packages: ['sites', 'pages'],
  },
  scale: {
    what: 'builds of small and large handbooks',
    program: 'scale/index.ts',
    packages: ['sites'],
  },
  search: {
    what: 'the search engine beside others',
    program: 'search/index.ts',
    packages: ['search'],
  },
  'search-report': {
    what: 'judged queries that the search of the build answers badly',
    program: 'search/weak.ts',
  },
};

/** Ends this process with the code of a command that fails. */
function run(command: string, args: readonly string[], output: 'inherit' | 'ignore'): void {
  const { status, error } = spawnSync(command, args, {
    stdio: ['inherit', output, 'inherit'],
    shell: process.platform === 'win32',
  });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
}

const [name = '', ...args] = process.argv.slice(2);
const bench = BENCHES[name];
if (bench) {
  for (const folder of bench.packages ?? []) {
    run('npm', ['ci', '--prefix', path.join(import.meta.dirname, folder)], 'ignore');
  }
  run('npx', ['tsx', path.join(import.meta.dirname, bench.program), ...args], 'inherit');
} else {
  const list = Object.entries(BENCHES).map(([key, { what }]) => `  ${key.padEnd(15)}${what}`);
  console.error(
    [
      ...(name ? [`"${name}" is no bench.`] : []),
      'Use: npm run bench -- <bench> [options]',
      ...list,
    ].join('\n'),
  );
  process.exitCode = 2;
}
