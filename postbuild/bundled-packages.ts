import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** File of a build that names the packages of which readers get a part, `name@version` each. */
const BUNDLED_PACKAGES = 'bundled-packages.json';

/** Folder and name of the package that a file belongs to; undefined for a file of the site. */
const PACKAGE = /^((?:.*[\\/])?node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+))[\\/]/;

/**
 * Packages of bundled files.
 *
 * @param files absolute paths, or relative to the working directory
 * @returns `name@version` of each package, sorted
 */
export function packagesOf(files: Iterable<string>): string[] {
  const folders = new Map<string, string>();
  for (const file of files) {
    const [, folder, name] = PACKAGE.exec(file) ?? [];
    if (folder && name) folders.set(folder, name.replace('\\', '/'));
  }
  const packages = Array.from(folders, ([folder, name]) => {
    const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
    return `${name}@${(JSON.parse(manifest) as { version: string }).version}`;
  });
  return [...new Set(packages)].sort();
}

/** Adds the packages of bundled files to the list of a build. */
export function recordPackages(buildDir: string, files: Iterable<string>): void {
  const all = new Set([...recordedPackages(buildDir), ...packagesOf(files)]);
  const target = path.join(buildDir, BUNDLED_PACKAGES);
  writeFileSync(target, `${JSON.stringify([...all].sort(), null, 1)}\n`);
}

/** Packages in the list of a build; none where it has no list. */
export function recordedPackages(buildDir: string): readonly string[] {
  const file = path.join(buildDir, BUNDLED_PACKAGES);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}
