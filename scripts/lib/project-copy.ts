import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { trackedFiles } from './git';

/** A copy of the project's files in a temporary folder, with the packages of the original, for tests. */
export function copyOfProject(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const file of trackedFiles(root)) cpSync(path.join(root, file), path.join(copy, file));
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}
