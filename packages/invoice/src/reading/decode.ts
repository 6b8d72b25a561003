import { Refusal } from '../refusal';

const MARKS: readonly [encoding: string, bytes: readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  // Without a byte order mark, by the `<` that every document begins with.
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
];

const ASCII = 'us-ascii';

/** What the declaration may name; others are refused rather than guessed. */
const ENCODINGS: ReadonlySet<string> = new Set([
  'utf-8',
  ASCII,
  'iso-8859-1',
  'iso-8859-15',
  'windows-1252',
]);

/** The encoding that a declaration names; characters of two bytes have a zero in between. */
function declared(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 400).filter((byte) => byte !== 0));
  return /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/
    .exec(start)?.[1]
    ?.toLowerCase();
}

/**
 * Text of an XML file: by its byte order mark, else by its declaration, else as UTF-8. Throws
 * Refusal when the encoding is another one, or the bytes do not fit it.
 */
export function decode(bytes: Uint8Array): string {
  const mark = MARKS.find(([, begin]) => begin.every((byte, index) => bytes[index] === byte));
  const named = declared(bytes);
  const encoding = mark?.[0] ?? named ?? 'utf-8';
  if (!mark && !ENCODINGS.has(encoding)) {
    throw new Refusal('encoding-unknown', encoding);
  }
  // A declaration that names another encoding is a fatal error (XML 1.0, 4.3.3).
  if (named !== undefined && !encoding.startsWith(named)) {
    throw new Refusal('encoding', `The file is encoded as ${encoding} and declares ${named}.`);
  }
  try {
    // Decoders of the web take ASCII for Windows-1252; a parser of XML refuses other bytes.
    if (encoding === ASCII && bytes.some((byte) => byte > 127)) throw new RangeError();
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new Refusal('encoding', `The file is not encoded as ${encoding}.`);
  }
}
