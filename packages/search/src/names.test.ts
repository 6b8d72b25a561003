import { describe, expect, it } from 'vitest';
import { familiesOf, idsAround, nameKey, subjectKey } from './names';

describe('the key of a name', () => {
  it.each([
    ['UBL-CR-646', ['ubl cr 646', 'UBLCR646', 'UBL‑CR‑646', 'ubl_cr_646', ' UBL–CR–646 ']],
    ['BR-DE-15', ['BR_DE_15', 'br-de-015', 'BR DE 15?', 'brde15', '[BR-DE-15]']],
    ['BT-125-1', ['bt 125 1', 'BT125-1', 'bt_125_1']],
    ['BR-01', ['br 1', 'BR-1', 'br01']],
    ['ISO-Code', ['iso code', 'ISO‑Code', 'Iso\u00adcode']],
    ['VATEX-EU-AE', ['vatex eu ae', 'VATEX_EU_AE']],
  ])('is one for all spellings of %s', (name, spellings) => {
    expect(spellings.map(nameKey)).toEqual(spellings.map(() => nameKey(name)));
  });

  it('tells names apart that differ in more than spelling', () => {
    const names = ['BT-12', 'BT-1-2', 'BT-125-1', 'BT-1251', '0088', '88', 'C62', 'BR-DE-1'];
    expect(new Set(names.map(nameKey)).size).toBe(names.length);
  });

  it('keeps the case of one or two letters', () => {
    expect(nameKey('AE')).not.toBe(nameKey('ae'));
    expect(nameKey('usd')).toBe(nameKey('USD'));
  });

  it.each([
    ['AE', 'AE'],
    ['USD', 'usd'],
    ['ｃ６２', 'c62'],
    // Zeros count in codes, and within and at the end of a number.
    ['BR-100', 'br100'],
    ['BR-0', 'br0'],
    ['BR-007-08', 'br7-8'],
    ['B-007', 'b007'],
    ['007', '007'],
    ['1 2 3', '1-2-3'],
    ['Größe', 'größe'],
    ['Gro\u0308ße', 'größe'],
    ['', ''],
    [' . ', '.'],
  ])('of %s is %s', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });

  it('is the sign itself where there is no letter', () => {
    expect(nameKey(' € ')).toBe('€');
  });
});

describe('the key of a subject', () => {
  it.each([
    [
      'de',
      'Bestellnummer',
      ['Wo trage ich die Bestellnummern in der E-Rechnung ein?', 'Feld Bestellnummer'],
    ],
    ['de', 'Lieferdatum', ['In welchem Feld steht das Lieferdatum', 'Lieferdatum fehlt im XML']],
    ['en', 'due date', ['Where do I enter the due dates', 'due date missing in the XML file']],
  ] as const)('is one in %s for %s and questions about it', (language, name, questions) => {
    const keys = questions.map((question) => subjectKey(question, language));
    expect(keys).toEqual(questions.map(() => subjectKey(name, language)));
  });

  it('is one for words that are written apart, together and with hyphens', () => {
    const spellings = ['tax form', 'tax-form', 'taxform'];
    expect(spellings.map((name) => subjectKey(name, 'en'))).toEqual([
      'taxform',
      'taxform',
      'taxform',
    ]);
  });

  it('is empty where a text is about nothing', () => {
    expect(subjectKey('Wo steht das im XML?', 'de')).toBe('');
    expect(subjectKey('Wo steht das in der E-Rechnung?', 'de')).toBe('');
  });
});

describe('ids in a text', () => {
  it('may be written in several words, of which the longest run is tried first', () => {
    expect(idsAround(['Fehler', 'BR', 'DE', '15'], 3)).toEqual([
      'Fehler-BR-DE-15',
      'BR-DE-15',
      'DE-15',
      '15',
    ]);
  });

  it.each([
    ['has a part behind it', ['BR', '23', 'a', 'fehlt'], 1, ['BR-23-a', '23-a', 'BR-23', '23']],
    ['has a number behind it', ['R', '1', '12'], 1, ['R-1-12', '1-12', 'R-1', '1']],
    ['has no part of two letters or three digits', ['R', '1', 'ab', '123'], 1, ['R-1', '1']],
    ['has no part with more around it', ['R', '1', 'a2'], 1, ['R-1', '1']],
    ['ends the text', ['R', '1'], 1, ['R-1', '1']],
    [
      'has at most five words before the part',
      ['u', 'v', 'w', 'x', 'y', '1'],
      5,
      ['v-w-x-y-1', 'w-x-y-1', 'x-y-1', 'y-1', '1'],
    ],
  ])('%s', (_name, words, number, ids) => {
    expect(idsAround(words, number)).toEqual(ids);
  });

  it.each([
    ['BR-DE-99', ['BR-DE', 'BR']],
    ['DE-R-023-1', ['DE-R', 'DE']],
    ['BR-DE-23-a', ['BR-DE', 'BR']],
    ['FX-SCH-A-000372', ['FX-SCH-A', 'FX-SCH', 'FX']],
    ['BR_DE_99', ['BR_DE', 'BR']],
    ['BT10', ['BT']],
    ['BR', ['BR']],
    ['PEPPOL-EN16931-R999', ['PEPPOL-EN16931-R', 'PEPPOL-EN16931', 'PEPPOL']],
  ])('%s belongs to a family, the closest first', (id, families) => {
    expect(familiesOf(id)).toEqual(families);
  });
});
