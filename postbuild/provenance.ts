import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../src/site/files-below';
import { sourceCommit } from '../src/site/history';

/** File at the root of the site that says what it was built from, and what belongs to it. */
export const PROVENANCE = 'provenance.json';

export interface Provenance {
  /** Commit of the sources; null where neither git nor SOURCE_COMMIT names it. */
  readonly commit: string | null;
  /** SHA-256 (hexadecimal) of each published file by its path, but of this one. */
  readonly files: Readonly<Record<string, string>>;
}

/** Hash of a content as in the provenance. */
export const hashOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

/** Writes the provenance of a build, after everything else. */
export function writeProvenance(siteDir: string, buildDir: string): void {
  const names = filesBelow(buildDir).filter((file) => file !== PROVENANCE);
  const files = Object.fromEntries(
    names.map((file) => [file, hashOf(readFileSync(path.join(buildDir, file)))]),
  );
  const provenance: Provenance = { commit: sourceCommit(siteDir) ?? null, files };
  writeFileSync(path.join(buildDir, PROVENANCE), `${JSON.stringify(provenance, null, 1)}\n`);
}
