/**
 * `npm run canary -- [version] [--browser]`: does the last commit fit another Docusaurus 3? In a
 * temporary clone, installs that version of every @docusaurus package (the newest 3.x without one),
 * compares what we hold on to in it, checks types, builds, and with `--browser` runs the browser
 * tests. Every step runs; the exit code is 1 when one of them fails.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run, runToEnd } from '../run';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'boolean', default: false } },
});
const [version = '3'] = positionals;
if (positionals.length > 1 || !/^3(?:\.\d+){0,2}$/.test(version)) {
  console.error(
    `"${positionals.join(' ')}" is not one version of Docusaurus 3. ` +
      'Use: npm run canary -- 3.10.2 [--browser], or no version for the newest.',
  );
  process.exit(2);
}

interface Packages {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function packageJson(folder: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}

const clone = mkdtempSync(path.join(tmpdir(), 'canary-'));
process.on('exit', () => rmSync(clone, { recursive: true, force: true }));
const inClone = { cwd: clone };

run('Cloning the last commit', 'git', ['clone', '--quiet', process.cwd(), clone]);
const { dependencies, devDependencies } = packageJson(clone) as Packages;
const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
  name.startsWith('@docusaurus/'),
);
run(
  `Installing Docusaurus ${version}`,
  'npm',
  ['install', '--no-audit', '--no-fund', ...packages.map((name) => `${name}@${version}`)],
  inClone,
);
const installed = packageJson(path.join(clone, 'node_modules/@docusaurus/core')) as {
  version: string;
};

const steps: readonly (readonly [title: string, args: readonly string[]])[] = [
  ['What we hold on to', ['check', '--', 'upstream', 'interface-language']],
  ['Types', ['typecheck']],
  ['Build', ['build']],
  ...(values.browser
    ? ([
        // The policy names the hashes of upstream's inline scripts.
        ['Policy of the hosts', ['hosting', '--', '--update']],
        ['Browser tests', ['test:browser']],
      ] as const)
    : []),
];
async function tryAll(): Promise<void> {
  const results: string[] = [];
  for (const [title, args] of steps) {
    console.log(`\n> ${title}`);
    const code = await runToEnd('npm', ['run', ...args], inClone);
    results.push(`${code === 0 ? 'fits' : 'FAILS'}  ${title}`);
    if (code !== 0) process.exitCode = 1;
  }
  console.log(`\nDocusaurus ${installed.version}:\n${results.join('\n')}`);
}

void tryAll();
