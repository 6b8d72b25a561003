import { describe, expect, it } from 'vitest';
import { createIndex } from './createIndex';
import { decodeCore } from './index/format';
import { Shards } from './shards';
import { pageRecords } from './testing';

const WORDS = ['Beleg', 'Konto', 'Summe', 'Zeile', 'Preis'];

/** An index with two or three terms and pages in each file, and what is fetched of it. */
async function setup() {
  const pages = WORDS.map((title) => ({ url: `/${title}`, title, sections: {} }));
  const { files, manifest } = await createIndex(pageRecords(pages), {
    language: 'de-DE',
    compactBytes: 0,
    postingShardBytes: 8,
    textShardBytes: 18,
  });
  const core = decodeCore(files.get(manifest.core) ?? new Uint8Array());
  const fetched: string[] = [];
  let isDown = false;
  const shards = new Shards(core, (name) => {
    fetched.push(name);
    if (isDown) return Promise.reject(new Error('down'));
    return Promise.resolve(files.get(name) ?? new Uint8Array());
  });
  return { core, fetched, shards, setDown: (down: boolean) => (isDown = down) };
}

describe('the files of an index', () => {
  it('have each page and each term in one of them', async () => {
    const { core, fetched, shards } = await setup();
    await shards.loadTexts([0, 1, 2, 3, 4]);
    expect([0, 1, 2, 3, 4].map((page) => shards.page(page).url)).toEqual(
      WORDS.map((word) => `/${word}`),
    );
    await shards.loadPostings(core.vocabulary.terms.keys());
    const found = core.vocabulary.terms.map((term, index) => {
      const nodes: number[] = [];
      shards.visit(index, (node) => nodes.push(node));
      return [term, ...nodes];
    });
    expect(found).toEqual([
      ['beleg', 1],
      ['dokumentation', 0],
      ['konto', 2],
      ['preis', 5],
      ['summe', 3],
      ['zeile', 4],
    ]);
    expect(fetched).toHaveLength(6);
  });

  it.each([
    [[0], [0]],
    [[1], [0]],
    [[2], [1]],
    [[4], [2]],
    [
      [4, 0, 1, 0],
      [2, 0],
    ],
    [[], []],
  ])('are fetched for what is needed: pages %o', async (pages, expected) => {
    const { core, fetched, shards } = await setup();
    await shards.loadTexts(pages);
    expect(fetched).toEqual(expected.map((file) => core.meta.texts[file]?.name));
  });

  it('are fetched once, however often and at the same time they are needed', async () => {
    const { fetched, shards } = await setup();
    await Promise.all([shards.loadTexts([0]), shards.loadTexts([1])]);
    await shards.loadTexts([0]);
    expect(fetched).toHaveLength(1);
  });

  it('are fetched again after a failure, which is told', async () => {
    const { fetched, shards, setDown } = await setup();
    setDown(true);
    await expect(shards.loadTexts([0])).rejects.toThrow('down');
    setDown(false);
    await shards.loadTexts([0]);
    expect(fetched).toHaveLength(2);
    expect(shards.page(0).url).toBe('/Beleg');
  });
});
