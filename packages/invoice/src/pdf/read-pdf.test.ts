import { readFileSync } from 'node:fs';
import { PDF } from '@libpdf/core';
import fc from 'fast-check';
import { PDFArray, PDFDocument, PDFName, type PDFObject, PDFRawStream } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { isPdf, startOf } from './is-pdf';
import { readInvoicePdf } from './read-pdf';
import { bombPdf, contentPdf, hybridPdf } from './testing';

const xml = readFileSync('static/samples/standard.cii.xml', 'utf8');

async function encrypted(options: { userPassword?: string }): Promise<Uint8Array> {
  const pdf = await PDF.load(await hybridPdf(xml));
  pdf.setProtection({ ownerPassword: 'owner', ...options });
  return pdf.save();
}

/** A hybrid PDF whose embedded file names its filter by reference, alone or in a list. */
async function withNamedFilter(isList: boolean): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await hybridPdf(xml));
  const { context } = pdf;
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    if (object.dict.get(PDFName.of('Type')) !== PDFName.of('EmbeddedFile')) continue;
    const filter = context.register(PDFName.of('FlateDecode'));
    object.dict.set(PDFName.of('Filter'), isList ? context.obj([filter]) : filter);
  }
  return pdf.save();
}

describe('a hybrid PDF', () => {
  it.each([false, true])(
    'is decoded by a filter that it names by reference, in a list: %s',
    async (isList) => {
      const reading = await readInvoicePdf(await withNamedFilter(isList));
      expect(reading.status === 'invoice' && new TextDecoder().decode(reading.xml)).toBe(xml);
    },
  );

  it.each([
    ['of 3 MB', ' '.repeat(3_000_000), 'Rechnung 4711'],
    ['with more bytes than an invoice has', ' '.repeat(4_000_001), ''],
    ['with more text operators than an invoice has', '() Tj '.repeat(100_001), ''],
  ])('gives the text of pages %s: %#', async (_, more, expected) => {
    const pdf = await PDFDocument.load(await hybridPdf(xml, { text: 'Rechnung 4711' }));
    const { context } = pdf;
    const node = pdf.getPage(0).node;
    const own = context.lookup(node.get(PDFName.of('Contents')));
    const parts = own instanceof PDFArray ? own.asArray() : [node.get(PDFName.of('Contents'))];
    const all = [...parts, context.register(context.flateStream(more))];
    node.set(PDFName.of('Contents'), context.obj(all as PDFObject[]));
    const reading = await readInvoicePdf(await pdf.save());
    expect(reading).toMatchObject({ status: 'invoice', text: expected });
  });

  it('gives the invoice, its file, the metadata and the visible text', async () => {
    const reading = await readInvoicePdf(await hybridPdf(xml, { text: 'Rechnung 4711\n119,00' }));
    expect(reading).toMatchObject({
      status: 'invoice',
      file: { name: 'factur-x.xml', relationship: 'Alternative' },
      others: [],
      metadata: {
        conformanceLevel: 'EN 16931',
        fileName: 'factur-x.xml',
        documentType: 'INVOICE',
        version: '1.0',
        pdfaPart: '3',
      },
    });
    if (reading.status !== 'invoice') throw new Error(reading.status);
    expect(new TextDecoder().decode(reading.xml)).toBe(xml);
    expect(reading.text).toContain('4711');
    expect(reading.text).toContain('119,00');
  });

  it.each(['xrechnung.xml', 'ZUGFeRD-invoice.xml', 'my invoice.xml'])(
    'is found by its name or its content: %s',
    async (name) => {
      expect(await readInvoicePdf(await hybridPdf(xml, { name }))).toMatchObject({
        status: 'invoice',
        file: { name },
      });
    },
  );

  it('may be encrypted without a password for reading', async () => {
    expect(await readInvoicePdf(await encrypted({}))).toMatchObject({ status: 'invoice' });
  });
});

describe('any other PDF has a status', () => {
  it('encrypted, when it needs a password', async () => {
    const bytes = await encrypted({ userPassword: 'secret' });
    expect(await readInvoicePdf(bytes)).toEqual({ status: 'encrypted' });
  });

  it('no-invoice, with the names of other files', async () => {
    const empty = await PDFDocument.create();
    empty.addPage();
    expect(await readInvoicePdf(await empty.save())).toEqual({ status: 'no-invoice', others: [] });
    const other = await hybridPdf('<order/>', { name: 'order.xml' });
    expect(await readInvoicePdf(other)).toEqual({ status: 'no-invoice', others: ['order.xml'] });
  });

  it('damaged', async () => {
    const bytes = new TextEncoder().encode('%PDF-1.7\nnothing of the kind');
    expect(await readInvoicePdf(bytes)).toEqual({ status: 'damaged' });
  });

  it.each([
    [100, 1],
    [40, 2],
  ] as const)('too-large, when a stream becomes %i MB by %i filters', async (size, filters) => {
    const bytes = await bombPdf(size, filters);
    expect(bytes.length).toBeLessThan(200_000);
    expect(await readInvoicePdf(bytes)).toEqual({ status: 'too-large' });
  });

  it.each([
    ['a page', '1 0 0 1 0 0 cm ) } {'],
    ['a page, between objects', '[(A) ) 3] TJ'],
  ])('invoice, without text, when %s has brackets that nothing opened', async (_, content) => {
    const { text, status } = {
      text: '',
      ...(await readInvoicePdf(await contentPdf(xml, content))),
    };
    expect({ text, status }).toEqual({ text: '', status: 'invoice' });
  });

  it('whatever is cut off or changed', async () => {
    const whole = await hybridPdf(xml);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
        const changed = whole.slice();
        changed[at] = byte;
        expect((await readInvoicePdf(changed)).status).toBeTruthy();
        expect((await readInvoicePdf(whole.slice(0, at))).status).toBeTruthy();
      }),
      { numRuns: 150 },
    );
  }, 30_000);
});

it('a PDF is recognised by its first bytes', () => {
  const start = (text: string) => startOf(new TextEncoder().encode(text));
  expect(isPdf(start('%PDF-1.7'))).toBe(true);
  expect(isPdf(start('\r\n%PDF-1.4'))).toBe(true);
  expect(isPdf(start('<Invoice/>'))).toBe(false);
});
