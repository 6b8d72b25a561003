import { describe, expect, it } from 'vitest';
import { plain } from '../plain';
import { allIds } from './catalogue';
import { idsIn } from './read';

const rulesIn = (text: string) => idsIn(text).flatMap(({ rules }) => rules);

it('knows every id in every spelling', () => {
  const wrong = [...allIds].filter((id) =>
    [
      id,
      id.toLowerCase(),
      id.replaceAll('-', '_'),
      id.replaceAll('-', ' '),
      id.replaceAll('-', '\u2011'),
      id.replaceAll('-', ''),
    ].some((written) => rulesIn(plain(written)).join() !== id),
  );
  expect(wrong).toEqual([]);
});

describe('an id', () => {
  it.each([
    ['is written officially', 'br_de_15', { id: 'BR-DE-15', rules: ['BR-DE-15'] }],
    ['has leading zeros or none', 'BR-DE-015', { id: 'BR-DE-15', rules: ['BR-DE-15'] }],
    [
      'with parts means all of them',
      'BR-DE-23',
      { id: 'BR-DE-23', rules: ['BR-DE-23-a', 'BR-DE-23-b'] },
    ],
    ['with a part means that', 'BR-DE-23 b', { id: 'BR-DE-23-b', rules: ['BR-DE-23-b'] }],
    ['has its part without a gap', 'DE-R-0231', { id: 'DE-R-023-1', rules: ['DE-R-023-1'] }],
    ['has its part without any gap', 'DER0231', { id: 'DE-R-023-1', rules: ['DE-R-023-1'] }],
    ['before a word of one letter', 'BR-DE-15 a', { id: 'BR-DE-15', rules: ['BR-DE-15'] }],
    ['before a number', 'BR-DE-15 2', { id: 'BR-DE-15', rules: ['BR-DE-15'] }],
    ['with a part that it does not have', 'BR-DE-15-2', { id: 'BR-DE-15-2', rules: [] }],
    ['with a letter that it does not have', 'BR-DE-15a', { id: 'BR-DE-15a', rules: [] }],
    ['with an old name', 'BR-IG-05', { id: 'BR-IG-05', rules: ['BR-AF-05'], renamed: 'BR-AF-05' }],
    ['with an old name that nobody knows', 'BR-IG-99', { id: 'BR-IG-99', rules: [] }],
    ['of older artefacts', 'BR-CO-27', { id: 'BR-50', rules: ['BR-50'] }],
    ['of a family', 'fx sch a 000001', { id: 'fx sch a 000001', rules: [], family: 'FX-SCH-A' }],
    [
      'of the profile EXTENDED for a VAT category',
      'BR-FXEXT-AE-08',
      { id: 'BR-FXEXT-AE-08', rules: [], family: 'BR-FXEXT' },
    ],
    ['with a number that no rule has', 'BR-DE-999', { id: 'BR-DE-999', rules: [] }],
    ['with five digits', 'DE-R-02319', { id: 'DE-R-02319', rules: [] }],
    ['that looks like one', 'UBL-XX-1', { id: 'UBL-XX-1', rules: [] }],
    ['that looks like one, with a part', 'UBL-XX-1-a', { id: 'UBL-XX-1-a', rules: [] }],
    ['that looks like one, in lower case', ' ubl-xx-1 ', { id: 'ubl-xx-1', rules: [] }],
  ])('%s', (_, text, found) => {
    expect(idsIn(text)).toEqual([
      { ...found, index: text.search(/\S/), end: expect.any(Number) as number },
    ]);
  });

  it('says where it is', () => {
    const text = 'See BR-DE-15, R120 and UBL-XX-1, or FX-SCH-A-1.';
    const places = idsIn(text, true).map(({ index, end }) => text.slice(index, end));
    expect(places).toEqual(['BR-DE-15', 'R120', 'UBL-XX-1', 'FX-SCH-A-1']);
  });
});

