import { describe, expect, it } from 'vitest';
import { buildIndex, type BuildOptions } from './build';
import { SearchEngine } from './engine';
import { pageRecords, type TestPage } from './testing';
import type { SearchHit, SearchRequest, SearchResult } from './types';

const PAGES: readonly TestPage[] = [
  {
    url: '/Currencies',
    title: 'Währungen',
    keywords: ['ISO 4217', 'BT-5'],
    sections: {
      einrichten: [
        'Währungen einrichten',
        'Tragen Sie den ISO-Code ein.',
        'Der Code EUR steht für Euro.',
      ],
      felder: [
        'Felder',
        'ISO-Code: Code[3]; Code der Norm',
        'Numerischer ISO-Code: Code[3]; drei Ziffern',
      ],
    },
  },
  {
    url: '/Units',
    title: 'Einheiten',
    sections: {
      codes: [
        'Codes',
        'C62: one; Stück ohne Einheit',
        'Die Währungen stehen auf einer anderen Seite.',
      ],
    },
  },
  {
    url: '/Types',
    title: 'Belegarten',
    sections: {
      codes: [
        'Typcodes',
        '380: Rechnung',
        '381: Gutschrift, die eine Rechnung mindert',
        'Nur 3801 ist länger.',
      ],
      konto: ['E-Mail-Konto', 'Die X-Rechnung geht an eine E-Mail-Adresse.'],
      anhang: ['Anhang', 'XRechnung als Datei'],
      umfang: ['Umfang', 'Kein Code ohne Liste.'],
    },
  },
  {
    url: '/Dispatch',
    title: 'Versand',
    sections: {
      leitweg: [
        'Leitweg-ID',
        'Die Käuferreferenz steht in BT-10.',
        'BR-DE-15 verlangt sie, BR-DE-1 etwas anderes.',
      ],
      ablauf: [
        'Ablauf',
        'Rechnungsversand und Rechnungsformat',
        'Der Maßstab der Masse',
        'Die Buchung wird storniert.',
      ],
      schema: ['XMLSchemaLines', 'Ein <b>Wort</b> & "Zeichen"'],
    },
  },
];

async function engineOf(
  pages: readonly TestPage[] = PAGES,
  options: Partial<BuildOptions> = {},
): Promise<SearchEngine> {
  const built = buildIndex(pageRecords(pages), { language: 'de-DE', ...options });
  return SearchEngine.open(built.manifest, (name) => {
    const file = built.files.get(name);
    return file ? Promise.resolve(file) : Promise.reject(new Error(`no ${name}`));
  });
}

const engine = await engineOf();

async function find(
  query: string,
  request: SearchRequest = {},
  from = engine,
): Promise<SearchResult> {
  const { results } = await from.search([
    {
      query,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      attributesToSnippet: ['content:10'],
      ...request,
    },
  ]);
  if (!results[0]) throw new Error('no result');
  return results[0];
}

function says(hit: SearchHit | undefined): string {
  return (
    hit?._highlightResult.content?.value ??
    Object.values(hit?._highlightResult.hierarchy ?? {}).at(-1)?.value ??
    ''
  );
}

async function first(query: string): Promise<string> {
  return says((await find(query)).hits[0]);
}

