import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A change that a command is about to make to a file of the project. */
export type Change =
  | { kind: 'create'; file: string; text: string }
  | { kind: 'edit'; file: string; text: string }
  | { kind: 'delete'; file: string };

function refuseConflicts(root: string, changes: readonly Change[]): void {
  const existing = changes
    .filter(({ kind, file }) => kind === 'create' && existsSync(path.join(root, file)))
    .map(({ file }) => file);
  if (existing.length > 0) {
    throw new Error(`Nothing was changed, since there is already: ${existing.join(', ')}.`);
  }
}

/** One line for each change, as shown to the writer. */
function describeChanges(changes: readonly Change[]): string {
  return changes.map(({ kind, file }) => `  ${kind.padEnd(7)} ${file}`).join('\n');
}

interface Report {
  /** Only say what would be done. */
  dryRun: boolean;
  print: (line: string) => void;
  /** Remarks on these changes for the writer. */
  remarks?: readonly string[];
  /** Next step for the writer. */
  next: string;
}

/**
 * Says what changes, and does it unless this is a dry run: all new texts first, deletions last.
 *
 * @throws Error before anything is said or written, when a file to create exists
 */
export function carryOut(
  root: string,
  changes: readonly Change[],
  { dryRun, print, remarks = [], next }: Report,
): void {
  refuseConflicts(root, changes);
  print(dryRun ? 'Would do:' : 'Done:');
  print(describeChanges(changes));
  remarks.forEach((remark) => print(remark));
  if (!dryRun) {
    applyChanges(root, changes);
    print(next);
  }
}

function applyChanges(root: string, changes: readonly Change[]): void {
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
