import { describe, expect, it } from 'vitest';
import { engineOf, find, urlsOf, type TestPage } from './testing';

const page = (
  url: string,
  title: string,
  ...sections: readonly (readonly string[])[]
): TestPage => ({
  url,
  title,
  sections: Object.fromEntries(sections.map((texts, index) => [`s${index}`, texts])),
});

/** Pages that make the words of a query less rare, and answer nothing. */
const FILL = Array.from({ length: 8 }, (_, at) =>
  page(`/fill${at}`, `Anderes${at}`, ['Ort', 'Text']),
);

async function urls(query: string, ...pages: readonly TestPage[]): Promise<string[]> {
  return urlsOf(await engineOf([...pages, ...FILL]), query);
}

describe('for several words', () => {
  it('pages are left out that answer far less than the best one', async () => {
    const best = page('/best', 'Beleg Nummer Drucker', ['Beleg Nummer Drucker', 'Ein Text']);
    const half = page('/half', 'Beleg Nummer');
    const least = page('/least', 'Ablage', ['Ort', 'Ein Beleg im Text']);
    const found = await urls('Beleg Nummer Drucker ', best, half, least);
    expect(found.filter((url) => !url.includes('#'))).toEqual(['/best', '/half']);
    expect(found.join()).not.toContain('/least');
    expect(await urls('Beleg Quittung Papier ', least)).not.toEqual([]);
  });

  it('a page has at most five hits', async () => {
    const sections = Array.from({ length: 8 }, (_, at) => [`Beleg Nummer ${at}x`, 'Ein Text']);
    const many = page('/many', 'Ablage', ...sections);
    expect(await urls('Beleg Nummer ', many)).toHaveLength(5);
  });

  it.each<[string, string, TestPage, readonly string[]]>([
    [
      'the page where its title says as much as a text',
      'Beleg Nummer ',
      page('/a', 'Nummer für Beleg', ['Ort', 'Im Text steht Beleg Nummer']),
      ['/a', '/a#s0'],
    ],
    [
      'the section where the title says less',
      'Beleg Nummer ',
      page('/a', 'Beleg', ['Ort', 'Im Text steht Beleg Nummer']),
      ['/a#s0', '/a'],
    ],
    [
      'the section alone where the title says nothing',
      'Beleg Nummer ',
      page('/a', 'Titel', ['Ort', 'Im Text steht Beleg Nummer']),
      ['/a#s0'],
    ],
    [
      'the section also where the description says as much',
      'Beleg Nummer ',
      { ...page('/a', 'Titel', ['Ort', 'Beleg im Text, Nummer']), description: 'Beleg Nummer' },
      ['/a#s0'],
    ],
    [
      'the row that is called so before the page that is asked so',
      'Beleg Nummer ',
      { ...page('/a', 'Titel', ['Ort', 'Beleg Nummer: so']), asks: ['Beleg Nummer'] },
      ['/a#s0'],
    ],
    [
      'the page alone that is asked so',
      'Beleg Nummer ',
      { ...page('/a', 'Titel', ['Ort', 'Ein Text']), asks: ['Beleg Nummer'] },
      ['/a'],
    ],
    [
      'the section that is asked so',
      'Beleg Nummer ',
      {
        ...page('/a', 'Titel', ['Ort', 'Ein Text'], ['Stelle', 'Noch ein Text']),
        placeAsks: { s1: ['Beleg Nummer'] },
      },
      ['/a#s1'],
    ],
    [
      'the text of the section that is asked so',
      'Beleg Nummer ',
      {
        ...page('/a', 'Titel', ['Ort', 'Ein Beleg'], ['Stelle', 'Noch ein Beleg']),
        placeAsks: { s1: ['Nummer Beleg'] },
      },
      ['/a#s1', '/a#s0'],
    ],
    [
      'the row that is asked so',
      'Beleg Nummer ',
      {
        ...page('/a', 'Titel', ['Ort', 'Neu: erstellt {#new}', 'Alt: gesendet {#old}']),
        placeAsks: { old: ['Beleg Nummer'] },
      },
      ['/a#old'],
    ],
    [
      'the section that says a code although a question says it',
      'Beleg 4711 ',
      { ...page('/a', 'Titel', ['Ort', 'Beleg im Text, 4711']), asks: ['Beleg 4711'] },
      ['/a#s0'],
    ],
  ])('lead to %s', async (_name, query, given, expected) => {
    expect(await urls(query, given)).toEqual(expected);
  });

  it('the row of a code is a hit by what it is called, or for all words', async () => {
    const row = (text: string): TestPage => page('/a', 'Titel', ['Ort', text]);
    const query = 'Pauschale Nummer Drucker ';
    expect(await urls(query, row('LS: Pauschale; fest'))).toEqual(['/a#s0']);
    expect(await urls(query, row('LS: Ganze Pauschale; fest'))).toEqual(['/a#s0']);
    expect(await urls(query, row('LS: Ganze feste Pauschale'))).toEqual(['/a']);
    expect(await urls(query, row('LS: Ganze feste Pauschale, Nummer, Drucker'))).toEqual(['/a#s0']);
    expect(await urls(query, row('Die ganze feste Pauschale'))).toEqual(['/a#s0']);
    // By a part of what it is called, it is about something else.
    expect(await urls('Druck Nummer Ablage ', row('LS: NeuerDruckBeleg'))).toEqual(['/a']);
  });

  it('what is found passes the filter', async () => {
    const engine = await engineOf([
      { ...page('/setup', 'Beleg Nummer'), kind: 'setup' },
      { ...page('/news', 'Beleg und Nummer'), kind: 'news' },
    ]);
    const options = { filters: ['kind:news'] };
    expect(await urlsOf(engine, 'Beleg Nummer ', options)).toEqual(['/news']);
  });
});

