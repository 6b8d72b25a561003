/**
 * All checks on the sources, without a build: `npm run check`, or `npm run check parity terms` for
 * some of them. A check is a file in this folder that exports `check`; all share one reading of the
 * pages.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describeProblem, isFailure, type Check, type Problem } from './lib/check';
import { loadProject, type Project } from './lib/project';

/** They wait for programs of others, so that the other checks run beside them. */
const WAITING = ['spelling', 'unused'];

let loaded: Project | undefined;
const project = () => (loaded ??= loadProject(path.resolve(__dirname, '..')));
const since = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

async function problemsOf(name: string): Promise<Problem[]> {
  const { check } = (await import(`./${name}`)) as { check: Check };
  return check(project());
}

/** Runs a check and prints what it finds; resolves with whether it fails. */
async function fails(name: string): Promise<boolean> {
  const start = performance.now();
  const [failed, lines] = await problemsOf(name).then(
    (problems) => [isFailure(problems), problems.map(describeProblem)] as const,
    (error: unknown) => [true, [String(error)]] as const,
  );
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name.padEnd(20)} ${since(start)}`);
  for (const line of lines) console.log(line.replace(/^/gm, '       '));
  return failed;
}

async function main(asked: readonly string[]): Promise<void> {
  const start = performance.now();
  const names = readdirSync(__dirname)
    .filter((file) => /^[\w-]+\.ts$/.test(file) && file !== 'index.ts')
    .map((file) => path.basename(file, '.ts'));
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`No such check: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const wanted = names.filter((name) => asked.length === 0 || asked.includes(name));
  let failed = 0;
  const lane = async (isWaiting: boolean) => {
    for (const name of wanted.filter((each) => WAITING.includes(each) === isWaiting)) {
      if (await fails(name)) failed += 1;
    }
  };
  await Promise.all([lane(true), lane(false)]);
  console.log(`${wanted.length - failed} checks hold, ${failed} failed (${since(start)}).`);
  process.exitCode = failed > 0 ? 1 : 0;
}

void main(process.argv.slice(2));
