import { brotliCompressSync, constants } from 'node:zlib';
import type { Corpus } from '../corpus/pages';

/** An engine with its index, ready to answer. */
export interface BenchEngine {
  /** Addresses of the places found, best first; a page may come more than once. */
  search(query: string): Promise<readonly string[]>;
  /** Size of everything that a reader might load of the index, compressed with brotli, in bytes. */
  readonly indexBytes: number;
  /** Largest single file of it. */
  readonly largestFile: number;
}

export type CreateEngine = (corpus: Corpus) => Promise<BenchEngine>;

/** Most results that an engine is asked for. */
export const LIMIT = 20;

export function brotliSize(contents: Uint8Array | string): number {
  const bytes = typeof contents === 'string' ? Buffer.from(contents) : contents;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return brotliCompressSync(bytes, { params }).length;
}

export function sizes(
  files: Iterable<Uint8Array | string>,
): Pick<BenchEngine, 'indexBytes' | 'largestFile'> {
  const all = [...files].map(brotliSize);
  return { indexBytes: all.reduce((sum, size) => sum + size, 0), largestFile: Math.max(0, ...all) };
}
