import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isAsInMain, trackedFiles } from './git';

const root = mkdtempSync(path.join(tmpdir(), 'git-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });
const write = (file: string) => writeFileSync(path.join(root, file), String(Math.random()));

beforeAll(() => {
  git('init', '--initial-branch', 'work');
  git('config', 'user.email', 'a@example.com');
  git('config', 'user.name', 'A');
  mkdirSync(path.join(root, 'rules'));
  for (const file of ['lock.json', 'rules/a.ts', 'readme.md']) write(file);
  git('add', '.');
  git('commit', '-m', 'first');
});
afterAll(() => rmSync(root, { recursive: true }));

it('lists the files that git knows', () => {
  write('untracked.ts');
  expect(trackedFiles(root)).toEqual(['lock.json', 'readme.md', 'rules/a.ts']);
  expect(trackedFiles(root, ['*.ts'])).toEqual(['rules/a.ts']);
});

it('takes files for changed where there is no main branch to compare with', () => {
  expect(isAsInMain(['rules'], root)).toBe(false);
});

it('sees what differs from main, committed or not', () => {
  git('branch', 'main');
  expect(isAsInMain(['rules', 'lock.json'], root)).toBe(true);
  write('rules/a.ts');
  expect(isAsInMain(['rules'], root)).toBe(false);
  expect(isAsInMain(['lock.json'], root)).toBe(true);
  git('commit', '-am', 'second');
  expect(isAsInMain(['rules'], root)).toBe(false);
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  expect(isAsInMain(['rules'], root)).toBe(true);
});
