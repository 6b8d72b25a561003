// Everything a change must pass, from a clean clone: installs, gets a browser, checks, builds, tests.
// Ends with the plain line "N passed, N failed".
import { rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { findNginx } from './nginx.mjs';
import { run, runToEnd } from './run.mjs';
import { readPlaywrightReport, readVitestReport } from './test-reports.mjs';

run('Installing packages (npm ci)', 'npm', ['ci', '--no-audit', '--no-fund']);
const browser = findBrowser();
console.log(`\n> Browser: ${browser}`);
console.log(`\n> nginx: ${findNginx() ?? 'none, its tests are left out'}`);

const results = { passed: 0, failed: 0 };

/** Counts one step that either holds or not. */
async function step(title, command, args) {
  console.log(`\n> ${title}`);
  const code = await runToEnd(command, args);
  results[code === 0 ? 'passed' : 'failed'] += 1;
  return code === 0;
}

/** Runs a test runner and adds the counts of its report; a runner without a report has failed. */
async function suite(title, command, args, report, read, env = {}) {
  console.log(`\n> ${title}`);
  rmSync(report, { force: true });
  const code = await runToEnd(command, args, { env: { ...process.env, ...env } });
  const counts = read(report);
  results.passed += counts.passed;
  results.failed += counts.failed || (code === 0 ? 0 : 1);
}

await step('Type check', 'npx', ['tsc']);
await step('Lint', 'npm', ['run', 'lint']);
await step('Checks on sources', 'npm', ['run', 'check']);
await step('Licences and bill of materials', 'npm', ['run', 'sbom']);
await suite(
  'Unit tests',
  'npx',
  ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=.cache/unit.json'],
  '.cache/unit.json',
  readVitestReport,
);
await step('Agreement of the invoice rules', 'npm', ['run', 'test:agreement']);
if (await step('Production build of both locales', 'npm', ['run', 'build'])) {
  await suite(
    'Browser tests',
    'npx',
    ['playwright', 'test'],
    '.cache/browser.json',
    readPlaywrightReport,
    { BROWSER_PATH: browser },
  );
}

console.log(`\n${results.passed} passed, ${results.failed} failed`);
process.exit(results.failed === 0 ? 0 : 1);
