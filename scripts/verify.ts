// What a change must pass, after `npm ci`: all parts, or those named as arguments, as the jobs of
// .github/workflows/verify.yml do. Of what is tried in many combinations it takes a sample that changes
// daily (tests/README.md), and it leaves out what cannot have changed; with --all, everything.
// Ends with the time of each phase and the plain line "N passed, N failed".
import { readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { hasOfficialResults } from '../packages/invoice/bench/agreement/official';
import { findTestBrowser } from './browser';
import { findNginx } from './nginx';
import { seed } from '../tests/support/sample';
import { turnArguments } from '../tests/support/turns';
import { runCaptured, runToEnd } from './run';
import { isAsInMain } from './lib/git';
import {
  lastLines,
  listed,
  readPlaywrightReport,
  readVitestReport,
  sortSkips,
  type AllowedSkip,
  type Results,
} from './lib/test-reports';

const allowedSkips = JSON.parse(
  readFileSync('tests/allowed-skips.json', 'utf8'),
) as readonly AllowedSkip[];
let passed = 0;
const failed: string[] = [];
const skipped: string[] = [];
const notChecked: string[] = [];
const times: string[] = [];
const PARTS = ['sources', 'units', 'build', 'browser'] as const;
type Part = (typeof PARTS)[number];
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean', default: false }, shard: { type: 'string' } },
});
const unknown = positionals.filter((name) => !PARTS.some((part) => part === name));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${PARTS.join(', ')}.`);
  process.exit(2);
}
const isAsked = (part: Part) => positionals.length === 0 || positionals.includes(part);
const isWhole = values.all;
const env: NodeJS.ProcessEnv = {
  ...process.env,
  TEST_SEED: String(seed),
  ...(isWhole && { TEST_ALL: 'true' }),
};

const minutesSince = (start: number) => `${((performance.now() - start) / 60_000).toFixed(1)} min`;

/** Runs a command; its output comes when it has ended where others run beside it, else at once. */
async function run(
  title: string,
  command: string,
  args: readonly string[],
  isAlone = false,
): Promise<number> {
  console.log(`\n> ${title}`);
  const start = performance.now();
  const { code, output } = isAlone
    ? { code: await runToEnd(command, args, { env }), output: '' }
    : await runCaptured(command, args, { env });
  const time = minutesSince(start);
  times.push(`${time}  ${title}`);
  console.log(`${output && `\n> ${title} has ended\n${output}`}\n${title}: ${time}`);
  return code;
}

/** Counts one step that passes or fails. */
async function step(title: string, command: string, args: readonly string[]): Promise<boolean> {
  const code = await run(title, command, args);
  if (code === 0) passed += 1;
  else failed.push(title);
  return code === 0;
}

/** Runs a test runner and adds the results of its report. */
async function suite(
  title: string,
  args: readonly string[],
  report: string,
  read: (file: string) => Results,
  isAlone: boolean,
): Promise<void> {
  rmSync(report, { force: true });
  const code = await run(title, 'npx', args, isAlone);
  const found = read(report);
  passed += found.passed;
  failed.push(...found.failed);
  if (code !== 0 && found.failed.length === 0) failed.push(`${title}: ended with ${code}`);
  skipped.push(...found.skipped);
}

/** Tests of Vitest, in its projects that fit a filter. */
function vitest(title: string, projects: string, report: string): Promise<void> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['vitest', 'run', `--project=${projects}`, ...reporters];
  return suite(title, args, report, readVitestReport, projects === 'built');
}

/** A step that is only taken where one of the files that it judges differs from the main branch. */
async function stepIfChanged(
  title: string,
  paths: readonly string[],
  args: readonly string[],
): Promise<void> {
  if (isWhole || !isAsInMain(paths)) await step(title, 'npx', args);
  else notChecked.push(`${title}: ${paths.join(', ')} as in main; npm run verify:all does it`);
}

function printList(title: string, names: readonly string[]): void {
  for (const line of listed(title, names)) console.log(line);
}

/** Names what was skipped or failed; in CI a skip needs a reason. */
function reportDoubts(): void {
  const { unlisted, listed: allowed } = sortSkips(skipped, allowedSkips);
  for (const [reason, names] of allowed) {
    printList(`Skipped (${names.length}), ${reason}:`, names);
  }
  printList(
    `Skipped (${unlisted.length}), which fails in CI; tests/allowed-skips.json has no reason for:`,
    unlisted,
  );
  if (process.env.CI) failed.push(...unlisted);
  printList(`Failed (${failed.length}):`, failed);
}

const begin = performance.now();
if (isAsked('browser')) {
  env.BROWSER_PATH = findTestBrowser();
  console.log(`\n> Browser: ${env.BROWSER_PATH}`);
}
console.log(`\n> nginx: ${findNginx() ?? 'none, its tests are skipped'}`);

console.log(`\n> ${isWhole ? 'Everything' : `The sample of TEST_SEED=${seed}`}`);

/** The units first, since they fail most; none of these needs the build. */
async function checkSources(): Promise<void> {
  if (isAsked('units')) await vitest('Unit tests', '!built', '.cache/unit.json');
  if (!isAsked('sources')) return;
  await step('Type check', 'npm', ['run', 'typecheck']);
  await step('Lint and format', 'npm', ['run', 'lint', ...(isWhole ? ['--', '--all'] : [])]);
  await step('Checks on sources', 'npm', ['run', 'check']);
  await step('Size of the project', 'npx', ['tsx', 'scripts/figures.ts']);
  const agreement = 'Agreement of the invoice rules';
  if (hasOfficialResults()) {
    await stepIfChanged(agreement, ['packages/invoice'], ['tsx', 'bench/index.ts', 'agreement']);
  } else {
    notChecked.push(`${agreement}: the official results (../shared/data/official) are not here`);
  }
}

async function verify(): Promise<void> {
  // Side by side: none of them uses two processors all the time.
  const build = () => step('Production build of both locales', 'npm', ['run', 'build']);
  const [isBuilt] = await Promise.all([isAsked('build') ? build() : true, checkSources()]);
  if (isBuilt && isAsked('build')) {
    await stepIfChanged(
      'Licences and bill of materials',
      ['package-lock.json'],
      ['tsx', 'scripts/maintain/sbom.ts'],
    );
    await vitest('Tests of the built site', 'built', '.cache/built.json');
  }
  if (isBuilt && isAsked('browser')) {
    await suite(
      'Browser tests',
      [
        ...['playwright', 'test', ...(isWhole ? [] : turnArguments())],
        ...(values.shard ? [`--shard=${values.shard}`] : []),
      ],
      '.cache/browser.json',
      readPlaywrightReport,
      true,
    );
  }

  reportDoubts();
  printList('Time of each phase:', [...times, `${minutesSince(begin)}  all, without npm ci`]);
  for (const line of lastLines({ passed, failed: failed.length, notChecked })) console.log(line);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

void verify();
