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
    .map(({ name, found, expected }) => `${name}: ${found ?? '–'}, ${expected ?? '–'}`);
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

it('fonts, scripts and metadata that PDF/A forbids are found', async () => {
  expect(
    await brokenChecks({
      name: 'xrechnung.xml',
      level: 'XRECHNUNG',
      hasFont: false,
      script: 'app.alert(1)',
      description: 'Version',
    }),
  ).toEqual(['description: –, –', 'script: –, –', 'fonts: Helvetica, –']);
});

it('says when other embedded files are invoices too, also of the same name', async () => {
  for (const other of ['second.xml', 'xrechnung.xml']) {
    expect(
      await brokenChecks({ name: 'xrechnung.xml', level: 'XRECHNUNG', also: [other, 'a.txt'] }),
    ).toEqual([`onlyInvoice: xrechnung.xml | ${other}, xrechnung.xml`]);
  }
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
  ['02/11/2026', ['BT-2']],
  ['11/02/2026', ['BT-2']],
  ['02-11-26', ['BT-2']],
  ['2.11.26', ['BT-2']],
  ['2026-11-02', ['BT-2']],
  ['02-Nov-2026', ['BT-2']],
  ['2 NOV 2026', ['BT-2']],
  ['2.\u00A0November\u00A02026', ['BT-2']],
  ['3. November 2026', []],
  ['2. Dezember 2026', []],
  ["1'190.00", ['BT-112', 'BT-115']],
  ['1190,00', ['BT-112', 'BT-115']],
  ['1190.00', ['BT-112', 'BT-115']],
  ['1.190,0', []],
  ['11.190,00 and 1.190,00', ['BT-112', 'BT-115']],
  ['de89370400440532013000', ['BT-84']],
  ['No. 103001', ['BT-1']],
  ['4103001', []],
  // Columns that touch, and values that do.
  ['Nr.\u202F103001\t5', ['BT-1']],
  // Part of other numbers.
  ['1030012 11.190,00', []],
])('what a person sees in "%s"', (text, terms) => {
  expect(visible(text)).toEqual(terms);
});

it('pages are compared with accounts and totals wherever they are in the invoice', () => {
  const credit = readInvoice(readFileSync('static/samples/credit-memo.ubl.xml', 'utf8'));
  const values = visibleValues('x', semanticInvoice(credit).root);
  expect(values.map(({ term }) => term)).toEqual(
    expect.arrayContaining(['BT-1', 'BT-2', 'BT-109', 'BT-112', 'BT-115']),
  );
  expect(values.every(({ isVisible }) => !isVisible)).toBe(true);
});

it.each([
  ['urn:factur-x.eu:1p0:minimum', 'MINIMUM'],
  ['urn:factur-x.eu:1p0:basicwl', 'BASIC WL'],
  ['urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic', 'BASIC'],
  ['urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended', 'EXTENDED'],
  ['urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0', 'XRECHNUNG'],
  ['urn:cen.eu:en16931:2017', 'EN 16931'],
  ['urn:example:basic-or-so', undefined],
])('%s asks for the conformance level %s', (specification, level) => {
  const reading = {
    status: 'invoice',
    xml: new Uint8Array(),
    file: { name: 'factur-x.xml', relationship: 'Alternative' },
    others: [],
    otherInvoices: [],
    metadata: {},
    container: {
      hasEnd: true,
      hasReferences: true,
      isEncrypted: false,
      hasScript: false,
      missingFonts: [],
    },
    text: '',
  } as const;
  const checks = new Map(hybridChecks(reading, specification).map((one) => [one.name, one]));
  expect(checks.get('conformanceLevel')?.expected).toBe(level);
  expect(checks.get('fileName')?.holds).toBe(level !== 'XRECHNUNG');
  const isBooking = level === 'MINIMUM' || level === 'BASIC WL';
  expect(checks.get('relationship')).toMatchObject(
    isBooking ? { holds: false, expected: 'Data' } : { holds: true },
  );
  expect(checks.get('pdfa')).toEqual({ name: 'pdfa', holds: false, expected: '3 | 4' });
});

it('a page without text has nothing to compare', () => {
  expect(visibleValues(' \n', semanticInvoice(invoice).root)).toEqual([]);
});
