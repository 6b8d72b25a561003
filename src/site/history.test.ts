import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { datedFrontMatter, hasWholeHistory } from './history';

let folder = '';
const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
/** Commits all files of a repository at a time in seconds. */
const commit = (name: string, seconds: number) => {
  git('-C', name, 'add', '.');
  const env = { ...process.env, GIT_COMMITTER_DATE: `${seconds} +0000` };
  const args = ['-C', name, ...identity, 'commit', '-m', 'text'];
  execFileSync('git', args, { cwd: folder, env, stdio: 'ignore' });
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

it('knows a folder without git, a whole clone and a shallow one', () => {
  expect(hasWholeHistory(folder)).toBe(false);
  git('init', 'origin');
  for (const text of ['1', '2']) {
    writeFileSync(path.join(folder, 'origin/file'), text);
    commit('origin', 1_700_000_000);
  }
  expect(hasWholeHistory(path.join(folder, 'origin'))).toBe(true);
  git('clone', '--depth', '1', `file://${folder}/origin`, 'shallow');
  expect(hasWholeHistory(path.join(folder, 'shallow'))).toBe(false);
});

it('dates a page by its last commit, and one without a commit by the time of its file', async () => {
  git('init', 'site');
  const site = path.join(folder, 'site');
  const dateOf = async (name: string, frontMatter: Record<string, unknown>) => {
    const { frontMatter: read } = await datedFrontMatter(site)({
      filePath: path.join(site, name),
      fileContent: '',
      defaultParseFrontMatter: () => Promise.resolve({ frontMatter, content: '' }),
    });
    return (read.last_update as { date: unknown } | undefined)?.date;
  };
  writeFileSync(path.join(site, 'Prüfen & mehr.mdx'), '1');
  writeFileSync(path.join(site, 'old.mdx'), '1');
  commit('site', 1_700_000_000);
  writeFileSync(path.join(site, 'Prüfen & mehr.mdx'), '2');
  commit('site', 1_700_000_060);
  writeFileSync(path.join(site, 'new.mdx'), '1');
  utimesSync(path.join(site, 'new.mdx'), 1_800_000_000, 1_800_000_000);
  expect(await dateOf('Prüfen & mehr.mdx', { title: 'A' })).toBe(1_700_000_060_000);
  expect(await dateOf('old.mdx', { title: 'A' })).toBe(1_700_000_000_000);
  expect(await dateOf('new.mdx', { title: 'A' })).toBe(1_800_000_000_000);
  expect(await dateOf('old.mdx', { last_update: { date: '2026-01-01' } })).toBe('2026-01-01');
  expect(await dateOf('old.mdx', {})).toBeUndefined();
});