describe('finding', () => {
  it.each(['Währungen', 'waehrung', 'WAHRUNG', 'Wärhungen', 'währ', 'Währug'])(
    'finds the page about currencies for %s',
    async (query) => {
      expect((await find(query)).hits[0]?.url).toBe('/Currencies');
    },
  );

  it.each(['E-Mail', 'Email', 'e mail', 'EMail'])(
    'finds E-Mail in all its spellings: %s',
    async (query) => {
      const { hits } = await find(query);
      expect(hits.map((hit) => hit.url)).toEqual(['/Types#konto']);
    },
  );

  it.each(['XRechnung', 'X-Rechnung', 'x rechnung', 'xrechnung'])(
    'finds both spellings for %s',
    async (query) => {
      const texts = (await find(query)).hits.map((hit) => hit.content);
      expect(texts).toContain('XRechnung als Datei');
      expect(texts).toContain('Die X-Rechnung geht an eine E-Mail-Adresse.');
    },
  );

  it('finds codes exactly before those that begin so', async () => {
    expect(await first('380')).toBe('<mark>380</mark>: Rechnung');
    expect(await first('C62')).toContain('<mark>C62</mark>');
    const { hits } = await find('BR-DE-15');
    expect(hits).toHaveLength(1);
    expect(await first('bt10')).toContain('<mark>BT-10</mark>');
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
    const { hits } = await find(query, {}, norms);
    expect(hits.map(({ content }) => content)).toEqual(['ISO 3166-1 und PDF/A-3']);
  });

  it('never corrects codes into other codes', async () => {
    expect((await find('389')).nbHits).toBe(0);
  });

  it('finds compounds by their parts and by words of the same family', async () => {
    expect((await find('Format Rechnung')).hits[0]?.content).toBe(
      'Rechnungsversand und Rechnungsformat',
    );
    expect((await find('stornieren')).hits[0]?.content).toBe('Die Buchung wird storniert.');
    expect((await find('buchen')).hits[0]?.content).toBe('Die Buchung wird storniert.');
  });

  it('takes unknown compounds apart', async () => {
    expect((await find('Versandrechnung')).hits[0]?.url).toContain('/Dispatch');
  });

  it('finds by keywords of the page, after pages that say it themselves', async () => {
    expect((await find('ISO 4217')).hits[0]?.url).toBe('/Currencies');
    expect((await find('BT-5')).hits[0]?.url).toBe('/Currencies');
  });

  it('finds what another word means', async () => {
    const withSynonyms = await engineOf(PAGES, {
      synonyms: [{ objectID: '1', type: 'synonym', synonyms: ['Einheit', 'Gebinde'] }],
    });
    expect((await find('Gebinde', {}, withSynonyms)).hits[0]?.url).toBe('/Units');
    expect((await find('Gebinde')).nbHits).toBe(0);
  });

  it('finds what a misspelt word of support means', async () => {
    const withSynonyms = await engineOf(PAGES, {
      synonyms: [{ objectID: '1', type: 'synonym', synonyms: ['Einheit', 'Gebinde'] }],
    });
    expect((await find('Gebnide', {}, withSynonyms)).hits[0]?.url).toBe('/Units');
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
    const { hits } = await find('xrechung', {}, near);
    expect(hits.map(({ url_without_anchor: url }) => url)).toEqual(['/XInvoice']);
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
    expect((await find('Schema Zeile', {}, titles)).hits[0]?.url).toBe('/Lines');
  });

  it('leads to the page itself where a question about it says as much as a text on it', async () => {
    const asked = await engineOf([
      {
        url: '/Peppol',
        title: 'Senden',
        asks: ['Peppol einrichten'],
        sections: { a: ['Ablauf', 'Ist Peppol einzurichten, hilft Ihr Zugangspunkt.'] },
      },
    ]);
    expect((await find('Peppol einrichten', {}, asked)).hits[0]?.url).toBe('/Peppol');
  });

  it('finds a compound of which one part is a synonym', async () => {
    const withSynonyms = await engineOf(PAGES, {
      synonyms: [{ objectID: '1', type: 'synonym', synonyms: ['Rechnung', 'Faktura'] }],
    });
    expect((await find('Fakturaversand', {}, withSynonyms)).hits[0]?.content).toBe(
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
    expect((await find('Kundennummer', {}, numbers)).hits[0]?.content).toBe(
      'Debitorennr.: Code[20]',
    );
    expect((await find('Debitorennummer', {}, numbers)).hits[0]?.content).toBe(
      'Debitorennr.: Code[20]',
    );
  });

  it('finds a part of a compound rather than nothing', async () => {
    expect((await find('Rechnungskuvertierung')).hits[0]?.content).toContain('Rechnung');
  });

  it('finds nothing for one letter over and over, whatever it is', async () => {
    const dates = await engineOf([
      { url: '/a', title: 'Datum', sections: { s: ['Form', 'Als YYYY-MM-DD', 'Auch MM.DD.YYYY'] } },
    ]);
    expect((await find('yyyy', {}, dates)).nbHits).toBeGreaterThan(0);
    for (const letter of 'ymds0') {
      expect((await find(letter.repeat(64), {}, dates)).nbHits, letter).toBe(0);
    }
  });

  it('drops words that are nowhere rather than finding nothing', async () => {
    expect((await find('Leitweg-ID qqqqqq')).hits[0]?.url).toBe('/Dispatch#leitweg');
    expect((await find('qqqqqq wwwwww')).nbHits).toBe(0);
  });

  it('joins the prefix of a German verb that stands at the end', async () => {
    expect((await find('Wie richte ich Währungen ein?')).hits[0]?.url).toBe(
      '/Currencies#einrichten',
    );
  });
});

describe('ranking', () => {
  it('puts the page about a thing before pages that mention it', async () => {
    const urls = (await find('Währungen')).hits.map((hit) => hit.url);
    expect(urls.indexOf('/Currencies')).toBe(0);
    expect(urls).toContain('/Units#codes');
  });

  it('prefers the spelling that was typed', async () => {
    const exact = await find('Masse');
    expect(exact.hits[0]?.content).toBe('Der Maßstab der Masse');
    expect(says(exact.hits[0])).toContain('der <mark>Masse</mark>');
  });

  it('lets headings complete what a block says', async () => {
    const { hits } = await find('Währungen Ziffern');
    expect(hits[0]?.url).toBe('/Currencies#felder');
    expect(hits[0]?.content).toContain('drei Ziffern');
  });

  it('takes what a block begins with for its label', async () => {
    const pages = await engineOf([
      {
        url: '/Rules',
        title: 'Fehler',
        sections: { a: ['Bericht', 'Ein letzter Fehler bleibt oft.'] },
      },
      {
        url: '/Entries',
        title: 'Einträge',
        sections: {
          b: ['Felder', 'Letzter Fehler: Text; die jüngste Meldung'],
          c: ['Weitere Felder', 'Status: Option; Fehler zuletzt'],
        },
      },
    ]);
    const { hits } = await find('Letzter Fehler', {}, pages);
    const texts = hits.map(({ content }) => content);
    expect(texts[0]).toBe('Letzter Fehler: Text; die jüngste Meldung');
    expect(texts.indexOf('Status: Option; Fehler zuletzt')).toBeGreaterThan(0);
  });

  it('sets news behind the manual that says the same', async () => {
    const page = (url: string, title: string, pageRank: number) =>
      pageRecords([{ url, title, sections: { s: ['Fristen', 'Die Rechnung'] } }]).map((record) => ({
        ...record,
        weight: { ...record.weight, pageRank },
      }));
    const built = buildIndex([...page('/news', 'Fristen', 0), ...page('/manual', 'Anderes', 1)], {
      language: 'de-DE',
    });
    const ranked = await SearchEngine.open(built.manifest, () =>
      Promise.resolve([...built.files.values()][0] as Uint8Array),
    );
    expect((await find('Fristen', {}, ranked)).hits[0]?.url).toBe('/manual#s');
    expect((await find('Rechnung', {}, ranked)).hits.map((hit) => hit.url)).toEqual([
      '/manual#s',
      '/news#s',
    ]);
  });

  it('lets a stop word that is still being typed decide between equals', async () => {
    const pages = ['Belegdruck', 'Beleg Überblick', 'Beleg Abschluss'].map((title, index) => ({
      url: `/${index}`,
      title,
      sections: {},
    }));
    const typing = await engineOf(pages);
    expect((await find('Beleg über', {}, typing)).hits[0]?.url).toBe('/1');
  });

  it('does not let one page fill the list', async () => {
    const sections = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, n) => [`s${n}`, [`Beleg ${n}`, 'Ein Beleg der Ablage']]),
      );
    const many = await engineOf([
      { url: '/a', title: 'Beleg', sections: sections(10) },
      ...['/b', '/c', '/d', '/e', '/f'].map((url) => ({
        url,
        title: 'Anderes',
        sections: sections(1),
      })),
    ]);
    for (const query of ['Beleg', 'Beleg Ablage']) {
      const urls = (await find(query, {}, many)).hits.map((hit) => hit.url_without_anchor);
      expect(urls[0]).toBe('/a');
      expect(new Set(urls.slice(0, 5)).size).toBe(5);
      // The best page's second hit comes before the sixth page, its further ones after it.
      expect(urls[5]).toBe('/a');
      expect(urls[6]).not.toBe('/a');
    }
    expect((await find('Beleg', {}, many)).hits).toHaveLength(16);
  });
});

