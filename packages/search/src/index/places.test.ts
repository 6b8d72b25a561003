import { describe, expect, it } from 'vitest';
import { pageRecords, type TestPage } from '../testing';
import { aboutKey, familyKey, namedPlaces } from './places';
import { buildTree } from './tree';

interface Found {
  readonly keys: readonly string[];
  /** Addresses that a key leads to; of a row that no node is, with its id. */
  of(key: string): string[];
}

function placesOf(pages: readonly TestPage[], ranks: Readonly<Record<string, number>> = {}): Found {
  const records = pageRecords(pages).map((record) => ({
    ...record,
    weight: { ...record.weight, pageRank: ranks[record.url_without_anchor] ?? 0 },
  }));
  const tree = buildTree(records);
  const places = namedPlaces(tree, 'de');
  return {
    keys: [...places.keys()],
    of: (key) =>
      (places.get(key) ?? []).map(({ node, row }) => {
        const page = tree.pages.filter(({ firstNode }) => firstNode <= node).at(-1);
        const anchor = row ?? tree.nodes[node]?.anchor;
        return (page?.url ?? '') + (anchor ? `#${anchor}` : '');
      }),
  };
}

const rule = (id: string, title = id, more: Partial<TestPage> = {}): TestPage => ({
  url: `/Reference/Rules/${id}`,
  title,
  kind: 'rules',
  sections: {},
  ...more,
});
const term = (id: string, name: string, keywords: readonly string[] = []): TestPage => ({
  url: `/Reference/Terms/${id}`,
  title: `${id}: ${name}`,
  keywords,
  kind: 'reference',
  sections: {},
});
const page = (url: string, title: string, ...texts: string[]): TestPage => ({
  url,
  title,
  sections: { s: ['Abschnitt', ...texts] },
});

describe('a rule or term', () => {
  it.each([
    ['BR-DE-15', ['brde15']],
    // The part of a rule leads from the rule as a whole, too.
    ['BR-DE-23-a', ['brde23a', 'brde23']],
    ['BR-23-ab', ['br23ab']],
    ['BR-DEX-a', ['brdexa']],
    // Two numbers are as well written in one.
    ['GR-R-001-1', ['grr1-1', 'grr11']],
  ])('%s is found by %s', (id, keys) => {
    const found = placesOf([rule(id)]);
    expect(found.keys).toEqual(keys);
    for (const key of keys) expect(found.of(key)).toEqual([`/Reference/Rules/${id}`]);
  });

  it.each(['/Reference/CodeLists/BR-1', '/Setup/Rules/BR-1', '/Reference/BR-1', '/Terms/BR-1'])(
    'is not what lies elsewhere: %s',
    (url) => {
      expect(placesOf([page(url, 'Title')]).keys).toEqual(['title']);
    },
  );

  it('is found by what else it is called, and by its elements by a key of their own', () => {
    const found = placesOf([term('BT-13', 'Auftrag', ['Bestellung des Kunden', 'cbc:ID', 'der'])]);
    expect(found.keys).toEqual(['bt13', 'element id', 'bestellkund']);
    expect(found.of('bestellkund')).toEqual(['/Reference/Terms/BT-13']);
  });

  it('is not found by an element that more than three terms share', () => {
    const ids = ['BT-13', 'BT-14', 'BT-15', 'BT-16'];
    const keysOf = (some: readonly string[]) =>
      placesOf(some.map((id) => term(id, id, ['cbc:ID']))).keys;
    expect(keysOf(ids.slice(1))).toContain('element id');
    expect(keysOf(ids)).not.toContain('element id');
  });

  it('gives its other names to no page that is about something else', () => {
    const found = placesOf([term('', 'Alle Begriffe', ['Bestellung']), page('/a', 'Anderes')]);
    expect(found.of('bestell')).toEqual([]);
  });

  it('is found once by two names that are the same without their endings', () => {
    const found = placesOf([term('BT-13', 'Auftrag', ['Bestellung', 'Bestellungen'])]);
    expect(found.of('bestell')).toEqual(['/Reference/Terms/BT-13']);
  });
});

describe('rules about a term', () => {
  const buyer = term('BT-10', 'Käuferreferenz', ['Leitweg-ID', 'Käuferreferenzen', 'cbc:ID']);
  const title = 'BR-DE-15: Angabe (BT-10)';

  it('are found by its id and all its names, once each', () => {
    const about = { keywords: ['BT-10'], description: 'Es fehlt die Angabe (BT-10)' };
    const found = placesOf([rule('BR-DE-15', title, about), buyer]);
    for (const key of ['bt10', 'kauferreferenz', 'leitwegid'])
      expect(found.of(aboutKey(key)), key).toEqual(['/Reference/Rules/BR-DE-15']);
    expect(found.keys.filter((key) => key.startsWith('about '))).toHaveLength(3);
  });

  it('are found by its id alone where nothing else is known of it', () => {
    const found = placesOf([rule('BR-DE-15', title, { keywords: ['BT-10', 'BT-11'] })]);
    expect(found.of(aboutKey('bt10'))).toEqual(['/Reference/Rules/BR-DE-15']);
    expect(found.keys).toEqual(['brde15', aboutKey('bt10'), aboutKey('bt11')]);
  });

  it('come before those that are about other terms as well', () => {
    const found = placesOf([
      rule('BR-1', 'BR-1: Summen', { keywords: ['BT-11', 'BT-10'] }),
      rule('BR-2', 'BR-2: Angabe', { keywords: ['BT-10'] }),
    ]);
    const both = ['/Reference/Rules/BR-2', '/Reference/Rules/BR-1'];
    expect(found.of(aboutKey('bt10'))).toEqual(both);
  });

  it.each([
    ['a title without a term', rule('BR-1', 'BR-1: Angabe')],
    ['a page of the manual', page('/HowTo/Angabe', 'Angabe (BT-10)')],
  ])('are not %s', (_name, other) => {
    const found = placesOf([other, buyer]);
    expect(found.keys.filter((key) => key.startsWith('about '))).toEqual([]);
  });
});

