/**
 * The packages as they are published: each `package.json` has the ways into the sources (`exports`) and,
 * in `published`, those of them that the published package has, with a sentence on each, its commands and data.
 * The table of each README is made from that: `npx tsx packages/manifest.ts --update`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { table, withTable } from '../checks/lib/table';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly description: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: object;
  readonly published: {
    /** A sentence on each entry. */
    readonly exports?: Readonly<Record<string, string>>;
    /** Sources of commands. */
    readonly bin?: Readonly<Record<string, string>>;
    /** Files and folders that it has as they are. */
    readonly files?: readonly string[];
  };
}

/** The folders of all packages. */
export const packageFolders: readonly string[] = readdirSync(__dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => path.join(__dirname, name));

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folders of those that can be published. */
export const publishedFolders = packageFolders.filter(
  (folder) => 'published' in readManifest(folder),
);

/** The entries of a published package, each with its name in an import and its sentence. */
export const entriesOf = ({ name, published }: Manifest): string[][] =>
  Object.entries(published.exports ?? {}).map(([entry, sentence]) => [
    path.posix.join(name, entry),
    sentence,
  ]);

/** The README of a package, with the table of its entries as its manifest has them. */
export function withEntries(folder: string): string {
  const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
  const rows = entriesOf(readManifest(folder)).map(([entry = '', sentence = '']) => [
    `\`${entry}\``,
    sentence,
  ]);
  if (rows.length === 0) return readme;
  return withTable(readme, table(['Import', 'For'], rows), '\n## Entries\n');
}

if (process.argv.includes('--update')) {
  publishedFolders.forEach((folder) =>
    writeFileSync(path.join(folder, 'README.md'), withEntries(folder)),
  );
}
