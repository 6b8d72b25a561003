import { readFileSync } from 'node:fs';
import { InvoiceService, type Invoice } from '@e-invoice-eu/core';
import { SAMPLE_NAMES, SYNTAXES, type SampleName, type Syntax } from './catalogue';
import { completeCii } from './complete-cii';
import { readSampleData, sampleFile } from './read';

const FORMATS: Record<Syntax, string> = { ubl: 'XRECHNUNG-UBL', cii: 'XRECHNUNG-CII' };

const silent = {
  log: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

/**
 * Renders an invoice as XML in one syntax: two spaces a level, one tag a line, final newline.
 * The result depends on nothing but the data. Throws when the data does not fit the JSON schema
 * of `@e-invoice-eu/core`.
 */
export async function renderInvoice(invoice: Invoice, syntax: Syntax): Promise<string> {
  const service = new InvoiceService(silent);
  const raw = await service.generate(invoice, { format: FORMATS[syntax], lang: 'de' });
  if (typeof raw !== 'string') throw new Error(`${FORMATS[syntax]} gave a binary file.`);
  // The schema location is a relative path that exists on nobody's machine.
  const located = raw
    .replace(/\s+xmlns:xsi="[^"]*"/, '')
    .replace(/\s+xsi:schemaLocation="[^"]*"/, '');
  // Imported late, because the module awaits at its top and this file may be loaded as CommonJS.
  const { ParseOption, XmlDocument } = await import('libxml2-wasm');
  const doc = XmlDocument.fromString(located, { option: ParseOption.XML_PARSE_NOBLANKS });
  try {
    if (syntax === 'cii') completeCii(doc, invoice);
    return `${doc.toString({ format: true, encoding: 'utf-8' }).trimEnd()}\n`;
  } finally {
    doc.dispose();
  }
}

/** One sample file as it should be. */
export interface RenderedSample {
  name: SampleName;
  syntax: Syntax;
  /** Absolute path of the file. */
  file: string;
  xml: string;
}

/** Renders all samples in both syntaxes; `root` is the project folder. */
export async function renderSamples(root = process.cwd()): Promise<RenderedSample[]> {
  const rendered: RenderedSample[] = [];
  for (const name of SAMPLE_NAMES) {
    const { invoice } = readSampleData(name, root);
    for (const syntax of SYNTAXES) {
      const xml = await renderInvoice(invoice, syntax);
      rendered.push({ name, syntax, file: sampleFile(name, syntax, root), xml });
    }
  }
  return rendered;
}

/** The samples whose file is missing or differs from what the data gives. */
export function outOfStep(samples: readonly RenderedSample[]): RenderedSample[] {
  return samples.filter(({ file, xml }) => {
    try {
      return readFileSync(file, 'utf8') !== xml;
    } catch {
      return true;
    }
  });
}
