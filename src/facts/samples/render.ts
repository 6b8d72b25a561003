import { readFileSync } from 'node:fs';
import path from 'node:path';
import { InvoiceService, type Invoice } from '@e-invoice-eu/core';
import { PDF_SAMPLES, pdfPath, SAMPLE_NAMES, SYNTAXES, type Syntax } from './catalogue';
import { renderCii } from './cii';
import { renderPdf } from './pdf';
import { readSampleData, sampleFile } from './read';

const FORMAT = 'UBL';

const silent = {
  log: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

async function renderUbl(invoice: Invoice): Promise<string> {
  const service = new InvoiceService(silent);
  const raw = await service.generate(invoice, { format: FORMAT, lang: 'de' });
  if (typeof raw !== 'string') throw new Error(`${FORMAT} gave a binary file.`);
  // The schema location is a relative path that exists on nobody's machine.
  const located = raw
    .replace(/\s+xmlns:xsi="[^"]*"/, '')
    .replace(/\s+xsi:schemaLocation="[^"]*"/, '');
  // Imported late, because the module awaits at its top and this file may be loaded as CommonJS.
  const { ParseOption, XmlDocument } = await import('libxml2-wasm');
  const doc = XmlDocument.fromString(located, { option: ParseOption.XML_PARSE_NOBLANKS });
  try {
    return `${doc.toString({ format: true, encoding: 'utf-8' }).trimEnd()}\n`;
  } finally {
    doc.dispose();
  }
}

/**
 * Renders an invoice as XML in one syntax: two spaces a level, one tag a line, final newline.
 * The result depends on nothing but the data. Throws when the data does not fit the JSON schema
 * of `@e-invoice-eu/core`.
 */
export async function renderInvoice(invoice: Invoice, syntax: Syntax): Promise<string> {
  return syntax === 'cii' ? renderCii(invoice) : renderUbl(invoice);
}

/** One sample file as it should be. */
interface RenderedSample {
  /** Absolute path of the file. */
  file: string;
  content: Buffer;
}

/** Renders all samples in both syntaxes, and the hybrid PDFs; `root` is the project folder. */
export async function renderSamples(root = process.cwd()): Promise<RenderedSample[]> {
  const rendered: RenderedSample[] = [];
  for (const name of SAMPLE_NAMES) {
    const { invoice } = readSampleData(name, root);
    for (const syntax of SYNTAXES) {
      const content = Buffer.from(await renderInvoice(invoice, syntax));
      rendered.push({ file: sampleFile(name, syntax, root), content });
    }
  }
  for (const name of PDF_SAMPLES) {
    const { invoice } = readSampleData(name, root);
    const content = await renderPdf(invoice, renderCii(invoice));
    rendered.push({ file: path.join(root, 'static', pdfPath(name)), content });
  }
  return rendered;
}

/** The samples whose file is missing or differs from what the data gives. */
export function outOfStep(samples: readonly RenderedSample[]): RenderedSample[] {
  return samples.filter(({ file, content }) => {
    try {
      return !readFileSync(file).equals(content);
    } catch {
      return true;
    }
  });
}