describe('answers', () => {
  it('have the shape of Algolia’s', async () => {
    const result = await find('Gutschrift', { indexName: 'docs' });
    expect(result).toMatchObject({
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      query: 'Gutschrift',
      index: 'docs',
    });
    expect(result.queryID).toMatch(/^[0-9a-f]{32}$/);
    expect(result.hits[0]).toMatchObject({
      objectID: '/Types#3',
      url: '/Types#codes',
      anchor: 'codes',
      type: 'content',
      hierarchy: { lvl0: 'Dokumentation', lvl1: 'Belegarten', lvl2: 'Typcodes', lvl3: null },
      weight: { pageRank: 0, level: 0, position: 3 },
      language: 'de-DE',
      docusaurus_tag: 'docs-default-current',
      _snippetResult: {
        content: {
          value: '381: <mark>Gutschrift</mark>, die eine Rechnung mindert',
          matchLevel: 'full',
        },
      },
    });
  });

  it('leave levels without a heading out of the annotations', async () => {
    const { hits } = await find('Gutschrift');
    expect(Object.keys(hits[0]?._highlightResult.hierarchy ?? {})).toEqual([
      'lvl0',
      'lvl1',
      'lvl2',
    ]);
    expect(hits[0]?._snippetResult.hierarchy.lvl2?.value).toBe('Typcodes');
  });

  it('escape every text', async () => {
    const hit = (await find('Wort Zeichen')).hits[0];
    expect(hit?.content).toBe('Ein &lt;b&gt;Wort&lt;/b&gt; &amp; &quot;Zeichen&quot;');
    expect(says(hit)).toBe(
      'Ein &lt;b&gt;<mark>Wort</mark>&lt;/b&gt; &amp; &quot;<mark>Zeichen</mark>&quot;',
    );
  });

  it('mark only what was typed of a word found by its beginning', async () => {
    expect(await first('Gutsch')).toContain('<mark>Gutsch</mark>rift');
  });

  it('come in pages, without gaps or repetitions', async () => {
    const all = (await find('Code', { hitsPerPage: 100 })).hits.map((hit) => hit.objectID);
    expect(all.length).toBeGreaterThan(3);
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => find('Code', { hitsPerPage: 2, page })),
    );
    expect(pages.flatMap((page) => page.hits.map((hit) => hit.objectID))).toEqual(all.slice(0, 8));
    expect(pages[0]?.nbPages).toBe(Math.ceil(all.length / 2));
    expect((await find('Code', { hitsPerPage: 0 })).nbPages).toBe(0);
  });

  it('respect facet filters and count facets', async () => {
    expect((await find('Code', { facetFilters: ['language:en-GB'] })).nbHits).toBe(0);
    const result = await find('Code', {
      facetFilters: [
        'language:de-DE',
        ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
      ],
      facets: ['language'],
    });
    expect(result.facets?.['language']).toEqual({ 'de-DE': result.nbHits });
  });

  it('answer several requests of the older client in one call', async () => {
    const { results } = await engine.search({
      requests: [
        { indexName: 'a', params: { query: '380' } },
        { indexName: 'b', params: { query: '', hitsPerPage: 1 } },
      ],
    });
    expect(results.map(({ index, nbHits }) => [index, nbHits > 0])).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });
});

