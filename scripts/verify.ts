// Everything that a change must pass, after `npm ci`: gets a browser, checks, builds, tests.
// Ends with the plain line "N passed, N failed".
import { readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser';
import { findNginx } from './nginx';
import { runToEnd } from './run';
import {
  readPlaywrightReport,
  readVitestReport,
  sortSkips,
  type AllowedSkip,
  type Results,
} from './lib/test-reports';

const allowedSkips = JSON.parse(
  readFileSync('tests/allowed-skips.json', 'utf8'),
) as readonly AllowedSkip[];
const results = { passed: 0, failed: 0 };
const skipped: string[] = [];
const flaky: string[] = [];

/** Counts one step that passes or fails. */
async function step(title: string, command: string, args: readonly string[]): Promise<boolean> {
  console.log(`\n> ${title}`);
  const code = await runToEnd(command, args);
  results[code === 0 ? 'passed' : 'failed'] += 1;
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
  console.log(`\n> ${title}`);
  rmSync(report, { force: true });
  const code = await runToEnd('npx', args, { env: { ...process.env, ...env } });
  const found = read(report);
  results.passed += found.passed;
  results.failed += found.failed || (code === 0 ? 0 : 1);
  skipped.push(...found.skipped);
  flaky.push(...found.flaky);
}

function printList(title: string, names: readonly string[]): void {
  if (names.length > 0) console.log(`\n${title}\n${names.map((name) => `  ${name}`).join('\n')}`);
}

/** Names what was skipped or passed only on a second try; a skip without a reason fails in CI. */
function reportDoubts(): void {
  const { unlisted, listed } = sortSkips(skipped, allowedSkips);
  for (const [reason, names] of listed) {
    printList(`Skipped (${names.length}), ${reason}:`, names);
  }
  printList(
    `Skipped (${unlisted.length}), which fails in CI; tests/allowed-skips.json has no reason for:`,
    unlisted,
  );
  printList(`Passed only on a second try (${flaky.length}):`, flaky);
  if (process.env.CI) results.failed += unlisted.length;
}

const browser = findBrowser();
console.log(`\n> Browser: ${browser}`);
console.log(`\n> nginx: ${findNginx() ?? 'none, its tests are skipped'}`);

async function verify(): Promise<void> {
  await step('Type check', 'npx', ['tsc']);
  await step('Lint', 'npm', ['run', 'lint']);
  await step('Checks on sources', 'npm', ['run', 'check']);
  await step('Licences and bill of materials', 'npm', ['run', 'sbom']);
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
  await step('Agreement of the invoice rules', 'npm', ['run', 'test:agreement']);
  if (await step('Production build of both locales', 'npm', ['run', 'build'])) {
    await suite({
      title: 'Browser tests',
      args: ['playwright', 'test'],
      report: '.cache/browser.json',
      read: readPlaywrightReport,
      env: { BROWSER_PATH: browser },
    });
  }

  reportDoubts();
  console.log(`\n${results.passed} passed, ${results.failed} failed`);
  process.exitCode = results.failed === 0 ? 0 : 1;
}

void verify();
