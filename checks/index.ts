/**
 * All checks on the sources, without a build: `npm run check`, or `npm run check parity terms` for
 * some of them. A check is a file in this folder that exports `check`; all share one reading of the
 * pages.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describeProblem, isFailure, type Problem } from './lib/check';
import { unreadableData } from './lib/data-files';
import type { Finding } from './lib/run';

const root = path.resolve(__dirname, '..');
const start = performance.now();
const elapsed = () => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Prints what a check found as soon as it ends. */
function print({ name, problems }: Finding): void {
  console.log(`${isFailure(problems) ? 'FAILED' : 'ok    '} ${name.padEnd(20)} ${elapsed()}`);
  for (const problem of problems) console.log(describeProblem(problem).replace(/^/gm, '       '));
}

/** Runs checks by their names; resolves with what each found. */
async function findingsOf(names: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = [];
  const report = (finding: Finding) => {
    findings.push(finding);
    print(finding);
  };
  console.log('Reading data and pages …');
  const problems = unreadableData(root);
  if (problems.length > 0) {
    report({ name: 'syntax', problems });
    return findings;
  }
  // Only now, since what reads pages imports the data.
  const [{ loadProject }, { runChecks }] = [
    await import('./lib/project'),
    await import('./lib/run'),
  ];
  const project = loadProject(root);
  console.log(`${project.pages.length} pages (${elapsed()}); ${names.length} checks, one by one …`);
  await runChecks(names, project, report);
  return findings;
}

async function main(asked: readonly string[]): Promise<void> {
  const names = readdirSync(__dirname)
    .filter((file) => /^[\w-]+\.ts$/.test(file) && file !== 'index.ts')
    .map((file) => path.basename(file, '.ts'));
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`No such check: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const findings = await findingsOf(asked.length > 0 ? asked : names);
  const failed = findings.filter(({ problems }) => isFailure(problems));
  const isBroken = failed.some(({ name }) => name === 'syntax');
  const rest = isBroken ? ' The other checks wait until everything can be read.' : '';
  console.log(`${findings.length - failed.length} checks hold, ${failed.length} failed.${rest}`);
  const first = failed[0]?.problems.find((problem: Problem) => problem.level !== 'warning');
  if (first) console.log(`Begin here: ${describeProblem(first)}`);
  process.exitCode = first ? 1 : 0;
}

void main(process.argv.slice(2));
