import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '../../src/site/files-below';

/** Bytes as they are and compressed with brotli. */
export interface Bytes {
  readonly raw: number;
  readonly brotli: number;
}

/** Files to weigh: their paths in the built site. */
interface Patterns {
  readonly mainScript: RegExp | undefined;
  readonly tableScript: RegExp | undefined;
  readonly searchIndex: RegExp | undefined;
}

export interface Sizes {
  readonly mainScript: Bytes | undefined;
  readonly tableScript: Bytes | undefined;
  readonly searchIndex: Bytes | undefined;
  /** Files of the built site without compressed copies. */
  readonly files: number;
}

function bytesOf(folder: string, files: readonly string[]): Bytes {
  const contents = files.map((file) => readFileSync(path.join(folder, file)));
  return {
    raw: contents.reduce((sum, { length }) => sum + length, 0),
    brotli: contents.reduce((sum, content) => sum + brotliCompressSync(content).length, 0),
  };
}

/** Reads the sizes of a built site; scripts and index are those of the first language. */
export function sizesOf(folder: string, { mainScript, tableScript, searchIndex }: Patterns): Sizes {
  const files = filesBelow(folder).filter((file) => !/\.(?:br|gz)$/.test(file));
  const found = (pattern: RegExp | undefined): Bytes | undefined =>
    pattern &&
    bytesOf(
      folder,
      files.filter((file) => pattern.test(file)),
    );
  return {
    mainScript: found(mainScript),
    tableScript: found(tableScript),
    searchIndex: found(searchIndex),
    files: files.length,
  };
}
