import { describe, expect, it } from 'vitest';
import { engineOf, find, type TestPage } from './testing';
import type { QueryOptions } from './types';

const rule = (id: string, title: string, ...keywords: string[]): TestPage => ({
  url: `/Reference/Rules/${id}`,
  title: `${id}: ${title}`,
  keywords,
  kind: 'rules',
  sections: {},
});

const PAGES: readonly TestPage[] = [
  {
    url: '/Manual',
    title: 'Käuferreferenz und Rechnungsnummer',
    sections: { s: ['Fehler', 'Buyer reference BT-10, Invoice number BT-1, BR-DE-15, FX-SCH-7'] },
  },
  rule('BR-02', 'Rechnungsnummer (BT-1)', 'BT-1'),
  rule('BR-DE-15', 'Käuferreferenz (BT-10)', 'BT-10'),
  rule('BR-DE-16', 'Käuferreferenz und Amt (BT-10)', 'BT-10'),
  rule('BR-DE-17', 'Käuferreferenz und Art (BT-10)', 'BT-10'),
  rule('BR-DE-23-a', 'Zahlungsart'),
  rule('BR-DE-31', 'Konto zur Lastschrift', 'BG-19', 'BT-10'),
  {
    url: '/Reference/Rules/FX',
    title: 'Factur-X',
    kind: 'rules',
    rows: ['FX-SCH-A-1..3'],
    sections: {},
  },
  { url: '/Reference/Rules', title: 'Regeln', kind: 'reference', sections: {} },
  {
    url: '/Reference/Terms/BT-10',
    title: 'BT-10: Käuferreferenz',
    keywords: ['Buyer reference', 'cbc:BuyerReference'],
    kind: 'reference',
    sections: {},
  },
  {
    url: '/Reference/Terms/BT-1',
    title: 'BT-1: Rechnungsnummer',
    keywords: ['Invoice number'],
    kind: 'reference',
    sections: {},
  },
];
const engine = await engineOf([
  ...PAGES,
  ...['BT-31', 'BT-84'].map((id): TestPage => ({
    url: `/Reference/Terms/${id}`,
    title: `${id}: Wert`,
    kind: 'reference',
    sections: {},
  })),
  {
    url: '/Reference/LeitwegID',
    title: 'Leitweg-ID',
    sections: { s: ['Aufbau', 'Leitweg-ID: Adresse {#leitweg-id}'] },
  },
]);

