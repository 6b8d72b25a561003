import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Waits until a file, or the names in a folder, are on the disk. */
export function syncFile(file: string): void {
  const handle = openSync(file, 'r');
  try {
    fsyncSync(handle);
  } catch (error) {
    // Windows syncs no folders.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  } finally {
    closeSync(handle);
  }
}

/** The same for a folder and all folders below it. */
export function syncFolders(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.isDirectory()) syncFolders(path.join(dir, entry.name));
  }
  syncFile(dir);
}
