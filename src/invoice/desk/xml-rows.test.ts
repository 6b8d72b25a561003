import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readInvoice } from '../reading/read-xml';
import { xmlRows } from './xml-rows';

const standard = readFileSync('static/samples/standard.ubl.xml', 'utf8');
const rowsOf = (text: string) => xmlRows(text, readInvoice(text));
const textOf = ({ pieces }: { pieces: readonly { text: string }[] }) =>
  pieces.map(({ text }) => text).join('');

it('rows have the text, the line and the terms of the file', () => {
  const rows = rowsOf(standard);
  const reference = rows.find(({ terms }) => terms.includes('BT-10'));
  expect(reference && textOf(reference)).toBe('<cbc:BuyerReference>EK-4711</cbc:BuyerReference>');
  expect(standard.split('\n')[(reference?.line ?? 0) - 1]).toContain('EK-4711');
  expect(reference?.path).toBe('/Invoice/cbc:BuyerReference');
});

it('an element with children leads to its end', () => {
  const rows = rowsOf(standard);
  const supplier = rows.find((row) => textOf(row) === '<cac:AccountingSupplierParty>');
  const end = rows[supplier?.end ?? -1];
  expect(end && textOf(end)).toBe('</cac:AccountingSupplierParty>');
  expect(end?.depth).toBe(supplier?.depth);
});

it('a file without line breaks has the same rows', () => {
  const flat = standard.replace(/>\s+</g, '><');
  expect(rowsOf(flat).map(textOf)).toEqual(rowsOf(standard).map(textOf));
});

it('shows line breaks in values, comments and CDATA, and cuts what is long', () => {
  const text = standard
    .replace('<cbc:BuyerReference>EK-4711', '<!-- a > b --><cbc:BuyerReference><![CDATA[<b>\n]]>x')
    .replace(/(<cbc:Note>)[^<]*/, `$1${'x'.repeat(1000)}`);
  const rows = rowsOf(text).map(textOf);
  expect(rows).toContain('<!-- a > b -->');
  expect(rows).toContain('<cbc:BuyerReference><![CDATA[<b>⏎]]>x</cbc:BuyerReference>');
  expect(Math.max(...rows.map((row) => row.length))).toBeLessThan(400);
});