/** The last parts of the addresses that are found, best first. */
async function found(query: string, request: QueryOptions = {}): Promise<string[]> {
  const { hits } = await find(engine, query, request);
  expect(new Set(hits.map(({ url }) => url)).size).toBe(hits.length);
  return hits.map(({ url }) => url.replace(/^.*\//, ''));
}

describe('the message of a validator', () => {
  it.each([
    ['[BR-DE-15] Käuferreferenz fehlt', ['BR-DE-15']],
    ['Fehler BR-DE-16 und br de 17 im Dokument', ['BR-DE-16', 'BR-DE-17']],
    ['Fehler br-de-23-a im Dokument', ['BR-DE-23-a']],
    ['Fehler BR-DE-23 im Dokument', ['BR-DE-23-a']],
    ['[FX-SCH-A-2] im Dokument', ['FX#FX-SCH-A-2']],
    // Of an unknown id, the family.
    ['[FX-SCH-A-999] im Dokument', ['FX']],
    ['Fehler BR-DE-99 im Dokument', ['Rules']],
    ['Fehler BR-DE-99 und BR-DE-16', ['Rules', 'BR-DE-16']],
  ])('%s leads to what it names', async (query, expected) => {
    expect((await found(query)).slice(0, expected.length)).toEqual(expected);
  });

  it.each([
    // Terms and numbers are no rules.
    'BT-10 im Dokument ansehen',
    'Fehler 15 im Dokument',
    // Nothing is demanded.
    'Käuferreferenz (BT-10) im Dokument',
    'Du musst die Käuferreferenz (BT-10) ansehen',
    'Käuferreferenz BT-10 mustern',
  ])('%s names none', async (query) => {
    expect((await found(query))[0]).not.toMatch(/^(?:BR|FX|Rules)/);
  });

  it.each([
    'Das Element (BT-1) muss im Dokument sein',
    'BT-1 fehlt im Dokument',
    'BT-1 ist erforderlich',
    'The element BT-1 is mandatory',
    'BT-1 missing',
    // By its name instead of its id.
    'Invoice number must be provided',
    'Invoice number shall be specified.',
    'An Invoice must have Invoice number',
    'An Invoice shall contain Invoice number',
    'Rechnungsnummer muss übermittelt werden',
    'Die Rechnungsnummern müssen angegeben sein',
    'Es muss die Rechnungsnummer vorhanden sein',
    'Eine Rechnung muss Angaben zu Invoice number enthalten',
    'Rechnungsnummer darf nicht leer sein',
    'Invoice number shall not be negative',
    'Invoice number is required',
    'In order to identify an invoice, the Invoice number shall be present',
    'Wenn ein Betrag vorhanden ist, muss die Rechnungsnummer übermittelt werden.',
    'Rechnungsnummer fehlt',
    'Rechnungsnummer fehlt bei Anzahlungen',
  ])('%s leads to the rule about the term that it demands', async (query) => {
    expect((await found(query))[0]).toBe('BR-02');
  });

  it.each([
    'Rechnungsnummer muss stimmen',
    'Invoice number must be different',
    'Must be provided: Invoice number',
    'Was muss vorhanden sein',
  ])('%s demands no term', async (query) => {
    expect((await found(query))[0]).not.toBe('BR-02');
  });

  it.each([
    "Invalid content was found starting with element 'cbc:BuyerReference'",
    '/ubl:Invoice/cbc:BuyerReference[1]',
    '<cbc:BuyerReference>',
    'starting with element {"urn:oasis":BuyerReference}',
  ])('%s leads to the term that its element holds', async (query) => {
    expect((await found(query))[0]).toBe('BT-10');
  });

  it('leads to the two best rules about a term', async () => {
    const query = (word: string): string => `${word} (BT-10) muss übermittelt werden`;
    expect((await found(query('Art'))).slice(0, 3)).toEqual(['BR-DE-17', 'BR-DE-15', 'BT-10']);
    expect((await found(query('Amt'))).slice(0, 2)).toEqual(['BR-DE-16', 'BR-DE-15']);
  });

  it('leads to the rule about all terms that it names first', async () => {
    for (const relation of ['BG-19 = BT-10', 'Wert eins (BG-19) und Wert zwei (BT-10)'])
      expect((await found(relation))[0]).toBe('BR-DE-31');
    const query = 'Wenn BG-19 vorhanden ist, muss BT-10 übermittelt werden';
    expect((await found(query))[0]).toBe('BR-DE-31');
  });

  it('leads to each of the terms that a question names beside its words', async () => {
    const hits = await found('BT-31 BT-84 elektronische Käuferreferenz');
    expect(hits.slice(0, 2)).toEqual(['BT-31', 'BT-84']);
  });

  it('leads to rules and rows that pass the filter only', async () => {
    const request = { filters: ['kind:reference'] };
    for (const query of ['Fehler BR-DE-15', 'BT-10 fehlt', '[FX-SCH-A-2] fehlt'])
      expect((await found(query, request)).join()).not.toMatch(/BR-|FX/);
  });
});

it.each([
  ['DE89 3704 0044 0532 0130 00', 'BT-84'],
  ['gb29nwbk60161331926819', 'BT-84'],
  ['04011000-1234512345-06', 'LeitwegID'],
  ['DE123456789', 'BT-31'],
  ['ATU12345678', 'BT-31'],
])('the value %s leads to what it is a value of', async (value, expected) => {
  expect((await found(value))[0]?.split('#')[0]).toBe(expected);
});

it.each(['2026-11-26', 'DE89', 'XRECHNUNG30', 'BR-DE-15'])('%s is no such value', async (text) => {
  expect((await found(text))[0] ?? '').not.toMatch(/^(?:BT-31|BT-84|LeitwegID)/);
});

it('an id behind the words that are read of a long message leads to its rule', async () => {
  const words = Array.from({ length: 20 }, (_, at) => `wort${String.fromCharCode(97 + at)}`);
  expect((await found(`${words.join(' ')} [BR-DE-15]`))[0]).toBe('BR-DE-15');
});
