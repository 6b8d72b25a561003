import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lastLines, readPlaywrightReport, readVitestReport, sortSkips } from './test-reports';

const dir = mkdtempSync(path.join(tmpdir(), 'reports-'));
afterAll(() => rmSync(dir, { recursive: true }));

function report(content: unknown): string {
  const file = path.join(dir, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('counts the tests of Vitest and names the skipped ones', () => {
  const assertionResults = [
    { fullName: 'units are listed', status: 'passed' },
    { fullName: 'units are sorted', status: 'failed' },
    { fullName: 'units fit the schema', status: 'skipped' },
  ];
  expect(readVitestReport(report({ testResults: [{ name: 'a', assertionResults }] }))).toEqual({
    passed: 1,
    failed: ['units are sorted'],
    skipped: ['units fit the schema'],
  });
});

it('counts what passed only on a second try as failed', () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ projectName: 'site', status }],
  });
  const suites = [
    {
      title: 'a.spec.ts',
      specs: [spec('opens', 'expected'), spec('closes', 'unexpected')],
      suites: [
        { title: 'offline', specs: [spec('searches', 'flaky'), spec('installs', 'skipped')] },
      ],
    },
  ];
  expect(readPlaywrightReport(report({ suites }))).toEqual({
    passed: 1,
    failed: ['[site] a.spec.ts › closes', '[site] a.spec.ts › offline › searches'],
    skipped: ['[site] a.spec.ts › offline › installs'],
  });
});

it('counts a runner without a report as failed', () => {
  expect(readVitestReport(path.join(dir, 'missing.json')).failed).toHaveLength(1);
  expect(readPlaywrightReport(path.join(dir, 'missing.json')).failed).toHaveLength(1);
});

it('separates skips that the list allows from those that it does not', () => {
  const allowed = [{ test: 'fits the schema', reason: 'no schema here' }];
  expect(sortSkips(['it fits the schema', 'it works'], allowed)).toEqual({
    unlisted: ['it works'],
    listed: new Map([['no schema here', ['it fits the schema']]]),
  });
});

it('names what was not checked at the end, and does not count it', () => {
  expect(lastLines({ passed: 3, failed: 0, notChecked: ['Agreement'] })).toEqual([
    '',
    'Not checked (1):',
    '  Agreement',
    '',
    '3 passed, 0 failed',
  ]);
  expect(lastLines({ passed: 3, failed: 1, notChecked: [] })).toEqual(['', '3 passed, 1 failed']);
});
