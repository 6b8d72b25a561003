import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readInvoice, xmlRows } from 'edocument-invoice/testing';
import { checkXml } from './testing';
import { findingsByRow } from './xml-marks';

const standard = readFileSync('static/samples/standard.ubl.xml', 'utf8');
const line = /<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/.exec(standard)?.[0] ?? '';
const wrong = line.replace(/unitCode="\w+"/, 'unitCode="KARTON"').repeat(41);
const broken = standard
  .replace('</Invoice>', () => `${wrong}</Invoice>`)
  .replace(/<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, '');

/** Rows with their rules, as `text: ids`. */
function markedRows(text: string): string[] {
  const outcome = checkXml(text, 'en-GB');
  if (outcome.status !== 'judged') throw new Error(outcome.reason);
  const rows = xmlRows(text, readInvoice(text));
  return [...findingsByRow(rows, outcome.report.findings)].map(
    ([row, findings]) => `${rows.texts[row]}: ${findings.map(({ rule }) => rule).join(' ')}`,
  );
}

it('marks the row of every finding, however many are equal', () => {
  const units = markedRows(broken).filter((row) => row.includes('BR-CL-23'));
  expect(units).toHaveLength(41);
  expect(new Set(units)).toEqual(
    new Set([expect.stringMatching(/^<cbc:InvoicedQuantity unitCode="KARTON">.*: BR-CL-23$/)]),
  );
});

it('marks the same rows in a file that is one line', () => {
  const flat = broken.replace(/>\s+</g, '><');
  expect(flat.split('\n').length).toBeLessThan(4);
  expect(markedRows(flat)).toEqual(markedRows(broken));
});
