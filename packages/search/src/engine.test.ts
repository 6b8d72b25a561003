import { describe, expect, it } from 'vitest';
import { createIndex } from './createIndex';
import { SearchEngine } from './engine';
import { engineOf, find, markedText, pageRecords, PAGES, type TestPage } from './testing';

const engine = await engineOf(PAGES);

async function first(query: string): Promise<string> {
  return markedText((await find(engine, query)).hits[0]);
}

describe('answers', () => {
  it('are plain texts, with their place and address', async () => {
    const results = await find(engine, 'Gutschrift');
    expect(results).toEqual({
      query: 'Gutschrift',
      hits: [
        {
          id: '/Types#3',
          url: '/Types#codes',
          type: 'text',
          kind: 'setup',
          category: [{ text: 'Dokumentation', marked: false }],
          title: [{ text: 'Belegarten', marked: false }],
          trail: [[{ text: 'Typcodes', marked: false }]],
          text: [
            { text: '381: ', marked: false },
            { text: 'Gutschrift', marked: true },
            { text: ', die eine Rechnung mindert', marked: false },
          ],
        },
      ],
      count: 1,
      page: 0,
      pageCount: 1,
      without: [],
    });
  });

  it('have no hits for a query without words', async () => {
    for (const query of ['', ' ', '…']) expect((await find(engine, query)).count).toBe(0);
  });

  it('have the texts as they are, markup or not', async () => {
    expect(await first('Wort Zeichen')).toBe('Ein <b>[Wort]</b> & "[Zeichen]"');
  });

  it('mark only what was typed of a word found by its beginning', async () => {
    expect(await first('Gutsch')).toContain('[Gutsch]rift');
  });

  it('come in pages, without gaps or repetitions', async () => {
    const all = (await find(engine, 'Code', { hitsPerPage: 100 })).hits.map((hit) => hit.id);
    expect(all.length).toBeGreaterThan(3);
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => find(engine, 'Code', { hitsPerPage: 2, page })),
    );
    expect(pages.flatMap((page) => page.hits.map((hit) => hit.id))).toEqual(all.slice(0, 8));
    expect(pages[0]?.pageCount).toBe(Math.ceil(all.length / 2));
    expect((await find(engine, 'Code', { hitsPerPage: 0 })).pageCount).toBe(0);
  });

  it('pass the filters', async () => {
    expect((await find(engine, 'Code', { filters: ['language:en-GB'] })).count).toBe(0);
    const filters = [
      'language:de-DE',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
    ];
    expect((await find(engine, 'Code', { filters })).count).toBeGreaterThan(0);
  });
});

describe('files', () => {
  it('are loaded only when a query needs them, and once', async () => {
    const built = await createIndex(pageRecords(PAGES), {
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
      const ids = async (from: SearchEngine) => (await find(from, query)).hits.map((hit) => hit.id);
      expect(await ids(sharded)).toEqual(await ids(engine));
      expect(await ids(divided)).toEqual(await ids(engine));
    }
  });

  it('are tried again after a failure', async () => {
    const built = await createIndex(pageRecords(PAGES), { language: 'de-DE', compactBytes: 0 });
    let isDown = false;
    const flaky = await SearchEngine.open(built.manifest, (name) =>
      isDown
        ? Promise.reject(new Error('down'))
        : Promise.resolve(built.files.get(name) ?? new Uint8Array()),
    );
    isDown = true;
    await expect(find(flaky, 'Gutschrift')).rejects.toThrow('down');
    isDown = false;
    expect((await find(flaky, 'Gutschrift')).count).toBe(1);
  });

  it('are one file of texts where those are few', async () => {
    const built = await createIndex(pageRecords(PAGES), { language: 'de-DE' });
    expect([...built.files.keys()]).toEqual([built.manifest.core]);
  });

  it('have names that change with their contents only', async () => {
    const names = async (pages: readonly TestPage[]) => [
      ...(await createIndex(pageRecords(pages), { language: 'de-DE' })).files.keys(),
    ];
    expect(await names(PAGES)).toEqual(await names(PAGES));
    expect(await names(PAGES.slice(1))).not.toEqual(await names(PAGES));
  });

  it('are two where the texts are divided, and none can be missing', async () => {
    const { files, manifest } = await createIndex(pageRecords(PAGES), {
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
