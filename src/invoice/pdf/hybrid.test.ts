import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { specificationOf } from '../profile';
import { readInvoice } from '../reading/read-xml';
import { semanticInvoice } from '../view/semantic';
import { hybridChecks, visibleValues } from './hybrid';
import { readInvoicePdf } from './read-pdf';
import { hybridPdf } from './testing';

const xml = readFileSync('static/samples/standard.cii.xml', 'utf8');
const invoice = readInvoice(xml);

async function brokenChecks(options: Parameters<typeof hybridPdf>[1]): Promise<string[]> {
  const reading = await readInvoicePdf(await hybridPdf(xml, options));
  if (reading.status !== 'invoice') throw new Error(reading.status);
  return hybridChecks(reading, specificationOf(invoice))
    .filter(({ holds }) => !holds)
    .map(({ name, found, expected }) => `${name}: ${found ?? '–'}, ${expected}`);
}

it('nothing is wrong with an XRechnung in a PDF as ZUGFeRD wants it', async () => {
  expect(await brokenChecks({ name: 'xrechnung.xml', level: 'XRECHNUNG' })).toEqual([]);
});

it('file name, relationship and level are compared with the invoice', async () => {
  expect(
    await brokenChecks({ name: 'factur-x.xml', level: 'EXTENDED', relationship: 'Unspecified' }),
  ).toEqual([
    'fileName: factur-x.xml, xrechnung.xml',
    'relationship: Unspecified, Alternative | Data | Source',
    'conformanceLevel: EXTENDED, XRECHNUNG',
  ]);
});

const visible = (text: string) =>
  visibleValues(text, semanticInvoice(invoice).root)
    .filter(({ isVisible }) => isVisible)
    .map(({ term }) => term);

it.each([
  ['Rechnung 103001 vom 02.11.2026', ['BT-1', 'BT-2']],
  ['Rechnung vom 2. November 2026', ['BT-2']],
  ['Invoice of November 2, 2026', ['BT-2']],
  ['Netto 1.000,00 Brutto 1.190,00', ['BT-109', 'BT-112', 'BT-115']],
  ['Total EUR1,190.00', ['BT-112', 'BT-115']],
  ['IBAN DE89 3704 0044 0532 0130 00', ['BT-84']],
  // Part of other numbers.
  ['1030012 11.190,00', []],
])('what a person sees in "%s"', (text, terms) => {
  expect(visible(text)).toEqual(terms);
});

it('a page without text has nothing to compare', () => {
  expect(visibleValues(' \n', semanticInvoice(invoice).root)).toEqual([]);
});
