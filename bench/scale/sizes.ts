import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesBelow } from '../../src/site/files-below';
import type { Patterns } from '../sites/site';

/** Bytes as they are and compressed with brotli. */
export interface Bytes {
  readonly raw: number;
  readonly brotli: number;
}

export const WEIGHED = ['mainScript', 'tableScript', 'searchIndex'] as const;

/** Bytes of what is weighed. */
export type Weights = Readonly<Record<(typeof WEIGHED)[number], Bytes | undefined>>;

/** A value for each of what is weighed. */
export function weights(of: (key: keyof Weights) => Bytes | undefined): Weights {
  return Object.fromEntries(WEIGHED.map((key) => [key, of(key)])) as unknown as Weights;
}

export interface Sizes extends Weights {
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
export function sizesOf(folder: string, patterns: Patterns): Sizes {
  const files = filesBelow(folder).filter((file) => !/\.(?:br|gz)$/.test(file));
  const weighed = weights((key) => {
    const pattern = patterns[key];
    return (
      pattern &&
      bytesOf(
        folder,
        files.filter((file) => pattern.test(file)),
      )
    );
  });
  return { ...weighed, files: files.length };
}
