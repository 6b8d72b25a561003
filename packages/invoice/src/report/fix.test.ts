import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { validateInvoice } from '../testing/validate-invoice';

const sample = readFileSync('static/samples/standard.ubl.xml', 'utf8');

const fixes = (from: RegExp, to: string) =>
  validateInvoice(sample.replace(from, to)).findings.flatMap(({ shownFix }) => shownFix ?? []);

const ISSUED = /(<cbc:IssueDate>)[^<]*/;
const PAYABLE = /(<cbc:PayableAmount currencyID="EUR">)[^<]*/;

it.each([
  [ISSUED, '22.11.2026', '<cbc:IssueDate>2026-11-22</cbc:IssueDate>'],
  [ISSUED, '20261122', '<cbc:IssueDate>2026-11-22</cbc:IssueDate>'],
  [PAYABLE, '1.190,00', '<cbc:PayableAmount currencyID="EUR">1190.00</cbc:PayableAmount>'],
  [PAYABLE, '1190,00', '<cbc:PayableAmount currencyID="EUR">1190.00</cbc:PayableAmount>'],
  [PAYABLE, '1190.000', '<cbc:PayableAmount currencyID="EUR">1190.00</cbc:PayableAmount>'],
])('%s: %s becomes %s', (from, value, fix) => {
  expect(fixes(from, `$1${value}`)).toContain(fix);
});

it.each([
  [ISSUED, '32.11.2026'],
  [ISSUED, 'tomorrow'],
  [PAYABLE, '1,190'],
  [PAYABLE, ''],
])('%s: %j may mean more than one value', (from, value) => {
  expect(fixes(from, `$1${value}`)).toEqual([]);
});

it('shows the currency that is missing, unless the VAT may be in another one', () => {
  const fix = '<cbc:PayableAmount currencyID="EUR">1190.00</cbc:PayableAmount>';
  const from = /(<cbc:PayableAmount) currencyID="EUR"/;
  expect(fixes(from, '$1')).toContain(fix);
  const foreign = sample.replace(
    '<cac:AccountingSupplierParty>',
    '<cbc:TaxCurrencyCode>USD</cbc:TaxCurrencyCode>$&',
  );
  expect(validateInvoice(foreign.replace(from, '$1')).findings).not.toContainEqual(
    expect.objectContaining({ shownFix: fix }),
  );
});

const VAT = /(<cbc:TaxAmount) currencyID="EUR"(>190.00<\/cbc:TaxAmount>\s*<cac:TaxSub)/;

it.each([
  ['BR-CO-15', 'the VAT total has no currency', VAT, '$1$2'],
  ['BR-CO-15', 'the VAT total is in another currency', VAT, '$1 currencyID="USD"$2'],
  [
    'PEPPOL-EN16931-R120',
    'the quantity is there twice',
    /(<cbc:InvoicedQuantity.*>)4(<.*>)/,
    '$13$2$14$2',
  ],
  ['PEPPOL-EN16931-R120', 'the price is missing', /<cbc:PriceAmount.*<\/cbc:PriceAmount>/, ''],
  [
    'PEPPOL-EN16931-R046',
    'the discount has no amount',
    /<\/cac:Price>/,
    '<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:BaseAmount currencyID="EUR">300.00</cbc:BaseAmount></cac:AllowanceCharge></cac:Price>',
  ],
  [
    'BR-CO-17',
    'the VAT breakdown has no rate',
    /(<cac:TaxSubtotal>[\s\S]*?)<cbc:Percent>.*<\/cbc:Percent>/,
    '$1',
  ],
])('%s: no sum is shown where %s', (rule, _, from, to) => {
  const found = validateInvoice(sample.replace(from, to), { rules: 'all' }).findings.filter(
    (finding) => finding.rule === rule,
  );
  expect(found).not.toEqual([]);
  expect(found.filter(({ expected, shownFix }) => expected ?? shownFix)).toEqual([]);
});

it('shows no group as an amount where the amount is missing', () => {
  const cii = readFileSync('static/samples/standard.cii.xml', 'utf8');
  const xml = cii.replace(/<ram:LineTotalAmount>[^<]*<\/ram:LineTotalAmount>/, '');
  const { findings } = validateInvoice(xml);
  expect(findings.map(({ rule }) => rule)).toContain('BR-24');
  expect(findings.filter(({ shownFix }) => shownFix?.includes('Summation'))).toEqual([]);
});
