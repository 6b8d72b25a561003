import type { HybridPdf, PdfAround } from './pdf/around';
import { isPdf, startOf } from './pdf/is-pdf';
import { languageOf } from './language';
import { profileOf, specificationOf } from './profile';
import { decode } from './reading/decode';
import type { InvoiceXml } from './reading/invoice-xml';
import { LIMITS } from './reading/limits';
import { readInvoice } from './reading/read-xml';
import { withoutEnvelope } from './recognise/envelope';
import { formatByStart } from './recognise/formats';
import { unpack } from './recognise/unpack';
import { Refusal, type RefusalReason } from './refusal';
import { notesOn, type Note } from './notes';
import {
  judgeInvoice,
  refusedValidation,
  type Validation,
  type ValidationOptions,
} from './validate';
import { attachedFile, type AttachedFile } from './view/attachment';
import { compareInvoices, type Comparison } from './view/compare';
import { invoiceDocument, type InvoiceDocument } from './view/document';
import { semanticInvoice } from './view/semantic';
import { xmlRows, type XmlRows } from './view/xml-rows';
import type { VatData } from './vat';

/** An invoice as XML or as a hybrid PDF: a file, its bytes, or the text of an XML file. */
export type InvoiceSource = Blob | Uint8Array | string;

export interface OpenOptions {
  /** Is told the share of the XML that has been read, from 0 to 1. */
  onProgress?: (share: number) => void;
}

function notLoaded(error: unknown): never {
  throw new Refusal('not-loaded', String(error));
}

/** An invoice that has been read once, for everything that is asked of it. */
export class OpenedInvoice {
  constructor(
    /** The XML as text. */
    readonly text: string,
    private readonly invoice: InvoiceXml,
    private readonly around?: PdfAround,
  ) {}

  /** Name of the profile, or the specification identifier (BT-24) when it is not known. */
  get profile(): string {
    return profileOf(this.invoice).name;
  }

  /** The PDF around the invoice; undefined for an XML file. */
  pdf(language?: string): HybridPdf | undefined {
    return this.around?.report(
      specificationOf(this.invoice),
      semanticInvoice(this.invoice).root,
      languageOf(language),
    );
  }

  /** Judges the invoice; deviations of the PDF around it are warnings. */
  validate(options: ValidationOptions = {}): Validation {
    const language = languageOf(options.language);
    const validation = judgeInvoice(this.invoice, { ...options, language });
    if (!this.around) return validation;
    const found = this.around.findings(specificationOf(this.invoice), language);
    return { ...validation, findings: [...found, ...validation.findings] };
  }

  /** The second reading: what is formally valid and probably not meant. */
  notes(language?: string): Note[] {
    return notesOn(this.invoice, languageOf(language));
  }

  /** The data that German VAT law requires; undefined where neither seller nor place of supply is German. */
  async vatData(language?: string): Promise<VatData | undefined> {
    const { vatDataOf } = await import('./vat').catch(notLoaded);
    return vatDataOf(this.invoice, languageOf(language));
  }

  /** The invoice as a person reads it. */
  document(language?: string): InvoiceDocument {
    return invoiceDocument(this.invoice, languageOf(language));
  }

  /** The XML row by row, with the business terms of each. */
  rows(): XmlRows {
    return xmlRows(this.text, this.invoice);
  }

  /** An attached file by the place of its element, as `document()` names it. */
  attachment(element: number): AttachedFile | undefined {
    return attachedFile(this.invoice, element);
  }

  /** Compares this invoice with another one by business term. */
  compare(other: OpenedInvoice, language?: string): Comparison {
    return compareInvoices(this.invoice, other.invoice, languageOf(language));
  }
}

/** Why something is surely no XML, by its first characters. */
function otherKind(start: string): RefusalReason | undefined {
  if (isPdf(start)) return 'pdf-text';
  const text = start.replaceAll('\0', '').trimStart();
  if (text === '') return 'empty';
  const format = formatByStart(start) ?? formatByStart(text);
  if (format) return format as RefusalReason;
  return /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?\s*</.test(text)
    ? undefined
    : 'not-xml';
}

/** Opens an invoice in XML. Throws as {@link open}. */
export function openXml(
  source: Uint8Array | string,
  { onProgress }: OpenOptions = {},
  pdf?: PdfAround,
): OpenedInvoice {
  const start = typeof source === 'string' ? source.slice(0, 1024) : startOf(source);
  const reason = otherKind(start);
  if (reason) throw new Refusal(reason);
  const given = typeof source === 'string' ? source : decode(source);
  const text = withoutEnvelope(given) ?? given;
  return new OpenedInvoice(text, readInvoice(text, onProgress), pdf);
}

async function bytesOf(source: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await source.arrayBuffer());
  } catch (error) {
    // A folder, or a file that has gone or changed since it was chosen.
    throw new Refusal('unreadable', String(error));
  }
}

/** The reader of PDFs is large, and most files are XML. */
async function readPdf(bytes: Uint8Array): Promise<PdfAround> {
  const { openPdf } = await import('./pdf/around').catch(notLoaded);
  const pdf = await openPdf(bytes);
  if (!('status' in pdf)) return pdf;
  if (pdf.status === 'no-invoice' && pdf.others.some((name) => /^order-x\.xml$/i.test(name))) {
    throw new Refusal('order-x');
  }
  throw new Refusal(`pdf-${pdf.status}`);
}

/**
 * Reads an invoice.
 *
 * @throws Refusal when there is none in the source, or it passes a limit
 */
export async function open(
  source: InvoiceSource,
  options: OpenOptions = {},
): Promise<OpenedInvoice> {
  const size = source instanceof Blob ? source.size : source.length;
  if (size > LIMITS.bytes) throw new Refusal('size');
  if (typeof source === 'string') return openXml(source, options);
  const bytes = source instanceof Blob ? await bytesOf(source) : source;
  if (bytes.length > LIMITS.bytes) throw new Refusal('size');
  const files = isPdf(startOf(bytes)) ? undefined : await unpack(bytes);
  if (files) {
    const [only] = files;
    if (!only) throw new Refusal('container-empty');
    if (files.length > 1) throw new Refusal('container-several');
    return openBytes(only.bytes, options);
  }
  return openBytes(bytes, options);
}

async function openBytes(bytes: Uint8Array, options: OpenOptions): Promise<OpenedInvoice> {
  if (!isPdf(startOf(bytes))) return openXml(bytes, options);
  const pdf = await readPdf(bytes);
  return openXml(pdf.xml, options, pdf);
}

/** The refusal behind an error; anything unforeseen is a fault of the engine. */
export function refusalOf(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('failed', String(error));
}

/** Reads and judges an invoice. Never throws: what cannot be judged is refused with a reason. */
export async function validate(
  source: InvoiceSource,
  options: ValidationOptions = {},
): Promise<Validation> {
  try {
    return (await open(source)).validate(options);
  } catch (error) {
    return refusedValidation(refusalOf(error), options.language);
  }
}
