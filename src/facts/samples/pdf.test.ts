import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFString } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { readInvoicePdf } from 'edocument-invoice/testing';
import { PDF_SAMPLES, pdfPath } from './catalogue';
import { readSampleData, readSampleXml } from './read';

const german = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });

describe.each(PDF_SAMPLES)('%s as ZUGFeRD', (name) => {
  const bytes = readFileSync(path.join('static', pdfPath(name)));

  it('contains the CII as factur-x.xml, an alternative to the pages, and the metadata', async () => {
    const reading = await readInvoicePdf(bytes);
    expect(reading).toMatchObject({
      status: 'invoice',
      file: { name: 'factur-x.xml', relationship: 'Alternative' },
      others: [],
    });
    if (reading.status !== 'invoice') return;
    expect(Buffer.from(reading.xml).toString()).toBe(readSampleXml(name, 'cii'));
    expect(JSON.stringify(reading.metadata)).toContain('EN 16931');
  });

  it('shows a reader number, date, totals and IBAN', async () => {
    const reading = await readInvoicePdf(bytes);
    const text = reading.status === 'invoice' ? reading.text.replaceAll(/\s+/g, ' ') : '';
    const invoice = readSampleData(name).invoice['ubl:Invoice'];
    const totals = invoice['cac:LegalMonetaryTotal'];
    expect(text).toContain(`Rechnung ${invoice['cbc:ID']}`);
    expect(text).toContain(
      `Rechnungsdatum: ${invoice['cbc:IssueDate'].split('-').reverse().join('.')}`,
    );
    for (const amount of [totals['cbc:TaxExclusiveAmount'], totals['cbc:PayableAmount']]) {
      expect(text).toContain(`${german.format(Number(amount))} EUR`);
    }
    const [means] = invoice['cac:PaymentMeans'] ?? [];
    const iban =
      means?.['cac:PayeeFinancialAccount']?.['cbc:ID'] ??
      means?.['cac:PaymentMandate']?.['cac:PayerFinancialAccount']?.['cbc:ID'];
    expect(text.replaceAll(' ', '')).toContain(`IBAN${iban}`);
  });

  it('has what PDF/A-3 asks for: embedded font, colour profile, identifier, language', async () => {
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const { context, catalog } = document;
    const dictionaries = context.enumerateIndirectObjects().flatMap(([, object]) => {
      if (object instanceof PDFDict) return [object];
      return object instanceof PDFRawStream ? [object.dict] : [];
    });
    const descriptors = dictionaries.filter(
      (one) => one.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'),
    );
    expect(descriptors).toHaveLength(1);
    expect(descriptors[0]?.has(PDFName.of('FontFile2'))).toBe(true);
    expect(catalog.has(PDFName.of('OutputIntents'))).toBe(true);
    expect(catalog.has(PDFName.of('AF'))).toBe(true);
    expect(catalog.get(PDFName.of('Lang'))).toEqual(PDFString.of('de-DE'));
    expect(context.trailerInfo.ID).toBeDefined();
    expect(bytes.toString('latin1')).toContain('<pdfaid:part>3</pdfaid:part>');
  });
});
