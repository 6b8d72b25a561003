import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { version } from '../package.json';

const folder = mkdtempSync(path.join(tmpdir(), 'rehearse-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(...args: string[]) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/rehearse.ts', ...args], {
    encoding: 'utf8',
  });
}

/** Rehearses files by name and content. */
function rehearsed(files: Readonly<Record<string, string>>, ...options: string[]) {
  const paths = Object.entries(files).map(([name, content]) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  });
  const { status, stdout } = run(...options, ...paths);
  const lines = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { status, lines };
}

const HEAD = 'Code;Beschreibung;Internationaler Standardcode';
const RIGHT = `${HEAD}\nSTK;Stück;H87`;

test('prints findings as lines of JSON, and the exit code says what they are', () => {
  const wrong = rehearsed({ 'wrong.csv': `${HEAD}\nSTK;Stück;PCE` }, '--language', 'de-DE');
  expect(wrong.status).toBe(1);
  expect(wrong.lines[0]).toMatchObject({
    type: 'finding',
    check: 'unit-replace',
    row: 2,
    fix: 'H87',
  });
  const right = rehearsed({ 'right.csv': RIGHT });
  expect(right.status).toBe(0);
  expect(right.lines.at(-1)).toMatchObject({ type: 'summary', rows: 1 });
  expect(rehearsed({ 'x.pdf': '%PDF-1.7' }).status).toBe(2);
  expect(rehearsed({ 'right.csv': RIGHT }, '--sent', 'tomorrow').status).toBe(2);
});

test('names a list that it does not recognise, with the list that comes nearest', () => {
  const { status, lines } = rehearsed(
    {
      'right.csv': RIGHT,
      'targets.csv': 'Debitorennr.;Belegtyp;Rechnungsformat\n10000;Rechnung;XRechnung',
    },
    ...['--language', 'de-DE'],
  );
  expect(status).toBe(2);
  expect(lines.filter(({ type }) => type === 'not-recognised')).toEqual([
    {
      type: 'not-recognised',
      file: 'targets.csv',
      sheet: 'targets',
      captions: ['Debitorennr.', 'Belegtyp', 'Rechnungsformat'],
      nearest: {
        list: 'Zielliste',
        found: ['Debitorennr.', 'Rechnungsformat'],
        missing: ['Belegart'],
      },
    },
  ]);
});

test('has help and a version', () => {
  expect(run('--help')).toMatchObject({ status: 0, stderr: '' });
  expect(run('--help').stdout).toContain('npm run rehearse -- [options] <files>');
  expect(run('--version')).toMatchObject({ status: 0, stdout: `${version}\n` });
});
