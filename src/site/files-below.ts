import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * All files below a folder, in the order of their paths; none where it does not exist.
 *
 * @param folder relative to `root`, which is the folder itself by default
 * @returns paths relative to `root`, with `/`
 */
export function filesBelow(root: string, folder = ''): string[] {
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => statSync(path.join(root, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