describe('in a sentence, what is an id', () => {
  it.each([
    ['The rule BR S 8 is not met today', ['BR-S-08']],
    ['The rule br s 8 is not met today', []],
    ['The rule br-s-8 is not met today', []],
    ['The rule br-ae-8 is not met today', ['BR-AE-08']],
    ['The rule br de 15 is not met today', ['BR-DE-15']],
    ['br s 8 is not fulfilled', []],
    ['br s 8 is not met ok', ['BR-S-08']],
    ['  br s 8 is not met ok  ', ['BR-S-08']],
    ['The rule BR-2 is not met today', ['BR-02']],
    ['The rule BR_02 is not met today', ['BR-02']],
    ['The rule BR02 is not met today', ['BR-02']],
    ['We are in room BR 61 today', []],
    [' BR 61 ', ['BR-61']],
    ['BR 61?', []],
    ['BR 2', []],
    ['BR 0002', []],
    ['The rule br-61 is not met today', []],
    ['The rule no-r-1 is not met today', ['NO-R-001']],
    ['The rule NO_R_1 is not met today', ['NO-R-001']],
    ['The rule no-r1 is not met today', ['NO-R-001']],
    ['The rule no_r-1 is not met today', ['NO-R-001']],
    ['The rule NO R 001 is not met today', []],
    ['The rule NOR001 is not met today', []],
    ['NO R 001 is not met', ['NO-R-001']],
    ['NO R 1 is not met', []],
    ['gr s-011 is not met', ['GR-S-011']],
    ['The rule gr-s-011 is not met today', ['GR-S-011']],
  ])('%s', (text, rules) => {
    expect(rulesIn(text)).toEqual(rules);
  });

  it.each(['xBR-02', 'BR-02x', 'The file UBL-Invoice-2.1.xsd', 'The ubl-xx-1 of it'])(
    '%s: none',
    (text) => {
      expect(idsIn(text)).toEqual([]);
    },
  );
});

it('knows one that only looks like one in a sentence, with its part', () => {
  expect(idsIn('The rule UBL-XX-1-a is not met')).toMatchObject([{ id: 'UBL-XX-1-a', rules: [] }]);
});

describe('a short id of Peppol', () => {
  it.each([
    ['is one alone', 'R120', ['PEPPOL-EN16931-R120']],
    ['is one alone in lower case', ' r120 ', ['PEPPOL-EN16931-R120']],
    ['is one in a text about Peppol', 'The Peppol rule R120', ['PEPPOL-EN16931-R120']],
    ['is none in lower case in a text', 'The Peppol rule r120', []],
    ['is none in another text', 'The room R120', []],
    ['has a scope in any text', 'The rule EN16931-R120', ['PEPPOL-EN16931-R120']],
    ['is none with a number that no rule has', 'R999', []],
    ['is none in another scope', 'COMMON-R120', []],
    ['is none at the end of another id', 'Peppol: foo-R120', []],
  ])('%s', (_, text, rules) => {
    expect(idsIn(text).flatMap((found) => found.rules)).toEqual(rules);
    expect(idsIn(text)).toHaveLength(rules.length);
  });
});

describe('a family of which no rule is named', () => {
  it.each([
    ['Fehler in BR-AE-*', 'BR-AE-*', 'vat'],
    ['BR-IG-*', 'BR-IG-*', 'vat'],
    ['Verstöße gegen "BR-DE-*"', 'BR-DE-*', 'any'],
    ['PEPPOL-EN16931-R*', 'PEPPOL-EN16931-R*', 'any'],
  ])('%s', (text, id, family) =>
    expect(idsIn(text).map((found) => [found.id, found.family])).toEqual([[id, family]]),
  );

  it.each(['**BR-DE**', 'BR-*', 'BR-AE *'])('is not: %s', (text) =>
    expect(idsIn(text)).toEqual([]),
  );
});
