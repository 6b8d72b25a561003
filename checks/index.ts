/**
 * All checks on the sources, without a build: `npm run check`, or `npm run check parity terms` for
 * some of them. Checks that read pages share one reading of them; programs of
 * their own run beside them.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { captions } from './captions';
import { example } from './example';
import { frontMatter } from './front-matter';
import { interfaceLanguage } from './interface-language';
import { headings } from './headings';
import { images } from './images';
import { describeProblem, isFailure, type Check } from './lib/check';
import { loadProject, type Project } from './lib/project';
import { ledger } from './ledger';
import { links } from './links';
import { lockFile } from './lock-file';
import { markdown } from './markdown';
import { parity } from './parity';
import { prose } from './prose';
import { redirects } from './redirects';
import { remedies } from './remedies';
import { repeated } from './repeated';
import { staleFacts } from './stale-facts';
import { syntax } from './syntax';
import { taskPages } from './task-pages';
import { terms } from './terms';
import { translation } from './translation';
import { upstream } from './upstream';
import { workflows } from './workflows';

interface Result {
  name: string;
  failed: boolean;
  seconds: number;
  output: string;
}

const sharedChecks: readonly Check[] = [
  syntax,
  frontMatter,
  headings,
  links,
  redirects,
  parity,
  translation,
  terms,
  captions,
  prose,
  markdown,
  images,
  interfaceLanguage,
  upstream,
  staleFacts,
  ledger,
  example,
  remedies,
  repeated,
  taskPages,
  lockFile,
  workflows,
];

const root = path.resolve(__dirname, '..');
const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);

/** Checks that are programs of their own; every file in this folder that is not a shared one. */
function programs(): string[] {
  const known = new Set(['index', ...sharedChecks.map(({ name }) => name)]);
  return readdirSync(__dirname)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.basename(file, '.ts'))
    .filter((name) => !known.has(name));
}

function runProgram(name: string): Promise<Result> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', path.join('checks', `${name}.ts`)], {
      cwd: root,
    });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    child.on('close', (code) =>
      resolve({ name, failed: code !== 0, seconds: since(start), output }),
    );
  });
}

async function runShared(check: Check): Promise<Result> {
  const start = performance.now();
  try {
    const problems = await check.run(project());
    const output = problems.map((problem) => `${describeProblem(problem)}\n`).join('');
    return { name: check.name, failed: isFailure(problems), seconds: since(start), output };
  } catch (error) {
    return { name: check.name, failed: true, seconds: since(start), output: `${String(error)}\n` };
  }
}

let loaded: Project | undefined;
const project = () => (loaded ??= loadProject(root));
const since = (start: number) => (performance.now() - start) / 1000;

function report({ name, failed, seconds, output }: Result): void {
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name.padEnd(20)} ${seconds.toFixed(1)} s`);
  if (failed || /warning:/.test(output)) {
    console.log(output.trimEnd().replace(/^/gm, '       '));
  }
}

async function main(): Promise<void> {
  const start = performance.now();
  const results: Result[] = [];
  const done = (result: Result) => {
    results.push(result);
    report(result);
  };
  const unknown = asked.filter(
    (name) => !programs().includes(name) && !sharedChecks.some((check) => check.name === name),
  );
  if (unknown.length > 0) {
    console.error(`No such check: ${unknown.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  // One lane for programs, one for the checks in this process: two at a time.
  const lanes = [
    async () => {
      for (const name of programs().filter(isAsked)) {
        done(await runProgram(name));
      }
    },
    async () => {
      for (const check of sharedChecks.filter(({ name }) => isAsked(name))) {
        done(await runShared(check));
      }
    },
  ];
  await Promise.all(lanes.map((lane) => lane()));
  const failed = results.filter((result) => result.failed).length;
  console.log(
    `${results.length - failed} checks hold, ${failed} failed (${since(start).toFixed(1)} s).`,
  );
  process.exitCode = failed > 0 ? 1 : 0;
}

void main();
