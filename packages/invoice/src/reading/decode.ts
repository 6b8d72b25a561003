import { Refusal } from '../refusal';

const MARKS: readonly [encoding: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  // Without a byte order mark, by the `<` that every document begins with.
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
];

/** What the declaration may name; others are refused rather than guessed. */
const ENCODINGS: ReadonlySet<string> = new Set([
  'utf-8',
  'us-ascii',
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
]);

function declared(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  return (
    /^<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1]?.toLowerCase() ?? 'utf-8'
  );
}

/**
 * Text of an XML file: by its byte order mark, else by its declaration, else as UTF-8. Throws
 * Refusal when the encoding is another one, or the bytes do not fit it.
 */
export function decode(bytes: Uint8Array): string {
  const mark = MARKS.find(([, begin]) => begin.every((byte, index) => bytes[index] === byte));
  const encoding = mark?.[0] ?? declared(bytes);
  if (!mark && !ENCODINGS.has(encoding)) {
    throw new Refusal('encoding', `The file is encoded as ${encoding}, which is not read.`);
  }
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('encoding', `The file is not encoded as ${encoding}.`);
  }
}