describe('a family', () => {
  const overviews = [
    page('/Reference/Rules', 'Regeln'),
    page('/Reference/BusinessTerms', 'Begriffe'),
  ];

  it('of single rules or terms leads to the page that explains them', () => {
    const { keys, of } = placesOf([
      ...overviews,
      rule('BR-DE-15'),
      rule('BR-DE-16'),
      rule('UBL-CR'),
      term('BT-10', 'Käuferreferenz'),
    ]);
    expect(of(familyKey('BR-DE'))).toEqual(['/Reference/Rules']);
    expect(of(familyKey('br-de'))).toEqual(['/Reference/Rules']);
    expect(of(familyKey('bt'))).toEqual(['/Reference/BusinessTerms']);
    expect(keys.filter((key) => key.startsWith('family '))).toHaveLength(2);
  });

  it('leads nowhere without that page', () => {
    expect(placesOf([rule('BR-DE-15')]).keys).toEqual(['brde15']);
  });

  it('of rows leads to their page, as its rows do by their ids', () => {
    const rows = ['UBL-CR-001..002', 'UBL-SR-7-a'];
    const { keys, of } = placesOf([rule('UBL', 'Nicht verwendet', { rows })]);
    expect(keys).toEqual([
      'ubl',
      'ublcr1',
      'ublcr2',
      'ublsr7a',
      'ublsr7',
      familyKey('UBL-CR'),
      familyKey('UBL-SR'),
    ]);
    expect(of(familyKey('UBL-CR'))).toEqual(['/Reference/Rules/UBL']);
    expect(of('ublcr2')).toEqual(['/Reference/Rules/UBL#UBL-CR-002']);
    expect(of('ublsr7')).toEqual(['/Reference/Rules/UBL#UBL-SR-7-a']);
  });
});

describe('a row', () => {
  it('is found by its first cell where it has an anchor of its own', () => {
    const { keys, of } = placesOf([
      page(
        '/Units',
        'Einheiten',
        'C62: Stück {#unit-C62}',
        'KGM: Kilogramm',
        'Ohne Namen {#unit-none}',
        '<a:b>: Code {#unit-code}',
        `${'x'.repeat(61)}: zu lang {#unit-long}`,
      ),
    ]);
    expect(keys).toEqual(['einheiten', 'c62']);
    expect(of('c62')).toEqual(['/Units#unit-C62']);
  });

  it('is no name of a page, whose title is one, in one word or more', () => {
    const { of } = placesOf([page('/Setup/TargetList', 'Ziel-Liste')]);
    expect(of('zielliste')).toEqual(['/Setup/TargetList']);
  });

  it('is found with all others of its name, in the order of the pages', () => {
    const { of } = placesOf([
      page('/b', 'B', 'Code: Text {#field-b}'),
      page('/a', 'A', 'Code: Zahl {#field-a}', 'CODE: auch {#field-c}'),
    ]);
    expect(of('code')).toEqual(['/b#field-b', '/a#field-a', '/a#field-c']);
  });

  it.each([
    ['a page of the manual', '/Setup/Templates', 1, ['/Setup/Templates', '/F#field-x']],
    ['news', '/blog/templates', 0, ['/F#field-x']],
    [
      'a code list',
      '/Reference/CodeLists/templates',
      1,
      ['/Reference/CodeLists/templates', '/F#field-x'],
    ],
    ['a rule', '/Reference/Rules/templates', 1, ['/F#field-x']],
  ])('comes after the page that it is called after, if that is %s', (_name, url, rank, urls) => {
    const pages = [
      page('/F', 'Felder', 'Belegvorlage: Code {#field-x}'),
      page(url, 'Belegvorlagen', 'Belegvorlagen gibt es viele.'),
    ];
    expect(placesOf(pages, { '/F': 1, [url]: rank }).of('belegvorlage')).toEqual(urls);
  });
});

describe('a name of many things', () => {
  it('leads to rules first, then to titles, rows, terms and lists that repeat rows', () => {
    const { of } = placesOf([
      { ...page('/Reference/FieldIndex', 'Felder', 'BR-CO: Feld {#list}'), kind: 'reference' },
      term('BT-1', 'Nummer', ['BR-CO']),
      page('/Setup/Fields', 'Felder', 'BR-CO: Feld {#row}'),
      page('/Setup/BrCo', 'BR-CO'),
      rule('BR-CO'),
    ]);
    expect(of('brco')).toEqual([
      '/Reference/Rules/BR-CO',
      '/Setup/BrCo',
      '/Setup/Fields#row',
      '/Reference/Terms/BT-1',
      '/Reference/FieldIndex#list',
    ]);
  });
});
