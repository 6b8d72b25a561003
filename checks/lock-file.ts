/** The lock file names no host and has a checksum for each package; Docusaurus has one version. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Check, Problem } from './lib/check';

const FILE = 'package-lock.json';

interface LockedPackage {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
}

/** Problems of a lock file of version 3. */
export function lockFileProblems(
  packages: Readonly<Record<string, LockedPackage>>,
  manifest: { dependencies?: Record<string, string>; devDependencies?: Record<string, string> },
): Problem[] {
  // Packages of this repository are folders of it, with a link to each.
  const entries = Object.entries(packages).filter(
    ([name, { link }]) => name.startsWith('node_modules/') && !link,
  );
  const wanted = { ...manifest.dependencies, ...manifest.devDependencies };
  const docusaurus = wanted['@docusaurus/core'];
  return [
    ...entries
      .filter(([, { resolved }]) => Boolean(resolved))
      .map(([name, { resolved }]) => ({
        file: FILE,
        message: `${name} comes from ${resolved}.`,
        remedy: 'install again with the .npmrc of this repository, which leaves hosts out',
      })),
    ...entries
      .filter(([, { integrity }]) => !integrity)
      .map(([name]) => ({
        file: FILE,
        message: `${name} has no checksum.`,
        remedy: 'take the entry out of the file and run npm install',
      })),
    ...entries
      .filter(([name]) => /^node_modules\/@docusaurus\/[^/]+$/.test(name))
      .filter(([, { version }]) => version !== docusaurus)
      .map(([name, { version }]) => ({
        file: FILE,
        message: `${name} is ${version}, @docusaurus/core is ${docusaurus}.`,
        remedy: 'give all @docusaurus packages the same version',
      })),
    ...Object.entries(wanted)
      .filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))
      .map(([name, version]) => ({
        file: 'package.json',
        message: `${name} has the range "${version}".`,
        remedy: 'name one version; npm install -E does',
      })),
  ];
}

export const check: Check = ({ root }) => {
  const read = <T>(file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8')) as T;
  const { packages } = read<{ packages: Record<string, LockedPackage> }>(FILE);
  return lockFileProblems(packages, read('package.json'));
};
