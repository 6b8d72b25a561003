import { PdfArray, PdfName, PdfStream, type PdfObject, type PdfRef } from '@libpdf/core';
import { Inflate } from 'pako';

/** Bytes that one stream, and all streams of a file together, may have when decoded. */
export const LIMITS = { stream: 64_000_000, file: 256_000_000 } as const;

/** A stream, or all of them, would fill the memory when decoded. */
export class TooLarge extends Error {}

/** Deflate makes at most 1,032 bytes of one, so a stream below this size cannot pass the limit. */
const SMALL = LIMITS.stream / 1032;

class Measure extends Inflate {
  size = 0;
  override onData(chunk: Uint8Array | ArrayBuffer): void {
    this.size += chunk.byteLength;
    if (this.size > LIMITS.stream) throw new TooLarge();
  }
}

function filtersOf(stream: PdfStream): string[] {
  const filter = stream.get('Filter');
  if (filter === undefined) return [];
  const names = filter instanceof PdfArray ? [...filter] : [filter];
  return names.map((name) => (name instanceof PdfName ? name.value : ''));
}

/** Filters whose result can be larger than what they read. */
const EXPANDING = /^(?:Fl|LZW|RL|RunLength)/;

function check(stream: PdfStream): void {
  const filters = filtersOf(stream);
  const expanding = filters.filter((name) => EXPANDING.test(name));
  // One after the other multiplies; no invoice is written so.
  if (expanding.length > 1) throw new TooLarge();
  if (expanding.length === 0 || stream.data.length < SMALL) return;
  // Only what is nothing but deflated can be measured.
  if (filters.length > 1 || !filters[0]?.startsWith('Fl')) throw new TooLarge();
  new Measure().push(stream.data, true);
}

/** Keys of a stream that say how it is decoded. */
const DECODING = ['Filter', 'DecodeParms'];
/** Finds what a reference means in the file that is read. */
type Resolve = (ref: PdfRef) => PdfObject | null;
let resolve: Resolve | undefined;

/** Lets streams name their filters by reference, which the library would pass over. */
export function resolveFilters(resolver: Resolve): void {
  resolve = resolver;
}

/** Puts in the place of references what they mean, since the library decodes without looking them up. */
function nameFilters(stream: PdfStream, resolver: Resolve): void {
  for (const key of DECODING) {
    const value = stream.get(key, resolver);
    if (value instanceof PdfArray) {
      const items = Array.from(value, (_item, index) => value.at(index, resolver));
      stream.set(key, new PdfArray(items.filter((item) => item !== undefined)));
    } else if (value) {
      stream.set(key, value);
    }
  }
}

/** Bytes that may still be decoded; undefined while no file is read. */
let left: number | undefined;

const decode = PdfStream.prototype.getDecodedData;
/*
 * The library decodes streams without a limit, and a few kilobytes can become gigabytes. All its
 * parts decode through this method. Some of them go on after an error, hence the lasting limit.
 */
PdfStream.prototype.getDecodedData = function limited(this: PdfStream): Uint8Array {
  if (left === undefined) return decode.call(this);
  try {
    if (left < 0) throw new TooLarge();
    if (resolve) nameFilters(this, resolve);
    check(this);
    const data = decode.call(this);
    left -= data.length;
    if (left < 0) throw new TooLarge();
    return data;
  } catch (error) {
    if (error instanceof TooLarge) left = -1;
    throw error;
  }
};

/** Times that the library may read nothing at one place; it then goes round in circles. */
const MAX_EMPTY_READS = 1000;

/**
 * Ends the loops of the library's tokeniser in damaged files. At a closing bracket that nothing has
 * opened, it reads an empty keyword and does not advance. Each keyword is decoded as text, so this
 * is where it can be noticed.
 *
 * @returns undoes it
 */
function endLoops(): () => void {
  const { prototype } = TextDecoder;
  const { decode: decodeText } = prototype;
  let place: number | undefined;
  let times = 0;
  prototype.decode = function watched(this: TextDecoder, bytes, options) {
    if (bytes && 'byteOffset' in bytes && bytes.byteLength === 0) {
      times = bytes.byteOffset === place ? times + 1 : 0;
      place = bytes.byteOffset;
      if (times > MAX_EMPTY_READS) throw new SyntaxError(`No token at byte ${place}`);
    }
    return decodeText.call(this, bytes, options);
  };
  return () => {
    prototype.decode = decodeText;
  };
}

/**
 * Limits what is decoded from one file while it is read, and ends loops.
 *
 * @throws TooLarge beyond the limit
 */
export async function withLimits<Result>(read: () => Promise<Result>): Promise<Result> {
  left = LIMITS.file;
  const stopWatching = endLoops();
  const isPassed = () => left !== undefined && left < 0;
  try {
    const result = await read();
    if (isPassed()) throw new TooLarge();
    return result;
  } catch (error) {
    throw isPassed() ? new TooLarge() : error;
  } finally {
    stopWatching();
    left = undefined;
    resolve = undefined;
  }
}
