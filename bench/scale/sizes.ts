import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Bytes as they are and compressed with brotli. */
export interface Bytes {
  readonly raw: number;
  readonly brotli: number;
}

export interface Sizes {
  readonly mainScript: Bytes | undefined;
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

/** Reads the sizes of a built site; the script and the index are those of the first language. */
export function sizesOf(
  folder: string,
  { mainScript, searchIndex }: { mainScript: RegExp | undefined; searchIndex: RegExp | undefined },
): Sizes {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const found = (pattern: RegExp | undefined): Bytes | undefined =>
    pattern &&
    bytesOf(
      folder,
      files.filter((file) => pattern.test(file)),
    );
  return {
    mainScript: found(mainScript),
    searchIndex: found(searchIndex),
    files: files.length,
  };
}
