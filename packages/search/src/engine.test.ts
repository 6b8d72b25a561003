import { describe, expect, it } from 'vitest';
import { buildIndex } from './build';
import { SearchEngine } from './engine';
import { engineOf, find, markedText, pageRecords, PAGES, type TestPage } from './testing';

const engine = await engineOf(PAGES);

async function first(query: string): Promise<string> {
  return markedText((await find(engine, query)).hits[0]);
}

describe('answers', () => {
  it('have the shape of Algolia’s', async () => {
    const result = await find(engine, 'Gutschrift', { indexName: 'docs' });
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

  it('say what was asked for, and no more', async () => {
    const result = await find(engine, 'Gutschrift');
    expect(result).toMatchObject({ params: '', index: '', exhaustiveNbHits: true });
    expect(Number.isInteger(result.processingTimeMS)).toBe(true);
    expect(result).not.toHaveProperty('facets');
    expect(result).not.toHaveProperty('queryAfterRemoval');
  });

  it('have no hits for a query without words', async () => {
    for (const query of ['', ' ', '…']) expect((await find(engine, query)).nbHits).toBe(0);
  });

  it('count each facet of all pages found, not of those shown', async () => {
    const pages = ['/a', '/b', '/c'].map((url): TestPage => ({
      url,
      title: 'Beleg',
      sections: {},
    }));
    const kinds = await engineOf([
      ...pages,
      { url: '/d', title: 'Beleg', kind: 'news', sections: {} },
    ]);
    const { facets, hits, nbHits } = await find(kinds, 'Beleg', {
      facets: ['kind'],
      hitsPerPage: 1,
    });
    expect([hits.length, nbHits]).toEqual([1, 4]);
    expect(facets).toEqual({
      kind: { setup: 3, news: 1 },
      language: { 'de-DE': 4 },
      docusaurus_tag: { 'docs-default-current': 4 },
    });
  });

  it('leave levels without a heading out of the annotations', async () => {
    const { hits } = await find(engine, 'Gutschrift');
    expect(Object.keys(hits[0]?._highlightResult.hierarchy ?? {})).toEqual([
      'lvl0',
      'lvl1',
      'lvl2',
    ]);
    expect(hits[0]?._snippetResult.hierarchy.lvl2?.value).toBe('Typcodes');
  });

  it('escape every text', async () => {
    const hit = (await find(engine, 'Wort Zeichen')).hits[0];
    expect(hit?.content).toBe('Ein &lt;b&gt;Wort&lt;/b&gt; &amp; &quot;Zeichen&quot;');
    expect(markedText(hit)).toBe(
      'Ein &lt;b&gt;<mark>Wort</mark>&lt;/b&gt; &amp; &quot;<mark>Zeichen</mark>&quot;',
    );
  });

  it('mark only what was typed of a word found by its beginning', async () => {
    expect(await first('Gutsch')).toContain('<mark>Gutsch</mark>rift');
  });

  it('come in pages, without gaps or repetitions', async () => {
    const all = (await find(engine, 'Code', { hitsPerPage: 100 })).hits.map((hit) => hit.objectID);
    expect(all.length).toBeGreaterThan(3);
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => find(engine, 'Code', { hitsPerPage: 2, page })),
    );
    expect(pages.flatMap((page) => page.hits.map((hit) => hit.objectID))).toEqual(all.slice(0, 8));
    expect(pages[0]?.nbPages).toBe(Math.ceil(all.length / 2));
    expect((await find(engine, 'Code', { hitsPerPage: 0 })).nbPages).toBe(0);
  });

  it('respect facet filters and count facets', async () => {
    expect((await find(engine, 'Code', { facetFilters: ['language:en-GB'] })).nbHits).toBe(0);
    const result = await find(engine, 'Code', {
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
    await find(sharded, 'Gutschrift');
    const afterFirst = loaded.length;
    expect(afterFirst).toBeLessThan(built.files.size);
    await find(sharded, 'Gutschrift');
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
        (await find(from, query)).hits.map((hit) => hit.objectID);
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
    await expect(find(flaky, 'Gutschrift')).rejects.toThrow('down');
    isDown = false;
    expect((await find(flaky, 'Gutschrift')).nbHits).toBe(1);
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

  it('are two where the texts are divided, and none can be missing', async () => {
    const { files, manifest } = buildIndex(pageRecords(PAGES), {
      language: 'de-DE',
      undividedBytes: 0,
    });
    expect([...files.keys()].sort()).toEqual([manifest.core, manifest.rest].sort());
    const open = (without: string | undefined): Promise<SearchEngine> =>
      SearchEngine.open(manifest, (name) => {
        const file = name === without ? undefined : files.get(name);
        return file ? Promise.resolve(file) : Promise.reject(new Error(`no ${name}`));
      });
    await expect(open(manifest.core)).rejects.toThrow('no core');
    await expect(open(manifest.rest)).rejects.toThrow('no rest');
  });

  it('are refused when they are of another version', async () => {
    await expect(
      SearchEngine.open({ version: 99, language: 'de-DE', core: 'x', records: 0 }, () =>
        Promise.resolve(new Uint8Array()),
      ),
    ).rejects.toThrow('version 99');
  });
});
