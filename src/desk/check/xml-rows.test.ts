import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readInvoice, xmlRows } from 'edocument-invoice/testing';
import { xmlPieces } from './xml-pieces';

const standard = readFileSync('static/samples/standard.ubl.xml', 'utf8');
const rowsOf = (text: string) => xmlRows(text, readInvoice(text));

it('rows have the text, the line and the terms of the file', () => {
  const { texts, lines, terms } = rowsOf(standard);
  const at = terms.indexOf('BT-10');
  expect(texts[at]).toBe('<cbc:BuyerReference>EK-4711</cbc:BuyerReference>');
  expect(standard.split('\n')[(lines[at] ?? 0) - 1]).toContain('EK-4711');
});

it('an element with children leads to its end', () => {
  const { texts, ends, depths } = rowsOf(standard);
  const at = texts.indexOf('<cac:AccountingSupplierParty>');
  const end = ends[at] ?? 0;
  expect(texts[end]).toBe('</cac:AccountingSupplierParty>');
  expect(depths[end]).toBe(depths[at]);
});

it('a file without line breaks has the same rows', () => {
  const flat = standard.replace(/>\s+</g, '><');
  expect(rowsOf(flat).texts).toEqual(rowsOf(standard).texts);
});

it('shows line breaks in values, comments and CDATA, and cuts what is long', () => {
  const { texts } = rowsOf(
    standard
      .replace(
        '<cbc:BuyerReference>EK-4711',
        '<!-- a > b --><cbc:BuyerReference><![CDATA[<b>\n]]>x',
      )
      .replace(/(<cbc:Note>)[^<]*/, `$1${'x'.repeat(1000)}`),
  );
  expect(texts).toContain('<!-- a > b -->');
  expect(texts).toContain('<cbc:BuyerReference><![CDATA[<b>⏎]]>x</cbc:BuyerReference>');
  expect(Math.max(...texts.map((row) => row.length))).toBeLessThan(700);
});

it.each([
  ['<cbc:ID a="1>" b=\'2\'>x &amp; y</cbc:ID>', 'tag name text value name text value tag text tag'],
  ['<!-- <a> -->', 'comment'],
  ['<?xml version="1.0"?>', 'comment'],
  ['<a/>', 'tag'],
  ['<![CDATA[<b>]]>', 'text'],
  ['<cut a="1', 'tag text'],
])('the pieces of %s are the whole row', (row, kinds) => {
  const pieces = xmlPieces(row);
  expect(pieces.map(({ text }) => text).join('')).toBe(row);
  expect(
    pieces
      .map(({ kind }) => kind)
      .filter((kind, index, all) => index === 0 || kind !== all[index - 1] || kind !== 'tag')
      .join(' '),
  ).toBe(kinds);
});
