import { describe, expect, it } from 'vitest';
import { createIndex } from '../createIndex';
import { SearchEngine } from '../engine';
import { plainText } from '../groups';
import { bracketed, engineOf, find, pageRecords, type TestPage } from '../testing';

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
  it.each([
    ['Grundlage', 'text', ['Aufbau']],
    ['Bündel', 'heading', ['Aufbau', 'Bündel & Co']],
    ['Dutzend', 'text', ['Aufbau', 'Bündel & Co']],
    ['Collies', 'heading', ['Aufbau', 'Collies']],
    ['Gebinde', 'text', ['Aufbau', 'Collies']],
    ['Sechserpack', 'text', ['Aufbau', 'Collies', 'Dosen']],
    ['Enden', 'heading', ['Enden']],
    ['Bogen', 'text', ['Enden']],
    ['Rollenware', 'text', ['Enden']],
    ['Einheiten', 'page', []],
  ])('for %s, of type %s, is %j', async (query, type, trail) => {
    const hit = await hitOf(query);
    expect(hit).toMatchObject({ type, kind: 'reference' });
    expect(plainText(hit.category)).toBe('Dokumentation');
    expect(plainText(hit.title)).toBe('Einheiten');
    expect(hit.trail.map(plainText)).toEqual(trail);
  });
});

describe('a hit', () => {
  it('of a text leads to its row or section', async () => {
    const hit = await hitOf('Gebinde');
    expect(hit).toMatchObject({ id: '/Units#6', url: '/Units#unit-gebinde' });
    expect(bracketed(hit.text)).toBe('Im [Gebinde]');
    expect(await hitOf('Dutzend')).toMatchObject({ url: '/Units#b' });
  });

  it('of a heading has no text', async () => {
    const hit = await hitOf('Collies');
    expect(hit).toMatchObject({ url: '/Units#c', text: [] });
    expect(hit.trail.map(bracketed)).toEqual(['Aufbau', '[Collies]']);
  });

  it('of a page has its description', async () => {
    const hit = await hitOf('Einheiten');
    expect(hit).toMatchObject({ id: '/Units#0', url: '/Units' });
    expect(bracketed(hit.title)).toBe('[Einheiten]');
    expect(plainText(hit.text)).toBe('Womit <gezählt> wird & gemessen.');
  });

  it('has as long a snippet of its text as is asked for, and its headings whole', async () => {
    const hit = await hitOf('Sechserpack', { snippetWords: 1 });
    expect(bracketed(hit.text)).toBe('…[Sechserpack]');
    const heading = await hitOf('Bündel', { snippetWords: 1 });
    expect(heading.trail.map(bracketed)).toEqual(['Aufbau', '[Bündel] & Co']);
  });

  it('of a row without a record is made from that of its page', async () => {
    const hit = await hitOf('code 2');
    expect(hit).toMatchObject({ id: '/Units#Code-2', url: '/Units#Code-2', type: 'heading' });
    expect(plainText(hit.title)).toBe('Einheiten');
    expect(hit.trail.map(bracketed)).toEqual(['[Code-2]']);
    expect(hit.text).toEqual([]);
  });

  it('of a page whose title is no record has an id of its own', async () => {
    const records = pageRecords([
      { url: '/a', title: 'Belege', sections: { s: ['Art', 'Form'] } },
    ]).filter(({ type }) => type !== 'lvl1');
    const { files, manifest } = await createIndex(records, { language: 'de-DE' });
    const untitled = await SearchEngine.open(manifest, (name) =>
      Promise.resolve(files.get(name) ?? new Uint8Array()),
    );
    const { hits } = await find(untitled, 'Belege Quittung');
    expect(hits.map(({ id, url }) => [id, url])).toEqual([['/a#0', '/a']]);
  });
});
