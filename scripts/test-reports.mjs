import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Counts of Vitest's JSON report; a missing report counts as one failure. */
export function readVitestReport(file) {
  const report = read(file);
  return report
    ? { passed: report.numPassedTests, failed: report.numFailedTests }
    : { passed: 0, failed: 1 };
}

/**
 * Counts of Playwright's JSON report; a missing report counts as one failure. A flaky test, one
 * that passed on its second try, counts as passed and is said aloud.
 */
export function readPlaywrightReport(file) {
  const report = read(file);
  if (!report) {
    return { passed: 0, failed: 1 };
  }
  const { expected, unexpected, flaky } = report.stats;
  if (flaky > 0) {
    console.log(`${flaky} of the browser tests passed only on a second try.`);
  }
  return { passed: expected + flaky, failed: unexpected };
}
