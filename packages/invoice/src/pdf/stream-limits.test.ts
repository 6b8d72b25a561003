import { deflateSync } from 'node:zlib';
import { PdfArray, PdfDict, PdfName, PdfStream } from '@libpdf/core';
import { describe, expect, it } from 'vitest';
import { LIMITS, TooLarge, withLimits } from './stream-limits';

const compressed = (bytes: number) => deflateSync(new Uint8Array(bytes));

/** A stream with these filters, the first one outermost. */
function stream(data: Uint8Array, ...filters: string[]): PdfStream {
  const names = filters.map((name) => PdfName.of(name));
  const [only] = names;
  const filter = only && names.length === 1 ? only : PdfArray.of(...names);
  return new PdfStream(PdfDict.of(filters.length > 0 ? { Filter: filter } : {}), data);
}

const tooLarge = stream(compressed(LIMITS.stream + 1), 'FlateDecode');

const decoded = (one: PdfStream) =>
  withLimits(() => Promise.resolve().then(() => one.getDecodedData().length));

describe('a stream', () => {
  it.each<[what: string, one: PdfStream, bytes: number]>([
    ['without filters', stream(new Uint8Array(90_000)), 90_000],
    ['that is deflated', stream(compressed(1000), 'FlateDecode'), 1000],
    [
      'that is deflated and written in letters',
      stream(new TextEncoder().encode('61>'), 'ASCIIHexDecode'),
      1,
    ],
  ])('%s is decoded', async (_, one, bytes) => {
    expect(await decoded(one)).toBe(bytes);
  });

  it.each<[what: string, one: PdfStream]>([
    ['that is larger by a byte', tooLarge],
    ['that is deflated twice', stream(deflateSync(compressed(10)), 'FlateDecode', 'FlateDecode')],
    ['that cannot be measured', stream(new Uint8Array(LIMITS.stream / 1000), 'LZWDecode')],
    [
      'that is deflated, long and written in letters',
      stream(new Uint8Array(LIMITS.stream / 1000), 'FlateDecode', 'ASCIIHexDecode'),
    ],
  ])('%s is not', async (_, one) => {
    await expect(decoded(one)).rejects.toThrow(TooLarge);
  });
});

describe('a file', () => {
  const large = stream(new Uint8Array(LIMITS.stream));

  it('may have as much as its limit, and no more', async () => {
    const readTimes = (times: number) =>
      withLimits(async () => {
        for (let time = 0; time < times; time += 1) large.getDecodedData();
        return Promise.resolve(times);
      });
    const times = LIMITS.file / LIMITS.stream;
    expect(await readTimes(times)).toBe(times);
    await expect(readTimes(times + 1)).rejects.toThrow(TooLarge);
  });

  it('is too large also where the library goes on after the error', async () => {
    const swallowed = async () => {
      expect(() => tooLarge.getDecodedData()).toThrow(TooLarge);
      expect(() => stream(new Uint8Array(1)).getDecodedData()).toThrow(TooLarge);
      return Promise.resolve('read');
    };
    await expect(withLimits(swallowed)).rejects.toThrow(TooLarge);
    const other = () => swallowed().then(() => Promise.reject(new Error('no page')));
    await expect(withLimits(other)).rejects.toThrow(TooLarge);
    expect(await decoded(stream(new Uint8Array(1)))).toBe(1);
  });

  it('that fails for another reason fails for that one', async () => {
    const failed = () => Promise.reject(new Error('no page'));
    await expect(withLimits(failed)).rejects.toThrow('no page');
  });
});

it('has no limits while no file is read', () => {
  const twice = stream(deflateSync(compressed(10)), 'FlateDecode', 'FlateDecode');
  expect(twice.getDecodedData()).toHaveLength(10);
});

describe('a loop that reads nothing', () => {
  const bytes = new Uint8Array(10);
  const decode = (at: number, length = 0) =>
    new TextDecoder().decode(bytes.subarray(at, at + length));
  const loop = (step: (time: number) => void, times = 2000) =>
    withLimits(async () => {
      for (let time = 0; time < times; time += 1) step(time);
      return Promise.resolve('ended');
    });

  it('at one place ends', async () => {
    await expect(loop(() => decode(4))).rejects.toThrow('No token at byte 4');
  });

  it.each<[what: string, step: (time: number) => void, times?: number]>([
    ['a thousand times', () => decode(4), 1001],
    ['at one place and the next', (time) => decode(time % 2)],
    ['of bytes', () => decode(4, 1)],
    ['of no bytes at all', () => new TextDecoder().decode()],
  ])('goes on: %s', async (_, step, times) => {
    expect(await loop(step, times)).toBe('ended');
  });

  it('is nothing to look for once the file is read', async () => {
    const { decode: own } = TextDecoder.prototype;
    await loop(() => undefined);
    expect(TextDecoder.prototype.decode).toBe(own);
  });
});
