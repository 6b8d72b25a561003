// What a change must pass, after `npm ci`: gets a browser, checks, builds, tests. Of what is tried in
// many combinations it takes a sample that changes daily (tests/README.md); with --all, everything.
// Ends with the time of each phase and the plain line "N passed, N failed".
import { readFileSync, rmSync } from 'node:fs';
import { hasOfficialResults } from '../packages/invoice/bench/agreement/official';
import { findTestBrowser } from './browser';
import { findNginx } from './nginx';
import { seed } from '../tests/support/sample';
import { turnArguments } from '../tests/support/turns';
import { runCaptured, runToEnd } from './run';
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
const isWhole = process.argv.includes('--all');
const env: NodeJS.ProcessEnv = {
  ...process.env,
  TEST_SEED: String(seed),
  ...(isWhole && { TEST_ALL: 'true' }),
};

const minutesSince = (start: number) => `${((performance.now() - start) / 60_000).toFixed(1)} min`;

/** Runs a command, keeps how long it took, and resolves with its exit code. */
async function run(title: string, command: () => Promise<number>): Promise<number> {
  console.log(`\n> ${title}`);
  const start = performance.now();
  const code = await command();
  const time = minutesSince(start);
  times.push(`${time}  ${title}`);
  console.log(`\n${title}: ${time}`);
  return code;
}

/** Counts one step that passes or fails. Its output comes when it has ended: others run beside it. */
async function step(title: string, command: string, args: readonly string[]): Promise<boolean> {
  const code = await run(title, async () => {
    const { code: result, output } = await runCaptured(command, args, { env });
    console.log(`\n> ${title} has ended\n${output}`);
    return result;
  });
  if (code === 0) passed += 1;
  else failed.push(title);
  return code === 0;
}

interface Suite {
  title: string;
  args: readonly string[];
  report: string;
  read: (file: string) => Results;
}

/** Runs a test runner and adds the results of its report. */
async function suite({ title, args, report, read }: Suite): Promise<void> {
  rmSync(report, { force: true });
  const code = await run(title, () => runToEnd('npx', args, { env }));
  const found = read(report);
  passed += found.passed;
  failed.push(...found.failed);
  if (code !== 0 && found.failed.length === 0) failed.push(`${title}: ended with ${code}`);
  skipped.push(...found.skipped);
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
env.BROWSER_PATH = findTestBrowser();
console.log(`\n> Browser: ${env.BROWSER_PATH}`);
console.log(`\n> nginx: ${findNginx() ?? 'none, its tests are skipped'}`);

console.log(`\n> ${isWhole ? 'Everything' : `The sample of TEST_SEED=${seed}`}`);

async function checkSources(): Promise<void> {
  await step('Type check', 'npx', ['tsc']);
  await step('Lint', 'npm', ['run', 'lint']);
  await step('Checks on sources', 'npm', ['run', 'check']);
}

async function verify(): Promise<void> {
  // Side by side: none of them uses two processors all the time.
  const [isBuilt] = await Promise.all([
    step('Production build of both locales', 'npm', ['run', 'build']),
    checkSources(),
  ]);
  await suite({
    title: 'Unit tests',
    args: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=.cache/unit.json',
    ],
    report: '.cache/unit.json',
    read: readVitestReport,
  });
  if (hasOfficialResults()) {
    await step('Agreement of the invoice rules', 'npm', ['run', 'bench', '--', 'agreement']);
  } else {
    notChecked.push(
      'Agreement of the invoice rules: the official results (../shared/data/official) are not here',
    );
  }
  if (isBuilt) {
    await step('Licences and bill of materials', 'npx', ['tsx', 'scripts/maintain/sbom.ts']);
    await suite({
      title: 'Browser tests',
      args: ['playwright', 'test', ...(isWhole ? [] : turnArguments())],
      report: '.cache/browser.json',
      read: readPlaywrightReport,
    });
  }

  reportDoubts();
  printList('Time of each phase:', [...times, `${minutesSince(begin)}  all, without npm ci`]);
  for (const line of lastLines({ passed, failed: failed.length, notChecked })) console.log(line);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

void verify();
