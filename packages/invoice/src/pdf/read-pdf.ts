import {
  PDF,
  type PDFPage,
  PdfArray,
  PdfDict,
  PdfName,
  PdfRef,
  PdfStream,
  type PdfObject,
} from '@libpdf/core';
import { containerOf, hasEnd, MAX_PAGES } from './container';
import { hybridMetadata, type HybridMetadata } from './metadata';
import { resolveFilters, TooLarge, withLimits } from './stream-limits';

/** A file inside a PDF. */
export interface EmbeddedFile {
  readonly name: string;
  /** AFRelationship, such as `Alternative`; absent where the PDF gives none. */
  readonly relationship?: string;
}

/** The properties of a PDF apart from its invoice for which programs may refuse it. */
export interface PdfContainer {
  /** The end mark is there; a file that was cut off has lost it. */
  readonly hasEnd: boolean;
  /** The cross-reference table leads to the objects; else they had to be searched for. */
  readonly hasReferences: boolean;
  /** Also when no password is needed for reading. */
  readonly isEncrypted: boolean;
  readonly hasScript: boolean;
  /** Names of fonts that are used and not embedded. */
  readonly missingFonts: readonly string[];
}

/** The relation of a PDF to an electronic invoice. */
export type PdfReading =
  | {
      readonly status: 'invoice';
      /** The invoice's bytes, not yet read as XML. */
      readonly xml: Uint8Array;
      readonly file: EmbeddedFile;
      /** Names of the other embedded files. */
      readonly others: readonly string[];
      /** Names of those that are invoices as well. */
      readonly otherInvoices: readonly string[];
      readonly metadata: HybridMetadata;
      readonly container: PdfContainer;
      /** Text of the pages; empty where there is none, as in a scan, or too much. */
      readonly text: string;
    }
  | { readonly status: 'no-invoice'; readonly others: readonly string[] }
  | { readonly status: 'encrypted' | 'damaged' | 'too-large' };

/** Names that the hybrid formats give to the invoice, the current ones first. */
const KNOWN_NAMES = ['factur-x.xml', 'xrechnung.xml', 'zugferd-invoice.xml'];

const INVOICE_ROOT =
  /<(?:[\w.-]+:)?(?:CrossIndustryInvoice|CrossIndustryDocument|Invoice|CreditNote)[\s>]/;

interface Embedded extends EmbeddedFile {
  readonly stream: PdfStream;
}

function embeddedFiles({ context }: PDF): Embedded[] {
  const resolve = (ref: PdfRef) => context.resolve(ref);
  const resolved = (object: PdfObject | null | undefined) =>
    object instanceof PdfRef ? resolve(object) : object;
  const named = context.catalog.getEmbeddedFilesTree()?.entries() ?? [];
  const associated = context.catalog.getDict().getArray('AF', resolve) ?? new PdfArray();
  const specifications = new Set(
    [...Array.from(named, ([, object]) => object), ...associated].map(resolved),
  );
  return [...specifications].flatMap((specification) => {
    if (!(specification instanceof PdfDict)) return [];
    const files = specification.getDict('EF', resolve);
    const stream = resolved(files?.get('UF') ?? files?.get('F'));
    if (!(stream instanceof PdfStream)) return [];
    const name = specification.getString('UF', resolve) ?? specification.getString('F', resolve);
    const relationship = resolved(specification.get('AFRelationship'));
    return {
      name: name?.asString() ?? '',
      ...(relationship instanceof PdfName ? { relationship: relationship.value } : {}),
      stream,
    };
  });
}

const startOf = (stream: PdfStream) =>
  new TextDecoder('latin1').decode(stream.getDecodedData().subarray(0, 4000)).replaceAll('\0', '');

const beginsLikeInvoice = ({ name, stream }: Embedded): boolean =>
  /\.xml$/i.test(name) && INVOICE_ROOT.test(startOf(stream));

