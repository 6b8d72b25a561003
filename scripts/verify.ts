// Everything that a change must pass, after `npm ci`: gets a browser, checks, builds, tests.
// Ends with the plain line "N passed, N failed".
import { readFileSync, rmSync } from 'node:fs';
import { hasOfficialResults } from '../bench/agreement/official';
import { findTestBrowser } from './browser';
import { findNginx } from './nginx';
import { runToEnd } from './run';
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
const flaky: string[] = [];
const notChecked: string[] = [];

/** Runs a command, says how long it took, and resolves with its exit code. */
async function run(title: string, ...command: Parameters<typeof runToEnd>): Promise<number> {
  console.log(`\n> ${title}`);
  const start = performance.now();
  const code = await runToEnd(...command);
  console.log(`\n${title}: ${((performance.now() - start) / 60_000).toFixed(1)} min`);
  return code;
}

/** Counts one step that passes or fails. */
async function step(title: string, command: string, args: readonly string[]): Promise<boolean> {
  const code = await run(title, command, args);
  if (code === 0) passed += 1;
  else failed.push(title);
  return code === 0;
}

interface Suite {
  title: string;
  args: readonly string[];
  report: string;
  read: (file: string) => Results;
  env?: Readonly<Record<string, string>>;
}

/** Runs a test runner and adds the results of its report. */
async function suite({ title, args, report, read, env }: Suite): Promise<void> {
  rmSync(report, { force: true });
  const code = await run(title, 'npx', args, { env: { ...process.env, ...env } });
  const found = read(report);
  passed += found.passed;
  failed.push(...found.failed);
  if (code !== 0 && found.failed.length === 0) failed.push(`${title}: ended with ${code}`);
  skipped.push(...found.skipped);
  flaky.push(...found.flaky);
}

function printList(title: string, names: readonly string[]): void {
  for (const line of listed(title, names)) console.log(line);
}

/** Names what was skipped, failed or passed on a second try; in CI a skip needs a reason. */
function reportDoubts(): void {
  const { unlisted, listed: allowed } = sortSkips(skipped, allowedSkips);
  for (const [reason, names] of allowed) {
    printList(`Skipped (${names.length}), ${reason}:`, names);
  }
  printList(
    `Skipped (${unlisted.length}), which fails in CI; tests/allowed-skips.json has no reason for:`,
    unlisted,
  );
  printList(`Passed only on a second try (${flaky.length}):`, flaky);
  if (process.env.CI) failed.push(...unlisted);
  printList(`Failed (${failed.length}):`, failed);
}

const browser = findTestBrowser();
console.log(`\n> Browser: ${browser}`);
console.log(`\n> nginx: ${findNginx() ?? 'none, its tests are skipped'}`);

async function verify(): Promise<void> {
  await step('Type check', 'npx', ['tsc']);
  await step('Lint', 'npm', ['run', 'lint']);
  await step('Checks on sources', 'npm', ['run', 'check']);
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
    await step('Agreement of the invoice rules', 'npm', ['run', 'test:agreement']);
  } else {
    notChecked.push(
      'Agreement of the invoice rules: the official results (../shared/data/official) are not here',
    );
  }
  if (await step('Production build of both locales', 'npm', ['run', 'build'])) {
    await step('Licences and bill of materials', 'npm', ['run', 'sbom']);
    await suite({
      title: 'Browser tests',
      args: ['playwright', 'test'],
      report: '.cache/browser.json',
      read: readPlaywrightReport,
      env: { BROWSER_PATH: browser },
    });
  }

  reportDoubts();
  for (const line of lastLines({ passed, failed: failed.length, notChecked })) console.log(line);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

void verify();
