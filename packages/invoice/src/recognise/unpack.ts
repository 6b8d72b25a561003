import { LIMITS } from '../reading/limits';
import { Refusal } from '../refusal';
import { formatByStart } from './formats';
import { latin, mailParts } from './mail';
import { joined, signedContent } from './signed';

/** A file inside of another one. */
export interface ContainedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Files of one container that are looked at. */
const MAX_FILES = 1000;

const MAY_BE_INVOICE = /\.(?:xml|pdf)$/i;

/** Decompresses up to the limit of a file. */
async function inflated(bytes: Uint8Array, format: CompressionFormat): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(bytes)])
    .stream()
    .pipeThrough(new DecompressionStream(format));
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch((error: unknown) => {
      throw new Refusal('container-damaged', String(error));
    });
    if (done) break;
    size += value.length;
    if (size > LIMITS.bytes) {
      await reader.cancel();
      throw new Refusal('size');
    }
    pieces.push(value);
  }
  return joined(pieces);
}

interface Entry {
  name: string;
  isEncrypted: boolean;
  isStored: boolean;
  start: number;
  size: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
/** Bytes from the end in which the directory's end is looked for: a comment has up to 64 kB. */
const TAIL = 66_000;

/** The directory of a ZIP file; offsets beyond the file throw RangeError. */
function directory(view: DataView): Entry[] {
  const { byteLength } = view;
  let end = byteLength - 22;
  while (end >= 0 && end > byteLength - TAIL && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0 || view.getUint32(end, true) !== END) throw new RangeError('No directory.');
  const count = Math.min(view.getUint16(end + 10, true), MAX_FILES);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: count }, () => {
    if (view.getUint32(at, true) !== CENTRAL) throw new RangeError('No entry.');
    const [nameLength, extra, comment] = [28, 30, 32].map((one) => view.getUint16(at + one, true));
    const local = view.getUint32(at + 42, true);
    const entry = {
      name: new TextDecoder().decode(
        new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength),
      ),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      isStored: view.getUint16(at + 10, true) === 0,
      start: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
      size: view.getUint32(at + 20, true),
    };
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
    return entry;
  });
}

async function unzip(bytes: Uint8Array): Promise<ContainedFile[]> {
  let entries: Entry[];
  try {
    entries = directory(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    throw new Refusal('container-damaged', String(error));
  }
  if (entries.some(({ name }) => name === '[Content_Types].xml' || name === 'mimetype')) {
    throw new Refusal('office');
  }
  const wanted = entries.filter(
    ({ name }) => MAY_BE_INVOICE.test(name) && !/(?:^|\/)(?:__MACOSX|\.)/.test(name),
  );
  if (wanted.some(({ isEncrypted }) => isEncrypted)) throw new Refusal('zip-encrypted');
  const files: ContainedFile[] = [];
  let total = 0;
  for (const { name, isStored, start, size } of wanted) {
    const packed = bytes.subarray(start, start + size);
    const own = isStored ? packed : await inflated(packed, 'deflate-raw');
    total += own.length;
    // Each file may be large, but not all of them together.
    if (total > 5 * LIMITS.bytes) throw new Refusal('size');
    files.push({ name: name.split('/').at(-1) ?? name, bytes: own });
  }
  return files;
}

const isMail = (start: string) =>
  /^(?:[\w-]+:[^\n]*\n(?:[ \t][^\n]*\n)*){2}/.test(start.replace(/\r/g, '')) &&
  /^(?:mime-version|content-type|from|subject|received|return-path|delivered-to):/im.test(start);

/**
 * The files that may be invoices inside a ZIP file, a gzip file, a signed file or an e-mail; undefined for a file
 * that is none of these.
 *
 * @throws Refusal when it is damaged, encrypted or too large
 */
export async function unpack(bytes: Uint8Array): Promise<ContainedFile[] | undefined> {
  const start = latin(bytes.subarray(0, 4096));
  if (start.startsWith('PK\u0003\u0004') || start.startsWith('PK\u0005\u0006')) return unzip(bytes);
  if (start.startsWith('\u001F\u008B')) {
    return [{ name: 'gzip', bytes: await inflated(bytes, 'gzip') }];
  }
  if (formatByStart(start) === 'p7m') return [{ name: 'p7m', bytes: signedContent(bytes) }];
  if (isMail(start)) {
    return mailParts(latin(bytes)).filter(
      ({ name, bytes: own }) => MAY_BE_INVOICE.test(name) || latin(own.subarray(0, 5)) === '<?xml',
    );
  }
  return undefined;
}
