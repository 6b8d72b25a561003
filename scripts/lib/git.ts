import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Files that git knows and that are there, by their paths from `root`; all, or those of some patterns. */
export function trackedFiles(root = '.', patterns: readonly string[] = []): string[] {
  const args = ['ls-files', '-z', '--', ...patterns];
  const names = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0');
  return names.filter((file) => file !== '' && existsSync(path.join(root, file)));
}

/** True where these paths are as in the main branch, that of the remote if there is one. */
export function isAsInMain(paths: readonly string[], root = '.'): boolean {
  const codes = ['origin/main', 'main'].map(
    (branch) => spawnSync('git', ['diff', '--quiet', branch, '--', ...paths], { cwd: root }).status,
  );
  // 128: there is no such branch.
  return codes.find((code) => code !== 128) === 0;
}
