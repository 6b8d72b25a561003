import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { lookup } from 'mrmime';
import type { Pack } from '../../src/offline/protocol';
import type { KeptFile } from './kept-files';

/** Folder of the packs, in that of each locale. */
const FOLDER = 'assets/offline';

/**
 * Bytes of files that share a pack. Pages repeat each other, so that large packs are small for what
 * they hold; but the worker unpacks the whole pack for each file that a page asks for.
 */
const PACK_LIMIT = 512_000;

/** The packs of a handbook and their size in bytes. */
interface WrittenPacks {
  readonly packs: readonly Pack[];
  readonly bytes: number;
}

/**
 * Writes the files of a handbook into a build once more, compressed in packs of one kind each, in
 * place of the packs before.
 *
 * @param prefix of the locale, `''` or `'/de-DE'`
 */
export function writePacks(
  buildDir: string,
  prefix: string,
  files: readonly KeptFile[],
): WrittenPacks {
  const base = `${prefix}/${FOLDER}`;
  rmSync(path.join(buildDir, base), { recursive: true, force: true });
  mkdirSync(path.join(buildDir, base), { recursive: true });
  const groups = files.reduce((found, kept) => {
    const type = typeOf(kept.file);
    return found.set(type, [...(found.get(type) ?? []), kept]);
  }, new Map<string, KeptFile[]>());
  const packs: Pack[] = [];
  let bytes = 0;
  for (const [type, group] of groups) {
    for (const { content, places } of parted(buildDir, group)) {
      const packed = gzipSync(content, { level: 9 });
      const hash = createHash('sha256').update(packed);
      const integrity = `sha256-${hash.copy().digest('base64')}`;
      const url = `${base}/${hash.digest('hex').slice(0, 16)}.pack`;
      writeFileSync(path.join(buildDir, url), packed);
      packs.push({ url, integrity, type, files: places });
      bytes += packed.length;
    }
  }
  return { packs, bytes };
}

/** Content-Type of a file, as hosts send it. */
function typeOf(file: string): string {
  const type = lookup(file) ?? 'application/octet-stream';
  return /^text\/|\bjson$|\bxml$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** The contents of packs, each up to `PACK_LIMIT` unless one file is larger. */
function* parted(
  buildDir: string,
  files: readonly KeptFile[],
): Generator<{ content: Buffer; places: Pack['files'] }> {
  let contents: Buffer[] = [];
  let places: [string, number][] = [];
  let size = 0;
  // In the order of addresses, so that pages of one kind come together.
  for (const { url, file } of [...files].sort((a, b) => (a.url < b.url ? -1 : 1))) {
    const content = readFileSync(path.join(buildDir, file));
    if (size > 0 && size + content.length > PACK_LIMIT) {
      yield { content: Buffer.concat(contents), places };
      [contents, places, size] = [[], [], 0];
    }
    contents.push(content);
    places.push([url, content.length]);
    size += content.length;
  }
  if (size > 0) yield { content: Buffer.concat(contents), places };
}