describe('a single word', () => {
  const asked = { ...page('/asked', 'Titel', ['Ort', 'Text']), asks: ['Quittung'] };

  it('that is on no page as it is typed leads to the page that is asked so', async () => {
    expect(await urls('Quittung ', asked, page('/part', 'NeueQuittungAblage'))).toEqual(
      expect.arrayContaining(['/asked']),
    );
    expect(await urls('die Quittung ', asked)).toEqual(['/asked']);
  });

  it.each([
    ['as it is', 'Quittung ', page('/own', 'Titel', ['Ort', 'Die Quittung'])],
    ['in another form', 'Quittung ', page('/own', 'Titel', ['Ort', 'Die Quittungen'])],
  ])('that is on a page %s leads there only', async (_name, query, own) => {
    expect(await urls(query, asked, own)).toEqual(['/own#s0']);
  });

  it('in a question of three words leads to pages', async () => {
    const own = page('/own', 'Titel', ['Ort', 'Die Quittung']);
    expect(await urls('wo ist Quittung ', asked, own)).toContain('/asked');
  });
});

describe('typos are looked for', () => {
  const near = page('/near', 'Titel', ['Ort', 'Ein Platte im Text']);
  const exact = (count: number): TestPage[] =>
    Array.from({ length: count }, (_, at) => page(`/${at}`, 'Titel', ['Ort', 'Die Blatte']));

  it('where fewer than three records have the word', async () => {
    expect(await urls('Blatte ', near, ...exact(2))).toEqual(['/0#s0', '/1#s0', '/near#s0']);
    expect(await urls('Blatte ', near, ...exact(3))).toEqual(['/0#s0', '/1#s0', '/2#s0']);
  });

  it('where fewer than three records have all words', async () => {
    const part = Array.from({ length: 3 }, (_, at) => page(`/p${at}`, 'Titel', ['Ort', 'Blatte']));
    const found = await urls('Blatte Nummer ', page('/near', 'Nummer', ['Ort', 'Platte']), ...part);
    expect(found[0]).toBe('/near#s0');
  });

  it('before parts of words', async () => {
    const contains = page('/part', 'Titel', ['Ort', 'Der Abplattener']);
    expect(await urls('Plattene ', contains)).toEqual(['/part#s0']);
    expect(await urls('Plattene ', contains, near)).toEqual(['/near#s0']);
  });
});

describe('what an answer does without', () => {
  const given = page('/a', 'Beleg Nummer', ['Ort', 'Ein Text']);
  const rule = {
    ...page('/Reference/Rules/BR-7', 'Regel'),
    kind: 'rules' as const,
    rows: ['Beleg-7..9'],
  };

  it.each([
    ['Beleg "<Quittung>" Nummer', ['Quittung']],
    ["Beleg d'Or Nummer", ["d'Or"]],
    ['Quittung Papier Beleg Nummer ', ['Quittung', 'Papier']],
    ['Beleg Nummer ', []],
    ['die Beleg Nummer ', []],
    // The row of this name has all of it.
    ['Beleg 8', []],
    ['Beleg 5', ['5']],
    // No page contains them, although they end as a word does.
    ['xyzzyqnummer', ['xyzzyqnummer']],
    ['xyzzyq Xyzzyqbeleg', ['xyzzyq', 'Xyzzyqbeleg']],
  ])('of %s is %j', async (query, expected) => {
    const engine = await engineOf([given, rule, ...FILL]);
    expect((await find(engine, query)).without).toEqual(expected);
  });
});
