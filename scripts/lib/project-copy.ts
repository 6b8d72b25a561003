import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A copy of the project's files in a temporary folder, with the packages of the original, for tests. */
export function copyOfProject(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'project-'));
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    const from = path.join(root, file);
    if (existsSync(from)) cpSync(from, path.join(copy, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
