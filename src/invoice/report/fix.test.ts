import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { validateInvoice } from '../validate';

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
