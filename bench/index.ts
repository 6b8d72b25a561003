/**
 * Runs one of the benches with its options; `npm run bench` lists them. What the peers of a bench
 * need is installed first.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { BENCHES } from './benches';

/** The root of the repository. */
const ROOT = path.dirname(import.meta.dirname);

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
    run('npm', ['ci', '--prefix', path.join(ROOT, folder)], 'ignore');
  }
  run('npx', ['tsx', path.join(ROOT, bench.program), ...args], 'inherit');
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
