import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { official: { type: 'string' } } });

/** Files of `--official <folder>` by the end of their names; none of them is part of the repository. */
export function officialFiles(ending: string): string[] {
  const { official: folder } = values;
  if (folder === undefined) return [];
  if (!existsSync(folder)) throw new Error(`--official: there is no folder ${folder}.`);
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));
}
