import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Counts of Vitest's JSON report; a missing report counts as one failure. */
export function readVitestReport(file) {
  const report = read(file);
  return report
    ? { passed: report.numPassedTests, failed: report.numFailedTests }
    : { passed: 0, failed: 1 };
}

/** Counts of Playwright's JSON report; a missing report counts as one failure. */
export function readPlaywrightReport(file) {
  const report = read(file);
  return report
    ? { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
    : { passed: 0, failed: 1 };
}
