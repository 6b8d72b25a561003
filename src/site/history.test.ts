import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasWholeHistory } from './history';

let folder = '';
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('knows a folder without git, a whole clone and a shallow one', () => {
  expect(hasWholeHistory(folder)).toBe(false);
  git('init', 'origin');
  for (const text of ['1', '2']) {
    writeFileSync(path.join(folder, 'origin/file'), text);
    git('-C', 'origin', 'add', 'file');
    git('-C', 'origin', ...identity, 'commit', '-m', text);
  }
  expect(hasWholeHistory(path.join(folder, 'origin'))).toBe(true);
  git('clone', '--depth', '1', `file://${folder}/origin`, 'shallow');
  expect(hasWholeHistory(path.join(folder, 'shallow'))).toBe(false);
});
