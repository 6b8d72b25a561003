import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder with official documents and what the official rules find in them. */
export const OFFICIAL_RESULTS = join(
  dirname(fileURLToPath(import.meta.url)),
  '../../../../../shared/data/official',
);

/** True where the official results are on this machine; they are no part of the repository. */
export function hasOfficialResults(): boolean {
  return existsSync(join(OFFICIAL_RESULTS, 'expected'));
}