describe('files', () => {
  it('are loaded only when a query needs them, and once', async () => {
    const built = buildIndex(pageRecords(PAGES), {
      language: 'de-DE',
      compactBytes: 0,
      postingShardBytes: 256,
      textShardBytes: 256,
    });
    const loaded: string[] = [];
    const sharded = await SearchEngine.open(built.manifest, (name) => {
      loaded.push(name);
      return Promise.resolve(built.files.get(name) ?? new Uint8Array());
    });
    expect(loaded).toEqual([built.manifest.core]);
    await find('Gutschrift', {}, sharded);
    const afterFirst = loaded.length;
    expect(afterFirst).toBeLessThan(built.files.size);
    await find('Gutschrift', {}, sharded);
    expect(loaded).toHaveLength(afterFirst);
  });

  it('give the same answers however they are divided', async () => {
    const sharded = await engineOf(PAGES, {
      compactBytes: 0,
      postingShardBytes: 64,
      textShardBytes: 64,
    });
    const divided = await engineOf(PAGES, { undividedBytes: 0 });
    for (const query of [
      'Währungen',
      'Rechnung',
      '380',
      'Gutschrift',
      'e mail',
      'Wie richte ich Währungen ein?',
    ]) {
      const ids = async (from: SearchEngine) =>
        (await find(query, {}, from)).hits.map((hit) => hit.objectID);
      expect(await ids(sharded)).toEqual(await ids(engine));
      expect(await ids(divided)).toEqual(await ids(engine));
    }
  });

  it('are tried again after a failure', async () => {
    const built = buildIndex(pageRecords(PAGES), { language: 'de-DE', compactBytes: 0 });
    let isDown = false;
    const flaky = await SearchEngine.open(built.manifest, (name) =>
      isDown
        ? Promise.reject(new Error('down'))
        : Promise.resolve(built.files.get(name) ?? new Uint8Array()),
    );
    isDown = true;
    await expect(find('Gutschrift', {}, flaky)).rejects.toThrow('down');
    isDown = false;
    expect((await find('Gutschrift', {}, flaky)).nbHits).toBe(1);
  });

  it('are one file of texts where those are few', async () => {
    const built = buildIndex(pageRecords(PAGES), { language: 'de-DE' });
    expect([...built.files.keys()]).toEqual([built.manifest.core]);
  });

  it('have names that change with their contents only', () => {
    const names = (pages: readonly TestPage[]) => [
      ...buildIndex(pageRecords(pages), { language: 'de-DE' }).files.keys(),
    ];
    expect(names(PAGES)).toEqual(names(PAGES));
    expect(names(PAGES.slice(1))).not.toEqual(names(PAGES));
  });

  it('are refused when they are of another version', async () => {
    await expect(
      SearchEngine.open({ version: 99, language: 'de-DE', core: 'x', records: 0 }, () =>
        Promise.resolve(new Uint8Array()),
      ),
    ).rejects.toThrow('version 99');
  });
});

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
  const ask = async (query: string) => find(query, {}, await engineOf(QUESTIONS));

  it('find the page that is asked so, by its title and with its description', async () => {
    const { hits } = await ask('Amt schickt Datei zurück');
    expect(hits[0]).toMatchObject({ url: '/Rejected', type: 'lvl1' });
    expect(hits[0]?._snippetResult.content?.value).toContain('Meldung des Empfängers');
    expect(JSON.stringify(hits)).not.toContain('schickt alles');
  });

  it('of which one word says anything are answered by what is said about a page', async () => {
    expect((await ask('Was will das Amt von uns?')).hits[0]?.url).toBe('/Rejected');
  });

  it('need not be answered word for word, and say what was left out', async () => {
    const result = await ask('Portal lehnt Quittungsdrucker Datei ab');
    expect(result.hits[0]?.url).toBe('/Rejected');
    expect(result.queryAfterRemoval).toBe('Portal lehnt <em>Quittungsdrucker</em> Datei ab');
    expect((await ask('Portal lehnt Datei ab')).queryAfterRemoval).toBeUndefined();
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
    const { hits } = await find(query, {}, rows);
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
    expect((await find(query, {}, rules)).hits[0]?.url).toBe(`/Reference${url}`);
  });

  it('lead to the page that is asked so in several ways', async () => {
    const question = 'Rechnung kam doppelt beim Kunden an';
    const page = { title: 'Versand', sections: { s: ['Schritte', 'Öffnen Sie den Eintrag.'] } };
    const pages = await engineOf([
      { url: '/Once', ...page, asks: [question, 'Anhang senden', 'Postfach ändern'] },
      { url: '/Often', ...page, asks: [question, 'Kunde hat doppelt', 'Rechnung doppelt'] },
    ]);
    expect((await find(question, {}, pages)).hits[0]?.url).toBe('/Often');
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
    const hits = async (query: string) => (await find(query, {}, codes)).hits;
    const named = (found: readonly SearchHit[]) => found.map(({ content }) => content?.slice(0, 4));
    const unnamed = await hits('Betreff der Mail steht falsch');
    expect(named(unnamed)).not.toContain('0096');
    expect(unnamed.map(({ url }) => url)).toContain('/Codes');
    expect(named(await hits('Pauschale abrechnen welche Menge'))).toContain('LS: ');
    expect(named(await hits('Code 0096 im Betreff'))).toContain('0096');
  });

  it('show code after text', async () => {
    const { hits } = await ask('Beleg');
    expect(hits[0]?.content).toBe('Beleg nach BT-13.');
  });
});

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
          'Version: Integer {#field-version}',
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
  const ask = async (query: string, request: SearchRequest = {}) =>
    (await find(query, request, await engineOf(NAMED))).hits;

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
    expect((await ask('ae'))[0]?.anchor).not.toBe('vat-AE');
  });

  it('lead to nothing where there is no such row', async () => {
    expect((await ask('UBL-CR-265')).map(({ anchor }) => anchor)).not.toContain('UBL-CR-265');
  });

  it('of a row without a record show page and id', async () => {
    const [hit] = await ask('ubl-cr-264');
    expect(hit).toMatchObject({
      type: 'lvl2',
      content: null,
      hierarchy: { lvl1: 'Nicht verwendete Elemente', lvl2: 'UBL-CR-264' },
      _snippetResult: { hierarchy: { lvl2: { value: '<mark>UBL-CR-264</mark>' } } },
    });
    expect(hit?._snippetResult.content).toBeUndefined();
  });

  it('pass the filter or are no hits', async () => {
    const hits = await ask('UBL-CR-264', { facetFilters: ['kind:setup'] });
    expect(hits.map(({ kind }) => kind)).not.toContain('rules');
    expect(await ask('UBL-CR-264', { facetFilters: ['kind:rules'] })).not.toEqual([]);
  });

  it('are the same in an index in pieces', async () => {
    const pieces = await engineOf(NAMED, { compactBytes: 0, textShardBytes: 64 });
    const divided = await engineOf(NAMED, { undividedBytes: 0 });
    for (const from of [pieces, divided])
      expect((await find('UBL-CR-264', {}, from)).hits[0]?.anchor).toBe('UBL-CR-264');
  });
});
