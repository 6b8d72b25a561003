import { describe, expect, it } from 'vitest';
import { engineOf, find, markedText, PAGES, textOf } from './testing';
import { pageOf } from './groups';

const engine = await engineOf(PAGES);

async function first(query: string): Promise<string> {
  return markedText((await find(engine, query)).hits[0]);
}

describe('finding', () => {
  it.each(['Währungen', 'waehrung', 'WAHRUNG', 'Wärhungen', 'währ', 'Währug'])(
    'finds the page about currencies for %s',
    async (query) => {
      expect((await find(engine, query)).hits[0]?.url).toBe('/Currencies');
    },
  );

  it.each(['E-Mail', 'Email', 'e mail', 'EMail'])(
    'finds E-Mail in all its spellings: %s',
    async (query) => {
      const { hits } = await find(engine, query);
      expect(hits.map((hit) => hit.url)).toEqual(['/Types#konto']);
    },
  );

  it.each(['XRechnung', 'X-Rechnung', 'x rechnung', 'xrechnung'])(
    'finds both spellings for %s',
    async (query) => {
      const texts = (await find(engine, query)).hits.map(textOf);
      expect(texts).toContain('XRechnung als Datei');
      expect(texts).toContain('Die X-Rechnung geht an eine E-Mail-Adresse.');
    },
  );

  it('finds codes exactly before those that begin so', async () => {
    expect(await first('380')).toBe('[380]: Rechnung');
    expect(await first('C62')).toContain('[C62]');
    const { hits } = await find(engine, 'BR-DE-15');
    expect(hits).toHaveLength(1);
    expect(await first('bt10')).toContain('[BT-10]');
  });

  it.each(['ISO3166', 'PDFA3'])('finds a code that the text writes apart: %s', async (query) => {
    const norms = await engineOf([
      {
        url: '/Norms',
        title: 'Normen',
        sections: {
          a: ['Quellen', 'ISO 3166-1 und PDF/A-3', 'ISO und PDF auf Blatt A3 nach 3166'],
        },
      },
    ]);
    const { hits } = await find(norms, query);
    expect(hits.map(textOf)).toEqual(['ISO 3166-1 und PDF/A-3']);
  });

  it('never corrects codes into other codes', async () => {
    expect((await find(engine, '389')).count).toBe(0);
  });

  it('finds compounds by their parts and by words of the same family', async () => {
    expect(textOf((await find(engine, 'Format Rechnung')).hits[0])).toBe(
      'Rechnungsversand und Rechnungsformat',
    );
    expect(textOf((await find(engine, 'stornieren')).hits[0])).toBe('Die Buchung wird storniert.');
    expect(textOf((await find(engine, 'buchen')).hits[0])).toBe('Die Buchung wird storniert.');
  });

  it('takes unknown compounds apart', async () => {
    expect((await find(engine, 'Versandrechnung')).hits[0]?.url).toContain('/Dispatch');
  });

  it('finds by keywords of the page, after pages that say it themselves', async () => {
    expect((await find(engine, 'ISO 4217')).hits[0]?.url).toBe('/Currencies');
    expect((await find(engine, 'BT-5')).hits[0]?.url).toBe('/Currencies');
  });

  it('finds what another word means', async () => {
    const withSynonyms = await engineOf(PAGES, {
      synonyms: [{ objectID: '1', type: 'synonym', synonyms: ['Einheit', 'Gebinde'] }],
    });
    expect((await find(withSynonyms, 'Gebinde')).hits[0]?.url).toBe('/Units');
    expect((await find(engine, 'Gebinde')).count).toBe(0);
  });

  it('finds what a misspelt word of support means', async () => {
    const withSynonyms = await engineOf(PAGES, {
      synonyms: [{ objectID: '1', type: 'synonym', synonyms: ['Einheit', 'Gebinde'] }],
    });
    expect((await find(withSynonyms, 'Gebnide')).hits[0]?.url).toBe('/Units');
  });

  it('finds the nearest spellings of a misspelt word and no others', async () => {
    const near = await engineOf([
      {
        url: '/Invoice',
        title: 'Rechnung',
        sections: { a: ['Ablauf', 'Eine Rechnung erstellen'] },
      },
      {
        url: '/XInvoice',
        title: 'Ablauf',
        sections: { a: ['Ablauf', 'Eine XRechnung erstellen'] },
      },
    ]);
    const { hits } = await find(near, 'xrechung');
    expect(hits.map(({ url }) => pageOf(url))).toEqual(['/XInvoice']);
  });

  it('finds the page whose title has the words of a query together, before one that is asked about', async () => {
    const titles = await engineOf([
      {
        url: '/Overview',
        title: 'Übersicht der Schemata',
        asks: ['Zeilen von einem Schema kopieren'],
        sections: { a: ['Ablauf', 'Zeilen eines Schemas'] },
      },
      {
        url: '/Lines',
        title: 'Schema Zeilen anlegen',
        sections: { a: ['Ablauf', 'Schema und Zeilen'] },
      },
    ]);
    expect((await find(titles, 'Schema Zeile')).hits[0]?.url).toMatch(/^\/Lines/);
  });

  it('leads to the passage also where a question about its page says as much', async () => {
    const asked = await engineOf([
      {
        url: '/Peppol',
        title: 'Senden',
        asks: ['Peppol einrichten'],
        sections: { a: ['Ablauf', 'Ist Peppol einzurichten, hilft Ihr Zugangspunkt.'] },
      },
    ]);
    expect((await find(asked, 'Peppol einrichten')).hits[0]?.url).toBe('/Peppol#a');
  });

  it('finds a compound of which one part is a synonym', async () => {
    const withSynonyms = await engineOf(PAGES, {
      synonyms: [{ objectID: '1', type: 'synonym', synonyms: ['Rechnung', 'Faktura'] }],
    });
    expect(textOf((await find(withSynonyms, 'Fakturaversand')).hits[0])).toBe(
      'Rechnungsversand und Rechnungsformat',
    );
  });

  it('finds the short caption of a compound that is a synonym, before its two halves', async () => {
    const numbers = await engineOf(
      [
        {
          url: '/Numbers',
          title: 'Nummern',
          sections: {
            a: ['Ablauf', 'Der Debitor hat keine Nummer.', 'Debitoren und ihre Nummern'],
            b: ['Felder', 'Debitorennr.: Code[20]'],
          },
        },
      ],
      { synonyms: [{ objectID: '1', type: 'synonym', synonyms: ['Debitor', 'Kunde'] }] },
    );
    expect(textOf((await find(numbers, 'Kundennummer')).hits[0])).toBe('Debitorennr.: Code[20]');
    expect(textOf((await find(numbers, 'Debitorennummer')).hits[0])).toBe('Debitorennr.: Code[20]');
  });

  it('finds a part of a compound rather than nothing', async () => {
    expect(textOf((await find(engine, 'Rechnungskuvertierung')).hits[0])).toContain('Rechnung');
  });

  it('finds nothing for one letter over and over, whatever it is', async () => {
    const dates = await engineOf([
      { url: '/a', title: 'Datum', sections: { s: ['Form', 'Als YYYY-MM-DD', 'Auch MM.DD.YYYY'] } },
    ]);
    expect((await find(dates, 'yyyy')).count).toBeGreaterThan(0);
    for (const letter of 'ymds0') {
      expect((await find(dates, letter.repeat(64))).count, letter).toBe(0);
    }
  });

  it('drops words that are nowhere rather than finding nothing', async () => {
    expect((await find(engine, 'Leitweg-ID qqqqqq')).hits[0]?.url).toBe('/Dispatch#leitweg');
    expect((await find(engine, 'qqqqqq wwwwww')).count).toBe(0);
  });

  it('joins the prefix of a German verb that stands at the end', async () => {
    expect((await find(engine, 'Wie richte ich Währungen ein?')).hits[0]?.url).toBe(
      '/Currencies#einrichten',
    );
  });
});
