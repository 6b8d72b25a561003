import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leastCost } from 'edocument-invoice/testing';
import { decodeReport } from './decode';
import { MAX_CHARACTERS } from './protocol';

// Reading them again from each of their parts would take minutes.
it.each([
  'BR-',
  'BR-CO-1',
  'PEPPOL-EN16931-',
  '<',
  '<a b="',
  '[{"',
  "Element '{",
  'must be provided ',
  '- ',
  'BT-1 BT-2 = ',
  '&',
  '|',
  'Pfad: /a',
  'Leitweg-ID ',
  'val-sch.1.1 | error | ',
  'invalid amount code ',
  'Status: RE ',
  'expected 1,00 got ',
  'Feld der "',
  '[{"a": ["field x ',
  '<p class="a" ',
  'Skonto BT-20 ',
  'Error: the „file ',
  '<AccountingSupplierParty><EndpointID ',
  'If you can, the typical errors. ',
  '0 Fehler / 1 Warnung ',
  'Parsed PDF:valid XML:valid ',
  'nur eine Warnung BR-CL-01. ',
  'TestAssertion [ruleId=RuleId [clause=6.1, testNumber=1], status=failed, message=',
])('takes time in proportion to the length: %j', (part) => {
  const costOf = (length: number) => {
    const text = part.repeat(Math.floor(length / part.length));
    return leastCost(() => decodeReport(text, 'en-GB'));
  };
  const ratio = costOf(MAX_CHARACTERS) / costOf(MAX_CHARACTERS / 8);
  // 8 in proportion, 64 by the square.
  expect(ratio).toBeLessThan(24);
});

it('does not try every way to read comments before an element', () => {
  const text = `<?xml version="1.0"?>${'<!-- -->'.repeat(500)}`;
  expect(leastCost(() => decodeReport(text, 'en-GB'))).toBeLessThan(1_000_000);
});

it('has an answer for any text', () => {
  const parts = fc.constantFrom(
    'BR-DE-15',
    '<',
    '>',
    '{',
    '"',
    "'",
    'cvc-',
    'BT-10',
    '\n',
    '|',
    '=',
    'muss',
    '[',
    '\u00ad',
    '&#x0;',
    ' ',
  );
  const texts = fc.oneof(
    fc.string(),
    fc.array(parts).map((all) => all.join('')),
  );
  fc.assert(fc.property(texts, (text) => decodeReport(text, 'de-DE').status !== undefined));
});
