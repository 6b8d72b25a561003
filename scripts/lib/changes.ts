import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a command is about to do to the files of the project. */
export type Change =
  | { kind: 'create'; file: string; text: string }
  | { kind: 'edit'; file: string; text: string }
  | { kind: 'delete'; file: string };

/** Files that a change would create although they exist. */
export function conflicts(root: string, changes: readonly Change[]): string[] {
  return changes
    .filter(({ kind, file }) => kind === 'create' && existsSync(path.join(root, file)))
    .map(({ file }) => file);
}

/** One line for each change, as shown to the writer. */
export function describeChanges(changes: readonly Change[]): string {
  return changes.map(({ kind, file }) => `  ${kind.padEnd(7)} ${file}`).join('\n');
}

/**
 * Does the changes: all new texts first, deletions last.
 *
 * @throws Error before anything is written, when a file to create exists
 */
export function applyChanges(root: string, changes: readonly Change[]): void {
  const existing = conflicts(root, changes);
  if (existing.length > 0) {
    throw new Error(`Nothing was changed, since there is already: ${existing.join(', ')}.`);
  }
  for (const change of changes) {
    if (change.kind !== 'delete') {
      const file = path.join(root, change.file);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, change.text);
    }
  }
  for (const { kind, file } of changes) {
    if (kind === 'delete') {
      rmSync(path.join(root, file));
    }
  }
}
