import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { open } from 'edocument-invoice';
import { decodeReport } from '../decode/decode';
import { checkInvoice } from './check';
import { checkXml } from './testing';
import type { Report } from './protocol';

const standard = readFileSync('static/samples/standard.ubl.xml', 'utf8');

function judged(source: string, locale: 'en-GB' | 'de-DE' = 'en-GB'): Report {
  const outcome = checkXml(source, locale);
  if (outcome.status !== 'judged') throw new Error(outcome.reason);
  return outcome.report;
}

describe('a report', () => {
  it('says which rules ran', () => {
    expect(judged(standard)).toMatchObject({
      profile: 'XRechnung',
      verdict: 'valid',
      checked: [
        { name: 'structure' },
        { name: 'en16931', release: '1.3.16' },
        { name: 'xrechnung', release: '2.5.0 (2026-07)' },
      ],
      findings: [],
    });
  });

  it('has causes before consequences', () => {
    const broken = standard
      .replace(/<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, '')
      .replace(/(<cbc:LineExtensionAmount currencyID="EUR">)\d/, '$19');
    const rules = judged(broken).findings.map(({ rule }) => rule);
    expect(rules).toEqual(['BR-DE-15', 'BR-CO-10', 'BR-CO-13']);
  });

  it('has other advice for a value that is missing or no number than for a wrong one', () => {
    const price = (to: string) =>
      judged(standard.replace(/<cbc:PriceAmount.*?<\/cbc:PriceAmount>/, to)).findings.find(
        ({ rule }) => rule === 'BR-27',
      );
    const missing = price('');
    expect(missing?.message).toBe(
      'Item net price (BT-146): missing, so the rule about the value is not met either.',
    );
    expect(missing?.remedy).toMatch(/^Fill the field/);
    expect(missing?.fields[0]?.text).toContain('Unit Price');
    const comma = price('<cbc:PriceAmount currencyID="EUR">250,00</cbc:PriceAmount>');
    expect(comma?.message).toContain('no number');
    expect(comma?.remedy).toMatch(/^Correct the value/);
    const negative = price('<cbc:PriceAmount currencyID="EUR">-1.00</cbc:PriceAmount>');
    expect(negative?.remedy).toContain('quantity');
  });

  it('has the VAT data beside the verdict, what is missing first, with the fields', async () => {
    const withoutTime = standard.replace(/<cac:Delivery>[^]*<\/cac:Delivery>/, '');
    const outcome = await checkInvoice(() => open(withoutTime), 'de-DE');
    if (outcome.status !== 'judged') throw new Error(outcome.reason);
    const { verdict, vat } = outcome.report;
    expect(verdict).toBe('valid');
    expect(vat?.items.map(({ state }) => state).slice(0, 4)).toEqual([
      'missing',
      'unknown',
      'unknown',
      'there',
    ]);
    expect(vat?.items[0]).toMatchObject({
      name: 'Leistungszeitpunkt',
      law: '§ 14 Abs. 4 Satz 1 Nr. 6 UStG',
      fields: expect.arrayContaining([
        expect.objectContaining({ text: expect.stringContaining('Warenausgangsdatum') as string }),
      ]) as unknown,
    });
  });

  it('has no VAT data where German law does not apply', async () => {
    const foreign = standard.replaceAll('>DE<', '>FR<').replace(/>DE(?=\d{9}<)/g, '>FR');
    const outcome = await checkInvoice(() => open(foreign), 'en-GB');
    expect(outcome).toMatchObject({ status: 'judged' });
    expect(outcome).not.toHaveProperty('report.vat');
  });

  it('says of a fault of structure where its cause is', () => {
    const { findings } = judged(standard.replace('<cbc:CustomizationID>', '<cbc:Own/>$&'), 'de-DE');
    const fault = findings.find(({ ruleSet }) => ruleSet === 'structure');
    expect(fault?.fields).toEqual([
      { text: 'XML-Schemazeilen', to: '/Setup/XMLSchemas/XMLSchemaLines' },
    ]);
  });

  it.each(['en-GB', 'de-DE'] as const)('says what to do about each finding: %s', (locale) => {
    const broken = standard
      .replace('<cbc:CustomizationID>', '<cbc:Own/>$&')
      .replace(/<cbc:ID>.*?<\/cbc:ID>/, '')
      .replace(/(<cbc:IssueDate>)[^<]*/, '$122.11.2026')
      .replace(/(<cbc:PriceAmount) currencyID="EUR"/, '$1')
      .replace('<cac:InvoiceLine>', '<cac:InvoiceLine a="1"><cbc:UUID>1</cbc:UUID>');
    const { findings } = judged(broken, locale);
    expect(findings.length).toBeGreaterThan(6);
    for (const { remedy, fields, places } of findings) {
      expect(remedy).toBeTruthy();
      expect(fields[0]?.text).toBeTruthy();
      expect(places[0]?.line).toBeGreaterThan(0);
    }
  });

  it('gives the advice on the structure that the decoder gives', () => {
    const { findings } = judged(standard.replace('<cbc:CustomizationID>', '<cbc:Own/>$&'));
    const [step] = decodeReport('cvc-complex-type.2.4.a: Invalid content', 'en-GB').steps;
    expect(findings[0]?.remedy).toBe(step?.remedy);
    expect(findings[0]?.remedy).toContain('XML schema');
  });

  it('has a warning first when an error follows from it', () => {
    const line = /(<cac:InvoiceLine>[\s\S]*?<cbc:LineExtensionAmount currencyID="EUR">)[^<]*/;
    const { findings } = judged(standard.replace(line, '$1777.00'));
    expect(findings.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual([
      'warning PEPPOL-EN16931-R120',
      'fatal BR-S-08',
      'fatal BR-CO-10',
    ]);
  });

  it('folds equal findings and has the place, value and line of each', () => {
    const line = /<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/.exec(standard)?.[0] ?? '';
    const wrong = line.replace(/unitCode="\w+"/, 'unitCode="KARTON"');
    const more = standard.replace('</Invoice>', `${wrong.repeat(30)}</Invoice>`);
    const unit = judged(more).findings.find(({ rule }) => rule === 'BR-CL-23');
    expect(unit?.count).toBe(30);
    expect(unit?.places).toHaveLength(20);
    expect(unit?.marks).toHaveLength(60);
    const [first] = unit?.places ?? [];
    expect(first?.value).toBe('KARTON');
    expect(first?.excerpt).toMatch(/^<cbc:InvoicedQuantity unitCode="KARTON">/);
    expect(more.split('\n')[(first?.line ?? 0) - 1]).toContain('KARTON');
  });

  it('names the field to fill in the language of the reader', () => {
    const missing = standard.replace(/<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, '');
    const fields = (locale: 'en-GB' | 'de-DE') => judged(missing, locale).findings[0]?.fields;
    expect(fields('en-GB')?.[0]?.text).toBe('Target List: Buyer Reference');
    expect(fields('de-DE')?.[0]?.text).toBe('Zielliste: Käuferreferenz');
  });

  it('has no verdict for a profile whose rules are not here', () => {
    const own = standard.replace(
      /(<cbc:CustomizationID>).*?(<\/cbc:CustomizationID>)/,
      '$1urn:example:own$2',
    );
    expect(judged(own)).toMatchObject({ verdict: 'not-checked', notChecked: ['urn:example:own'] });
  });
});

it.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['%PDF-1.7', 'pdf-text'],
  ['{"invoice": 1}', 'not-xml'],
  ['<a/>', 'kind'],
  ['<a><b></a>', 'malformed'],
  ['<!DOCTYPE a><a/>', 'doctype'],
  ['<a>'.repeat(100), 'depth'],
])('refuses %j: %s', (source, reason) => {
  expect(checkXml(source, 'en-GB')).toMatchObject({ status: 'refused', reason });
  expect(checkXml(new TextEncoder().encode(source), 'en-GB')).toMatchObject({ reason });
});

it.each(['utf-8', 'utf-16le', 'utf-16be'])('reads %s with a byte order mark', (encoding) => {
  const text = `\uFEFF${standard.replace('utf-8', encoding)}`;
  const bytes = Buffer.from(text, encoding === 'utf-8' ? 'utf8' : 'utf16le');
  if (encoding === 'utf-16be') bytes.swap16();
  expect(checkXml(new Uint8Array(bytes), 'en-GB').status).toBe('judged');
});

it('has an outcome for any text and any bytes', () => {
  fc.assert(fc.property(fc.string(), (text) => checkXml(text, 'en-GB').status === 'refused'));
  fc.assert(fc.property(fc.uint8Array(), (bytes) => checkXml(bytes, 'de-DE') !== undefined));
});
