import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeText } from '../sites/site';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Below this folder imports find the packages of the site itself. */
const FOLDER = path.join(import.meta.dirname, 'build');

/**
 * Plugins that add files or tags of their own, with the names that the configuration imports. The
 * others only hand data or settings to Docusaurus, without which its pages are not built.
 */
const WORKING = {
  hosting: 'hosting',
  offline: 'offline',
  postbuild: 'postbuild',
  'release-feed': 'releaseFeed',
};

/** `bare` is the site without the work of its own plugins, and without their code. */
export type Extent = 'whole' | 'bare';

/** Writes a copy of the site anew; nothing of an earlier build is left. */
export function writeCopy(extent: Extent): string {
  const folder = path.join(FOLDER, extent);
  rmSync(folder, { recursive: true, force: true });
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((name) => name !== '' && !/^(?:bench|tests)\//.test(name))
    // Git lists what was deleted and not committed.
    .filter((name) => existsSync(path.join(ROOT, name)));
  for (const file of files) cpSync(path.join(ROOT, file), path.join(folder, file));
  if (extent === 'bare') {
    for (const [name, factory] of Object.entries(WORKING)) {
      const code = `export const ${factory} = () => ({ name: '${name}' });\n`;
      writeText(folder, `src/plugins/${name}/index.ts`, code);
    }
  }
  mkdirSync(temporaryFolder(folder));
  return folder;
}

/** Where compiled code is kept by what loads it; empty before the first build. */
export function temporaryFolder(copy: string): string {
  return path.join(copy, '.cache');
}
