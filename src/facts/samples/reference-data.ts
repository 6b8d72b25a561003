import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Path of official reference data that is not part of this repository, beside the project folder
 * under `shared/data`; null, said aloud, when it is not there.
 *
 * @param name file or folder, such as `ubl-2.1`
 */
export function referenceData(name: string): string | null {
  const file = path.resolve(process.cwd(), '..', 'shared', 'data', name);
  if (existsSync(file)) return file;
  console.warn(`SKIPPED: checks against ${name}, because ${file} does not exist.`);
  return null;
}
