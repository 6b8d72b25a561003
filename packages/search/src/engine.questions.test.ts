import { describe, expect, it } from 'vitest';
import { bracketed, engineOf, find, type TestPage, textOf } from './testing';
import type { Hit } from './types';

describe('questions', () => {
  const QUESTIONS: readonly TestPage[] = [
    {
      url: '/Rejected',
      title: 'Meine Rechnung wurde zurückgewiesen',
      description: 'Die Meldung des Empfängers verstehen und die Rechnung neu erstellen.',
      asks: ['Portal lehnt die Datei ab, was tun?', 'Amt schickt alles zurück'],
      sections: { s: ['Schritte', 'Öffnen Sie den Eintrag.'] },
    },
    {
      url: '/Entries',
      title: 'Einträge',
      sections: {
        a: ['Felder', 'Eintrag: Nummer der Datei', 'Portal: Adresse; wohin die Datei geht'],
        b: ['Aktionen', 'Datei: zeigt das Portal'],
      },
    },
    {
      url: '/Order',
      title: 'BT-13 Bestellnummer',
      description: 'Die Nummer der Bestellung des Käufers.',
      sections: { s: ['Sinn', 'Der Käufer ordnet die Rechnung zu.'] },
    },
    {
      url: '/Xml',
      title: 'XML',
      sections: {
        s: ['Beispiel', '<cac:OrderReference> BT-13 Bestellnummer Beleg', 'Beleg nach BT-13.'],
      },
    },
  ];
  const engine = engineOf(QUESTIONS);
  const ask = async (query: string) => find(await engine, query);

  it('find the page that is asked so, by its title and with its description', async () => {
    const { hits } = await ask('Amt schickt Datei zurück');
    expect(hits[0]).toMatchObject({ url: '/Rejected', type: 'page' });
    expect(bracketed(hits[0]?.text)).toContain('Meldung des Empfängers');
    expect(JSON.stringify(hits)).not.toContain('schickt alles');
  });

  it('of which one word says anything are answered by what is said about a page', async () => {
    expect((await ask('Was will das Amt von uns?')).hits[0]?.url).toBe('/Rejected');
  });

  it.each(['schickt', 'mahnt'])(
    'of one word that no page says as it is typed lead to the page: %s',
    async (query) => {
      const pages = await engineOf([
        ...QUESTIONS,
        { url: '/Flour', title: 'Mehl', sections: { s: ['Ablauf', 'Der Kunde mahlt.'] } },
        { url: '/Reminded', title: 'Mahnung', asks: ['Der Kunde mahnt'], sections: {} },
      ]);
      const url = query === 'schickt' ? '/Rejected' : '/Reminded';
      expect((await find(pages, query)).hits[0]?.url).toBe(url);
    },
  );

  it('of one word that pages say lead to where they say it', async () => {
    expect((await ask('Portal')).hits[0]?.url).toBe('/Entries#a');
  });

  it('need not be answered word for word, and say what was left out', async () => {
    const result = await ask('Portal lehnt Quittungsdrucker Datei ab');
    expect(result.hits[0]?.url).toBe('/Rejected');
    expect(result.without).toEqual(['Quittungsdrucker']);
    expect((await ask('Portal lehnt Datei ab')).without).toEqual([]);
  });

  it('are answered the same in any order of their words', async () => {
    const urls = async (query: string) => (await ask(query)).hits.map(({ url }) => url);
    expect(await urls('Quittungsdrucker Portal Datei ablehnen ')).toEqual(
      await urls('Portal Datei ablehnen Quittungsdrucker '),
    );
  });

  it.each(['BT-13', 'bt13', 'BT 13', 'bt_13'])('go to the page of %s', async (query) => {
    expect((await ask(query)).hits[0]?.url).toBe('/Order');
  });

  it.each([
    ['BT-1', '/A'],
    ['380', '/B'],
  ])('go to the page or row that is called just %s', async (query, url) => {
    const rows = await engineOf([
      { url: '/Types', title: 'Typcode', sections: { s: ['Typcode', 'Typcode: 380 und andere'] } },
      { url: '/A2', title: 'BT-11 Kurz', sections: {} },
      { url: '/A12', title: 'BT-12', sections: { s: ['Typcode 380', 'Text'] } },
      { url: '/A', title: 'BT-1 Nummer der Rechnung des Verkäufers', sections: {} },
      { url: '/B', title: 'Arten', sections: { s: ['Codes', '380: Handelsrechnung'] } },
    ]);
    const { hits } = await find(rows, query);
    expect(hits[0]?.url.split('#')[0]).toBe(url);
  });

  it('have one hit in each section', async () => {
    const { hits } = await ask('Datei');
    expect(new Set(hits.map(({ url }) => url)).size).toBe(hits.length);
  });

  it.each([
    [
      '[BR-DE-15] Das Element "Buyer reference" (BT-10) muss übermittelt werden.',
      '/Rules/BR-DE-15',
    ],
    ['Das Element "Buyer reference" (BT-10) muss übermittelt werden', '/Rules/BR-DE-15'],
    ['The element "Buyer reference" (BT-10) must be transmitted', '/Rules/BR-DE-15'],
    ['Die Käuferreferenz muss angegeben werden', '/Rules/BR-DE-15'],
    ['Die Rechnung shall contain Käuferreferenz', '/Rules/BR-DE-15'],
    ['Das Element Buyer reference muss übermittelt werden', '/Terms/BT-10'],
    ['Buyer reference BT-10 im Element', '/Terms/BT-10'],
  ])('go to the rule that a message names, or that demands its term: %s', async (query, url) => {
    const rules = await engineOf([
      {
        url: '/Reference/Terms/BT-10',
        title: 'BT-10: Käuferreferenz',
        keywords: ['Buyer reference', 'Element'],
        kind: 'reference',
        sections: {},
      },
      {
        url: '/Reference/Rules/BR-DE-15',
        title: 'BR-DE-15: Käuferreferenz (BT-10)',
        keywords: ['BT-10'],
        kind: 'rules',
        sections: {},
      },
    ]);
    expect((await find(rules, query)).hits[0]?.url).toBe(`/Reference${url}`);
  });

  it('lead to the page that is asked so in several ways', async () => {
    const question = 'Rechnung kam doppelt beim Kunden an';
    const page = { title: 'Versand', sections: { s: ['Schritte', 'Öffnen Sie den Eintrag.'] } };
    const pages = await engineOf([
      { url: '/Once', ...page, asks: [question, 'Anhang senden', 'Postfach ändern'] },
      { url: '/Often', ...page, asks: [question, 'Kunde hat doppelt', 'Rechnung doppelt'] },
    ]);
    expect((await find(pages, question)).hits[0]?.url).toBe('/Often');
  });

  it('have the row of a code as hit where they name what it is called, else its page', async () => {
    const codes = await engineOf([
      ...QUESTIONS,
      {
        url: '/Codes',
        title: 'Schemas und Einheiten',
        sections: {
          s: [
            'Codes',
            '0096: Betriebsstättennummer; 10 Ziffern, die im Betreff falsch stehen können',
          ],
          u: ['Einheiten', 'LS: Pauschale; Festpreis'],
        },
      },
    ]);
    const hits = async (query: string) => (await find(codes, query)).hits;
    const named = (found: readonly Hit[]) => found.map((hit) => textOf(hit).slice(0, 4));
    const unnamed = await hits('Betreff der Mail steht falsch');
    expect(named(unnamed)).not.toContain('0096');
    expect(unnamed.map(({ url }) => url)).toContain('/Codes');
    expect(named(await hits('Pauschale abrechnen welche Menge'))).toContain('LS: ');
    expect(named(await hits('Code 0096 im Betreff'))).toContain('0096');
  });

  it('show code after text', async () => {
    const { hits } = await ask('Beleg');
    expect(textOf(hits[0])).toBe('Beleg nach BT-13.');
  });
});
