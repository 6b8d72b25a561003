import { normalize } from '../reading/element';
import type { InvoiceXml } from '../reading/invoice-xml';

/** A file from an invoice, made safe to be saved. */
export interface AttachedFile {
  /** Without path and odd characters; its end fits the type. */
  readonly name: string;
  /** Type that the content shows; `application/octet-stream` for all else. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface FileType {
  readonly type: string;
  readonly ends: readonly string[];
  /** First bytes; absent for text. */
  readonly magic?: readonly number[];
}

/** The types that EN 16931 allows, and XML, which the extension of XRechnung adds. */
const TYPES: readonly FileType[] = [
  { type: 'application/pdf', ends: ['.pdf'], magic: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/png', ends: ['.png'], magic: [0x89, 0x50, 0x4e, 0x47] },
  { type: 'image/jpeg', ends: ['.jpg', '.jpeg'], magic: [0xff, 0xd8, 0xff] },
  {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ends: ['.xlsx'],
    magic: [0x50, 0x4b, 0x03, 0x04],
  },
  {
    type: 'application/vnd.oasis.opendocument.spreadsheet',
    ends: ['.ods'],
    magic: [0x50, 0x4b, 0x03, 0x04],
  },
  { type: 'text/csv', ends: ['.csv'] },
  { type: 'application/xml', ends: ['.xml'] },
  { type: 'text/xml', ends: ['.xml'] },
];

const UNKNOWN = 'application/octet-stream';

function fits({ magic }: FileType, bytes: Uint8Array): boolean {
  return magic ? magic.every((byte, index) => bytes[index] === byte) : !bytes.includes(0);
}

/** Only letters, digits and a few signs: no paths, and no marks that turn the direction of text. */
function plainName(name: string): string {
  const plain = name.replace(/[^\p{L}\p{N}._ -]+/gu, '_').replace(/^[. ]+/, '');
  return plain.slice(-100) || 'attachment';
}

function decodeBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text.replace(/\s+/g, '')), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/**
 * The file in an element of the invoice, by its place among all elements. Undefined when there is
 * none, or it is not Base64. A file whose content is not of its type is saved as `.bin`, which no
 * program opens by itself.
 */
export function attachedFile({ elements }: InvoiceXml, place: number): AttachedFile | undefined {
  const element = elements[place];
  const bytes = element && decodeBase64(element.value);
  if (!element || !bytes) return undefined;
  const declared = normalize(element.attribute('mimeCode') ?? '').toLowerCase();
  const name = plainName(element.attribute('filename') ?? '');
  const known = TYPES.find(({ type }) => type === declared);
  if (!known || !fits(known, bytes)) return { name: `${name}.bin`, type: UNKNOWN, bytes };
  const hasEnd = known.ends.some((end) => name.toLowerCase().endsWith(end));
  // XML and CSV are saved as they are, but a browser is not told to show them.
  const type = known.magic ? known.type : UNKNOWN;
  return { name: hasEnd ? name : `${name}${known.ends[0] ?? ''}`, type, bytes };
}
