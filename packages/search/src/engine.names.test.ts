import { describe, expect, it } from 'vitest';
import { engineOf, find, type TestPage } from './testing';
import type { QueryOptions } from './types';

describe('names typed exactly', () => {
  const NAMED: readonly TestPage[] = [
    {
      url: '/HowTo/ReverseCharge',
      title: 'Steuerschuldnerschaft',
      keywords: ['AE', 'USD'],
      sections: {
        s: ['AE, USD und ISO-Code', 'AE: so wird es gemacht', 'USD, AE, ISO-Code, BR-DE-15 und S'],
        codes: ['Kategorien', 'AE: Reverse Charge {#vat-AE}', 'S: Normalsatz {#vat-S}'],
      },
    },
    {
      url: '/Setup/Currencies',
      title: 'Währungen',
      sections: {
        f: [
          'Felder',
          'ISO-Code: Code[3]; USD {#field-iso}',
          'Währung: Code {#field-currency}',
          'USD: Dollar {#cur-USD}',
          'VATEX-EU-IC: Lieferung {#vatex-VATEX-EU-IC}',
          'Version: Integer {#field-version}',
          '372: Nummer {#type-372}',
        ],
      },
    },
    {
      url: '/Formats',
      title: 'Formate',
      sections: { v: ['Versionen der XRechnung', 'Eine Version der XRechnung gilt.'] },
    },
    {
      url: '/Reference/FieldIndex',
      title: 'Felder',
      kind: 'reference',
      sections: { f: ['Felder', 'ISO-Code: Währungen {#index-iso}', 'Wert: Zeilen {#index-wert}'] },
    },
    { url: '/Reference/Rules/BR-DE-15', title: 'Käuferreferenz', kind: 'rules', sections: {} },
    {
      url: '/Reference/Rules/UBL-CR',
      title: 'Nicht verwendete Elemente',
      kind: 'rules',
      rows: ['UBL-CR-001..264', 'UBL-CR-266'],
      sections: {},
    },
    {
      url: '/Reference/Rules/FX',
      title: 'Factur-X',
      kind: 'rules',
      rows: ['FX-SCH-A', 'GR-R-001-1'],
      sections: {},
    },
    { url: '/Reference/Rules', title: 'Regeln', kind: 'reference', sections: {} },
    {
      url: '/Reference/Terms/BT-13',
      title: 'BT-13: Auftragsbezug',
      kind: 'reference',
      keywords: ['Bestellnummer des Kunden', 'ISO-Code', 'cbc:ID'],
      sections: {},
    },
    {
      url: '/HowTo/Order',
      title: 'Bestellnummern der Kunden',
      sections: { s: ['Feld', 'Bestellnummer des Kunden, Feld, XML'] },
    },
  ];
  const engine = engineOf(NAMED);
  const ask = async (query: string, request: QueryOptions = {}) =>
    (await find(await engine, query, request)).hits;

  it.each([
    ['AE', '/HowTo/ReverseCharge#vat-AE'],
    ['S', '/HowTo/ReverseCharge#vat-S'],
    ['usd', '/Setup/Currencies#cur-USD'],
    ['iso code', '/Setup/Currencies#field-iso'],
    ['Wert', '/Reference/FieldIndex#index-wert'],
    ['Währung', '/Setup/Currencies'],
    ['BR_DE_015', '/Reference/Rules/BR-DE-15'],
    ['UBL-CR', '/Reference/Rules/UBL-CR'],
    ['ubl cr 264', '/Reference/Rules/UBL-CR#UBL-CR-264'],
    ['UBLCR3', '/Reference/Rules/UBL-CR#UBL-CR-003'],
    ['UBL-CR-999', '/Reference/Rules/UBL-CR'],
    ['Was bedeutet USD?', '/Setup/Currencies#cur-USD'],
    ['Was ist VATEX-EU-IC', '/Setup/Currencies#vatex-VATEX-EU-IC'],
    ['Was ist VATEX EU IC', '/Setup/Currencies#vatex-VATEX-EU-IC'],
    ['FX-SCH-A-000372', '/Reference/Rules/FX#FX-SCH-A'],
    ['GRR0011', '/Reference/Rules/FX#GR-R-001-1'],
    ['BR-DE-99', '/Reference/Rules'],
    ['BR-DE', '/Reference/Rules'],
    ['Fehler BR DE 15 im Bericht', '/Reference/Rules/BR-DE-15'],
    ['[FX-SCH-A-000372]-Element fehlt', '/Reference/Rules/FX#FX-SCH-A'],
    ['In welches Feld trage ich die Bestellnummern des Kunden ein?', '/Reference/Terms/BT-13'],
  ])('%s is the first hit, its own page or row', async (query, url) => {
    expect((await ask(query))[0]?.url).toBe(url);
  });

  it('of a row are not what is left of a question without the words around them', async () => {
    expect((await ask('Welche Version der XRechnung'))[0]?.url).toBe('/Formats#v');
  });

  it('are no words: one or two small letters are not a code', async () => {
    expect((await ask('ae'))[0]?.url).not.toContain('#vat-AE');
  });

  it('are codes in a question where they are all that it is about, in capitals', async () => {
    const places = async (query: string) => (await ask(query))[0]?.url.split('#')[1];
    expect(await places('Was heißt AE')).toBe('vat-AE');
    expect(await places('Was heißt ae')).not.toBe('vat-AE');
    expect(await places('Was heißt AE denn hier')).toBe('vat-AE');
    expect(await places('Was heißt AE Text')).not.toBe('vat-AE');
  });

  it('come first and once, before what else is found', async () => {
    for (const query of ['AE', 'iso code', 'USD', 'Bestellnummer des Kunden']) {
      const urls = (await ask(query)).map(({ id }) => id);
      expect(urls.length, query).toBeGreaterThan(1);
      expect(new Set(urls).size, query).toBe(urls.length);
    }
  });

  it('lead to nothing where there is no such row', async () => {
    expect((await ask('UBL-CR-265')).map(({ url }) => url.split('#')[1])).not.toContain(
      'UBL-CR-265',
    );
  });

  it('of a row without a record show page and id', async () => {
    const [hit] = await ask('ubl-cr-264');
    expect(hit).toMatchObject({
      type: 'heading',
      title: [{ text: 'Nicht verwendete Elemente', marked: false }],
      trail: [[{ text: 'UBL-CR-264', marked: true }]],
      text: [],
    });
  });

  it('pass the filter or are no hits', async () => {
    const hits = await ask('UBL-CR-264', { filters: ['kind:setup'] });
    expect(hits.map(({ kind }) => kind)).not.toContain('rules');
    expect(await ask('UBL-CR-264', { filters: ['kind:rules'] })).not.toEqual([]);
  });

  it('are the same in an index in pieces', async () => {
    const pieces = await engineOf(NAMED, { compactBytes: 0, textShardBytes: 64 });
    const divided = await engineOf(NAMED, { undividedBytes: 0 });
    for (const from of [pieces, divided])
      expect((await find(from, 'UBL-CR-264')).hits[0]?.url).toContain('#UBL-CR-264');
  });
});
