import { guardBundler } from '../../loading/bundler';
import { READY } from '../../loading/ready';
import type { LocaleId } from '../../locales';
import { localeId } from '../../locales';
import { isPdf, startOf } from '../../../packages/invoice/src/pdf/is-pdf';
import type { PdfReading } from '../../../packages/invoice/src/pdf/read-pdf';
import { decode } from '../../../packages/invoice/src/reading/decode';
import type { InvoiceXml } from '../../../packages/invoice/src/reading/invoice-xml';
import { ReadError } from '../../../packages/invoice/src/reading/read-error';
import { readInvoice } from '../../../packages/invoice/src/reading/read-xml';
import { attachedFile } from '../../../packages/invoice/src/view/attachment';
import { compareInvoices } from '../../../packages/invoice/src/view/compare';
import { invoiceDocument } from '../../../packages/invoice/src/view/document';
import { checkInvoice } from './check';
import { termHelp } from './facts';
import { hybridReport } from './pdf-report';
import type { Outcome, Reply, Request, Results, Source, TaskName, XmlSource } from './protocol';
import { MAX_BYTES } from './protocol';
import type { Refusal } from './refusal';
import { xmlRows } from './xml-rows';

const reply = (message: Reply) => self.postMessage(message);

type Hybrid = Extract<PdfReading, { status: 'invoice' }>;

/** The XML of a source, and the PDF that it was in. */
interface Opened {
  readonly xml: Uint8Array | string;
  readonly pdf?: Hybrid;
}

/** Why a source cannot be opened. */
class Refused extends Error {
  constructor(readonly reason: Refusal) {
    super(reason);
  }
}

/** The code for PDFs is loaded for the first of them. */
async function openPdf(bytes: Uint8Array): Promise<Opened> {
  const { readInvoicePdf } = await import('../../../packages/invoice/src/pdf/read-pdf').catch(
    () => {
      throw new Refused('not-loaded');
    },
  );
  const pdf = await readInvoicePdf(bytes);
  if (pdf.status !== 'invoice') throw new Refused(`pdf-${pdf.status}`);
  return { xml: pdf.xml, pdf };
}

async function open(source: Source): Promise<Opened> {
  if (typeof source === 'string') return { xml: source };
  const buffer = await source.arrayBuffer().catch(() => {
    // A folder, or a file that has gone or changed since it was chosen.
    throw new Refused('unreadable');
  });
  const bytes = new Uint8Array(buffer);
  if (bytes.length > MAX_BYTES) throw new Refused('size');
  return isPdf(startOf(bytes)) ? openPdf(bytes) : { xml: bytes };
}

const textOf = ({ xml }: Opened) => (typeof xml === 'string' ? xml : decode(xml));

async function check({ id, source }: Request, locale: LocaleId): Promise<Outcome> {
  const opened = await open(source);
  const outcome = checkInvoice(opened.xml, locale, (progress) => reply({ id, progress }));
  if (!opened.pdf || outcome.status === 'refused') return outcome;
  const pdf = hybridReport(opened.pdf, readInvoice(opened.xml), locale);
  return { status: 'judged', report: { ...outcome.report, pdf } };
}

function xmlSource(text: string, locale: LocaleId): XmlSource {
  const rows = xmlRows(text, readInvoice(text));
  const ids = new Set(rows.terms.flatMap((terms) => (terms === '' ? [] : terms.split(' '))));
  return { rows, terms: Object.fromEntries([...ids].map((id) => [id, termHelp(id, locale)])) };
}

async function invoiceOf(source: Source): Promise<InvoiceXml> {
  const { xml } = await open(source);
  return readInvoice(xml);
}

const TASKS: {
  readonly [Name in TaskName]: (request: Request, locale: LocaleId) => Promise<Results[Name]>;
} = {
  check: (request, locale) =>
    check(request, locale).catch((error: unknown): Outcome => {
      if (error instanceof Refused) return { status: 'refused', reason: error.reason };
      throw error;
    }),
  document: async ({ source }, locale) => invoiceDocument(await invoiceOf(source), locale),
  rows: async ({ source }, locale) => xmlSource(textOf(await open(source)), locale),
  attachment: async ({ source, element = -1 }) => attachedFile(await invoiceOf(source), element),
  compare: async ({ source, other = '' }, locale) =>
    compareInvoices(await invoiceOf(source), await invoiceOf(other), locale),
};

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused || error instanceof ReadError) return error.reason;
  return 'failed';
}

let queue: Promise<void> = Promise.resolve();

/** Entry of the Web Worker that keeps the work on invoices off the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  queue = queue.then(async () => {
    const { id, task, locale } = data;
    try {
      reply({ id, result: await TASKS[task](data, localeId(locale)) });
    } catch (error) {
      reply({ id, refused: refusalOf(error) });
    }
  });
});

// The code for PDFs is fetched anew where it is damaged.
if (process.env.NODE_ENV === 'production') guardBundler();
self.postMessage(READY);
