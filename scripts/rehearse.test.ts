import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'rehearse-'));
afterAll(() => rmSync(folder, { recursive: true }));

function run(name: string, content: string, ...options: string[]) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  const { status, stdout } = spawnSync(
    process.execPath,
    ['packages/rehearsal/bin.mjs', ...options, file],
    { encoding: 'utf8' },
  );
  const lines = stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return { status, lines };
}

const HEAD = 'Code;Beschreibung;Internationaler Standardcode';

test('prints findings as lines of JSON, and the exit code says what they are', () => {
  const wrong = run('wrong.csv', `${HEAD}\nSTK;Stück;PCE`, '--language', 'de-DE');
  expect(wrong.status).toBe(1);
  expect(wrong.lines[0]).toMatchObject({
    type: 'finding',
    check: 'unit-replace',
    row: 2,
    fix: 'H87',
  });
  const right = run('right.csv', `${HEAD}\nSTK;Stück;H87`);
  expect(right.status).toBe(0);
  expect(right.lines.at(-1)).toMatchObject({ type: 'summary', rows: 1 });
  expect(run('x.pdf', '%PDF-1.7').status).toBe(2);
  expect(run('right.csv', `${HEAD}\nSTK;Stück;H87`, '--sent', 'tomorrow').status).toBe(2);
});
