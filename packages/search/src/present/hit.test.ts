import { describe, expect, it } from 'vitest';
import { buildIndex } from '../build';
import { SearchEngine } from '../engine';
import { engineOf, find, pageRecords, type TestPage } from '../testing';

const PAGES: readonly TestPage[] = [
  { url: '/first', title: 'Anderes', sections: { s: ['Anhang', 'Ein Text'] } },
  {
    url: '/Units',
    title: 'Einheiten',
    description: 'Womit <gezählt> wird & gemessen.',
    kind: 'reference',
    pageRank: 1,
    rows: ['Code-1..3'],
    sections: {
      a: ['Aufbau', 'Grundlage'],
      b: ['#### Bündel & Co', 'Im Dutzend'],
      c: ['### Collies', 'Im Gebinde {#unit-gebinde}'],
      d: ['#### Dosen', 'Im Sechserpack'],
      e: ['Enden', 'Im Bogen', '<beispiel> Rollenware'],
    },
  },
];
const engine = await engineOf(PAGES);

/** The first hit for a query of one word, which only one text has. */
async function hitOf(query: string, request = {}) {
  const { hits } = await find(engine, query, request);
  const [hit] = hits;
  if (!hit) throw new Error(`nothing found for ${query}`);
  return hit;
}

describe('the outline of a hit', () => {
  const none = null;

  it.each([
    ['Grundlage', 'content', ['Aufbau', none, none]],
    ['Bündel', 'lvl4', ['Aufbau', none, 'Bündel &amp; Co']],
    ['Dutzend', 'content', ['Aufbau', none, 'Bündel &amp; Co']],
    ['Collies', 'lvl3', ['Aufbau', 'Collies', none]],
    ['Gebinde', 'content', ['Aufbau', 'Collies', none]],
    ['Sechserpack', 'content', ['Aufbau', 'Collies', 'Dosen']],
    ['Enden', 'lvl2', ['Enden', none, none]],
    ['Bogen', 'content', ['Enden', none, none]],
    ['Rollenware', 'content', ['Enden', none, none]],
    ['Einheiten', 'lvl1', [none, none, none]],
  ])('for %s, of type %s, is %j', async (query, type, [lvl2, lvl3, lvl4]) => {
    const hit = await hitOf(query);
    expect(hit).toMatchObject({
      type,
      hierarchy: {
        lvl0: 'Dokumentation',
        lvl1: 'Einheiten',
        lvl2,
        lvl3,
        lvl4,
        lvl5: null,
        lvl6: null,
      },
      url_without_anchor: '/Units',
      kind: 'reference',
    });
    const levels = Object.entries(hit.hierarchy).flatMap(([name, text]) =>
      text === null ? [] : [name],
    );
    expect(Object.keys(hit._highlightResult.hierarchy)).toEqual(levels);
    expect(Object.keys(hit._snippetResult.hierarchy)).toEqual(levels);
  });
});

describe('a hit', () => {
  it('of a text leads to its row or section', async () => {
    expect(await hitOf('Gebinde')).toMatchObject({
      objectID: '/Units#6',
      url: '/Units#unit-gebinde',
      anchor: 'unit-gebinde',
      content: 'Im Gebinde',
      weight: { pageRank: 1, level: 0, position: 6 },
    });
    expect(await hitOf('Dutzend')).toMatchObject({ url: '/Units#b', anchor: 'b' });
  });

  it('of a heading has no text', async () => {
    const hit = await hitOf('Collies');
    expect(hit).toMatchObject({
      url: '/Units#c',
      content: null,
      weight: { pageRank: 1, level: 70, position: 5 },
    });
    expect(hit._highlightResult).not.toHaveProperty('content');
    expect(hit._snippetResult).not.toHaveProperty('content');
  });

  it('of a page has its description, escaped', async () => {
    const content = 'Womit &lt;gezählt&gt; wird &amp; gemessen.';
    expect(await hitOf('Einheiten')).toMatchObject({
      objectID: '/Units#0',
      url: '/Units',
      anchor: null,
      content,
      weight: { pageRank: 1, level: 90, position: 0 },
      _highlightResult: { content: { value: content, matchLevel: 'none' } },
    });
  });

  it('has short snippets of what the request says, and all of the rest', async () => {
    const hit = await hitOf('Bündel', { attributesToSnippet: ['hierarchy.lvl4:1', 'content:1'] });
    expect(hit._snippetResult.hierarchy).toMatchObject({
      lvl4: { value: '<mark>Bündel</mark>…', matchLevel: 'full' },
      lvl2: { value: 'Aufbau', matchLevel: 'none' },
    });
    const text = await hitOf('Sechserpack', { attributesToSnippet: [] });
    expect(text._snippetResult.content?.value).toBe('Im <mark>Sechserpack</mark>');
  });

  it('counts the words that an answer needs', async () => {
    const hit = await hitOf('im Bogen');
    expect(hit._snippetResult.content).toEqual({
      value: 'Im <mark>Bogen</mark>',
      matchLevel: 'full',
    });
    expect(hit._highlightResult.content?.matchedWords).toEqual(['Bogen']);
  });

  it('of a row without a record is made from that of its page', async () => {
    const hit = await hitOf('code 2');
    expect(hit).toMatchObject({
      objectID: '/Units#Code-2',
      url: '/Units#Code-2',
      url_without_anchor: '/Units',
      anchor: 'Code-2',
      type: 'lvl2',
      content: null,
      hierarchy: { lvl1: 'Einheiten', lvl2: 'Code-2', lvl3: null },
      weight: { pageRank: 1, level: 80, position: 0 },
    });
    const value = '<mark>Code-2</mark>';
    expect(hit._highlightResult).toMatchObject({
      hierarchy: {
        lvl1: { value: 'Einheiten' },
        lvl2: { value, matchLevel: 'full', fullyHighlighted: true, matchedWords: ['Code-2'] },
      },
    });
    expect(hit._snippetResult).toMatchObject({
      hierarchy: { lvl1: { value: 'Einheiten' }, lvl2: { value, matchLevel: 'full' } },
    });
  });

  it('of a page whose title is no record has an id of its own', async () => {
    const records = pageRecords([
      { url: '/a', title: 'Belege', sections: { s: ['Art', 'Form'] } },
    ]).filter(({ type }) => type !== 'lvl1');
    const { files, manifest } = buildIndex(records, { language: 'de-DE' });
    const untitled = await SearchEngine.open(manifest, (name) =>
      Promise.resolve(files.get(name) ?? new Uint8Array()),
    );
    const { hits } = await find(untitled, 'Belege Quittung');
    expect(hits.map(({ objectID, url }) => [objectID, url])).toEqual([['/a#0', '/a']]);
  });
});
