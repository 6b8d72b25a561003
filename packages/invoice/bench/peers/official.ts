import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesBelow } from '../../../../src/site/files-below';

const { values } = parseArgs({ options: { official: { type: 'string' } } });

/** Files of `--official <folder>` by the end of their names; none of them is part of the repository. */
export function officialFiles(ending: string): string[] {
  const { official: folder } = values;
  if (folder === undefined) return [];
  if (!existsSync(folder)) throw new Error(`--official: there is no folder ${folder}.`);
  return filesBelow(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}
