import { existsSync, readFileSync } from 'node:fs';

/** Results of one test runner; tests by their full names. */
export interface Results {
  passed: number;
  failed: readonly string[];
  skipped: readonly string[];
}

/** Tests that may be skipped: those whose full name contains `test`. */
export interface AllowedSkip {
  test: string;
  reason: string;
}

interface VitestReport {
  testResults: readonly {
    name: string;
    assertionResults: readonly { fullName: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly { title: string; tests: readonly { projectName: string; status: string }[] }[];
}

const noReport = (file: string): Results => ({
  passed: 0,
  failed: [`no report in ${file}`],
  skipped: [],
});

function count(tests: readonly { name: string; status: string }[]): Results {
  const named = (...statuses: string[]) =>
    tests.filter(({ status }) => statuses.includes(status)).map(({ name }) => name);
  return {
    passed: named('passed', 'expected').length,
    failed: named('failed', 'unexpected', 'flaky'),
    skipped: named('skipped', 'pending', 'todo'),
  };
}

/** Results in a JSON report of Vitest; a missing report counts as one failure. */
export function readVitestReport(file: string): Results {
  if (!existsSync(file)) return noReport(file);
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return count(
    testResults.flatMap(({ assertionResults }) =>
      assertionResults.map(({ fullName, status }) => ({ name: fullName, status })),
    ),
  );
}

function testsOf(
  suite: PlaywrightSuite,
  parents: readonly string[] = [],
): ReturnType<typeof test>[] {
  const path = [...parents, suite.title];
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, status }) => test(projectName, [...path, title], status)),
    ),
    ...(suite.suites ?? []).flatMap((child) => testsOf(child, path)),
  ];
}

function test(project: string, titles: readonly string[], status: string) {
  return { name: `[${project}] ${titles.join(' › ')}`, status };
}

/** Results in a JSON report of Playwright; a missing report counts as one failure. */
export function readPlaywrightReport(file: string): Results {
  if (!existsSync(file)) return noReport(file);
  const { suites } = JSON.parse(readFileSync(file, 'utf8')) as { suites: PlaywrightSuite[] };
  return count(suites.flatMap((suite) => testsOf(suite)));
}

/** Skipped tests by the reason that allows them; those that nothing allows are `unlisted`. */
export function sortSkips(
  skipped: readonly string[],
  allowed: readonly AllowedSkip[],
): { unlisted: string[]; listed: Map<string, string[]> } {
  const unlisted: string[] = [];
  const listed = new Map<string, string[]>();
  for (const name of skipped) {
    const reason = allowed.find(({ test: part }) => name.includes(part))?.reason;
    if (reason === undefined) unlisted.push(name);
    else listed.set(reason, [...(listed.get(reason) ?? []), name]);
  }
  return { unlisted, listed };
}

/** A heading and a line for each name; nothing without names. */
export function listed(title: string, names: readonly string[]): string[] {
  return names.length === 0 ? [] : ['', title, ...names.map((name) => `  ${name}`)];
}

/** The checks that were left out, which is no success, and then the plain line with the numbers. */
export function lastLines({
  passed,
  failed,
  notChecked,
}: {
  readonly passed: number;
  readonly failed: number;
  readonly notChecked: readonly string[];
}): string[] {
  return [
    ...listed(`Not checked (${notChecked.length}):`, notChecked),
    '',
    `${passed} passed, ${failed} failed`,
  ];
}
