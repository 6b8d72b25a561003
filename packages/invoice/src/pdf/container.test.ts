import { readdirSync, readFileSync } from 'node:fs';
import { PDF } from '@libpdf/core';
import { PDFDocument, PDFName } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { open } from '../open';
import { readInvoicePdf } from './read-pdf';
import { hybridPdf } from './testing';

const SAMPLES = 'static/samples';
const pdfs = readdirSync(SAMPLES).filter((name) => name.endsWith('.pdf'));
const whole = readFileSync(`${SAMPLES}/direct-debit.zugferd.pdf`);
const changed = (change: (text: string) => string) =>
  Buffer.from(change(whole.toString('latin1')), 'latin1');
const xml = readFileSync(`${SAMPLES}/standard.cii.xml`, 'utf8');

async function warnings(bytes: Uint8Array): Promise<string[]> {
  const { findings } = (await open(bytes)).validate({ language: 'de-DE' });
  return findings.filter(({ rule }) => rule.startsWith('pdf-')).map(({ rule }) => rule);
}

async function withPages(change: (pdf: PDFDocument) => void): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(
    await hybridPdf(xml, { name: 'xrechnung.xml', level: 'XRECHNUNG' }),
  );
  change(pdf);
  return pdf.save();
}

describe('the PDF around an invoice', () => {
  it.each(pdfs)('has nothing that a program refuses: %s', async (name) => {
    expect(await warnings(readFileSync(`${SAMPLES}/${name}`))).toEqual([]);
  });

  it.each<[what: string, bytes: () => Uint8Array | Promise<Uint8Array>, rules: string[]]>([
    ['that was cut off', () => whole.subarray(0, -200), ['pdf-end', 'pdf-references']],
    ['without its end mark', () => changed((text) => text.replace(/%%EOF\s*$/, '')), ['pdf-end']],
    [
      'whose start of the table is wrong',
      () => changed((text) => text.replace(/startxref\s+\d+/, 'startxref\n100')),
      ['pdf-references'],
    ],
    [
      'whose objects are somewhere else',
      () => changed((text) => text.replace('\n', '\n%moved\n')),
      ['pdf-references'],
    ],
    [
      'that is encrypted, and readable',
      async () => {
        const pdf = await PDF.load(new Uint8Array(whole));
        pdf.setProtection({ ownerPassword: 'owner' });
        return pdf.save();
      },
      ['pdf-encryption'],
    ],
    [
      'with a script of the document',
      () =>
        withPages(({ catalog, context }) => {
          const names = catalog.lookup(PDFName.of('Names'));
          if (!names || !('set' in names)) throw new Error('no names');
          catalog.set(PDFName.of('Names'), context.obj({ JavaScript: { Names: [] } }));
        }),
      ['pdf-script'],
    ],
    [
      'with a script of an annotation',
      () =>
        withPages((pdf) => {
          const annotation = { Subtype: 'Widget', AA: { E: { S: 'JavaScript' } } };
          pdf.getPage(0).node.set(PDFName.of('Annots'), pdf.context.obj([annotation]));
        }),
      ['pdf-script'],
    ],
    [
      'with a font in a form, below the pages',
      () =>
        withPages((pdf) => {
          const form = pdf.context.stream('', {
            Subtype: 'Form',
            Resources: { Font: { F: { Subtype: 'TrueType', BaseFont: 'Arial' } } },
          });
          const resources = { XObject: { X: pdf.context.register(form) } };
          const { node } = pdf.getPage(0);
          node.delete(PDFName.of('Resources'));
          node.Parent()?.set(PDFName.of('Resources'), pdf.context.obj(resources));
        }),
      ['pdf-fonts'],
    ],
  ])('%s is said to be so', async (_, bytes, rules) => {
    expect(await warnings(await bytes())).toEqual(rules);
  });

  it('is called damaged, not without an invoice, when the invoice was cut off', async () => {
    const reading = await readInvoicePdf(whole.subarray(0, whole.length * 0.8));
    expect(reading).toEqual({ status: 'damaged' });
  });

  it('names each missing font once', async () => {
    const reading = await readInvoicePdf(await hybridPdf(xml, { hasFont: false }));
    expect(reading).toMatchObject({ container: { missingFonts: ['Helvetica'] } });
  });
});