/** The file with a known name, else one that begins like an invoice. */
function findInvoice(files: readonly Embedded[]): Embedded | undefined {
  const byName = KNOWN_NAMES.map((known) =>
    files.find(({ name }) => name.toLowerCase() === known),
  ).find((file) => file !== undefined);
  return byName ?? files.find(beginsLikeInvoice);
}

function metadataOf({ context }: PDF): HybridMetadata {
  const object = context.catalog.getDict().get('Metadata', (ref) => context.resolve(ref));
  if (!(object instanceof PdfStream)) return {};
  return hybridMetadata(new TextDecoder().decode(object.getDecodedData()));
}

/** What the pages of an invoice together need at most; the library takes 50 bytes for each of these. */
const TEXT_LIMITS = { bytes: 4_000_000, operators: 100_000 } as const;

/** True when the pages have no more to draw than an invoice has. */
function isReadable({ context }: PDF, pages: readonly PDFPage[]): boolean {
  const resolve = (ref: PdfRef) => context.resolve(ref);
  let { bytes, operators }: { bytes: number; operators: number } = TEXT_LIMITS;
  for (const { dict } of pages) {
    const contents = dict.get('Contents', resolve);
    for (const one of contents instanceof PdfArray ? contents : [contents]) {
      const stream = one instanceof PdfRef ? resolve(one) : one;
      if (!(stream instanceof PdfStream)) continue;
      const data = stream.getDecodedData();
      bytes -= data.length;
      if (bytes < 0) return false;
      operators -= new TextDecoder('latin1').decode(data).match(/T[jJ]/g)?.length ?? 0;
      if (operators < 0) return false;
    }
  }
  return true;
}

/**
 * Text of the pages; none where they have more to draw than an invoice has. The library prints what it
 * finds odd in fonts; a document is not logged.
 */
function textOf(pdf: PDF): string {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    const pages = pdf.getPages().slice(0, MAX_PAGES);
    if (!isReadable(pdf, pages)) return '';
    return pages
      .map((page) => {
        try {
          return page.extractText().text;
        } catch (error) {
          if (error instanceof TooLarge) throw error;
          return '';
        }
      })
      .join('\n');
  } finally {
    console.warn = warn;
  }
}

async function read(bytes: Uint8Array): Promise<PdfReading> {
  const pdf = await PDF.load(bytes);
  if (pdf.isEncrypted && !pdf.isAuthenticated) return { status: 'encrypted' };
  resolveFilters((ref) => pdf.context.resolve(ref));
  const files = embeddedFiles(pdf);
  const found = findInvoice(files);
  const rest = files.filter((file) => file !== found);
  const others = rest.map(({ name }) => name);
  if (!found) return hasEnd(bytes) ? { status: 'no-invoice', others } : { status: 'damaged' };
  const { stream, ...file } = found;
  return {
    status: 'invoice',
    xml: stream.getDecodedData(),
    file,
    others,
    otherInvoices: rest.filter(beginsLikeInvoice).map(({ name }) => name),
    metadata: metadataOf(pdf),
    container: containerOf(pdf, bytes),
    text: textOf(pdf),
  };
}

let queue: Promise<unknown> = Promise.resolve();

/**
 * Finds the invoice in a hybrid PDF such as ZUGFeRD or Factur-X. Never throws: a PDF that cannot be
 * opened has a status that says why.
 */
export function readInvoicePdf(bytes: Uint8Array): Promise<PdfReading> {
  // The limits count what one file decodes, so files wait for each other.
  const reading = queue.then(() => readOne(bytes));
  queue = reading;
  return reading;
}

async function readOne(bytes: Uint8Array): Promise<PdfReading> {
  try {
    return await withLimits(() => read(bytes));
  } catch (error) {
    if (error instanceof TooLarge) return { status: 'too-large' };
    const isEncrypted = error instanceof Error && /password|encrypt|security/i.test(error.message);
    return { status: isEncrypted ? 'encrypted' : 'damaged' };
  }
}
