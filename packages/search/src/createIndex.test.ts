import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { analysisLanguage, createIndex, type IndexOptions, type CreatedIndex } from './createIndex';
import { isCompact } from './index/compact';
import { decodeCore, INDEX_VERSION } from './index/format';
import { decodePages } from './index/texts';
import { pageRecords, type TestPage } from './testing';

const PAGES: readonly TestPage[] = ['Beleg', 'Größe', 'Konto', 'Summe', 'Zeile'].map(
  (title, index) => ({ url: `/${index}`, title, sections: {} }),
);
/** The sizes of their titles, with four bytes for each. */
const SIZES = [9, 11, 9, 9, 9];
const build = (options: Partial<IndexOptions> = {}, pages = PAGES): Promise<CreatedIndex> =>
  createIndex(pageRecords(pages), { language: 'de-DE', ...options });
const coreOf = ({ files, manifest }: CreatedIndex) => files.get(manifest.core) ?? new Uint8Array();
const fullCore = async (options: Partial<IndexOptions> = {}, pages = PAGES) =>
  decodeCore(coreOf(await build({ compactBytes: 0, ...options }, pages)));

describe('the files of an index', () => {
  it('are named by their kind and a hash of their contents', async () => {
    const { files, manifest } = await build({ undividedBytes: 0 });
    const names = [...files].map(([name, contents]) => {
      const hash = createHash('sha256').update(contents).digest('hex').slice(0, 12);
      return name.replace(hash, '*');
    });
    expect(names.sort()).toEqual(['core.*.bin', 'rest.*.bin']);
    expect(manifest).toEqual({
      version: INDEX_VERSION,
      language: 'de-DE',
      core: expect.stringMatching(/^core\./) as string,
      rest: expect.stringMatching(/^rest\./) as string,
      records: 5,
    });
  });

  it('lie in a folder, if one is given', async () => {
    const { files, manifest } = await build({ folder: 'assets/', compactBytes: 0 });
    expect(manifest.core).toMatch(/^assets\/core\.[0-9a-f]{12}\.bin$/);
    const core = files.get(manifest.core.replace('assets/', '')) ?? new Uint8Array();
    const { postings, texts } = decodeCore(core).meta;
    for (const { name } of [...postings, ...texts]) expect(name).toMatch(/^assets\/\w+\./);
  });
});

describe('the form of an index', () => {
  const size = SIZES.reduce((sum, one) => sum + one);
  it.each([
    ['one file', {}, 'compact', ['core']],
    ['one file up to the limit', { compactBytes: size, undividedBytes: size }, 'compact', ['core']],
    ['two files above it', { undividedBytes: size - 1 }, 'compact', ['core', 'rest']],
    ['pieces above that', { compactBytes: size - 1 }, 'full', ['core', 'postings', 'texts']],
  ] as const)('is %s', async (_name, options, form, kinds) => {
    const built = await build(options);
    expect(isCompact(coreOf(built)) ? 'compact' : 'full').toBe(form);
    expect([...built.files.keys()].map((name) => name.split('.')[0]).sort()).toEqual(kinds);
  });

  it('is pieces with more than 10,000 headings and blocks', async () => {
    const rows = Array.from({ length: 10_000 }, () => 'x');
    const built = await build({}, [{ url: '/a', title: 'T', sections: { s: ['H', ...rows] } }]);
    expect(isCompact(coreOf(built))).toBe(false);
  });
});

describe('an index in pieces', () => {
  it.each([
    [1, [0, 1, 2, 3, 4]],
    [18, [0, 2, 4]],
    [20, [0, 2]],
    [21, [0, 3]],
    [10_000, [0]],
  ])('has texts of at least %i bytes in a file', async (textShardBytes, firsts) => {
    const { meta } = await fullCore({ textShardBytes });
    expect(meta.texts.map(({ first }) => first)).toEqual(firsts);
  });

  it.each([
    // A word has four bytes: its page, the number of its places, the place and its kind.
    [1, [0, 1, 2, 3, 4, 5]],
    [8, [0, 2, 4]],
    [9, [0, 3]],
    [10_000, [0]],
  ])('has postings of at least %i bytes in a file', async (postingShardBytes, firsts) => {
    const { meta, vocabulary } = await fullCore({ postingShardBytes });
    expect(vocabulary.terms).toHaveLength(6);
    expect(meta.postings.map(({ first }) => first)).toEqual(firsts);
  });

  it('has sorted terms, each with the number of its nodes', async () => {
    const { vocabulary } = await fullCore({}, [
      { url: '/a', title: 'Zeile Beleg', sections: { s: ['Beleg', 'Beleg', '-'] } },
    ]);
    const counts = vocabulary.terms.map((term, index) => [term, vocabulary.nodeCount[index]]);
    expect(counts).toEqual([
      ['beleg', 3],
      ['dokumentation', 1],
      ['zeile', 1],
    ]);
  });

  it('says of nodes and pages what the search needs before their texts', async () => {
    const core = await fullCore({}, [
      { url: '/a', title: 'A', description: 'Was', sections: { s: ['H', 'C62: Stück'] } },
      { url: '/b', title: 'B', kind: 'news', sections: {} },
      { url: '/c', title: 'C', sections: {} },
    ]);
    expect([...core.nodeLevel]).toEqual([0, 1, 2, 7, 9, 1, 1]);
    expect([...core.nodeIsRecord]).toEqual([0, 1, 1, 1, 0, 1, 1]);
    expect([...core.nodeIsCodeRow]).toEqual([0, 0, 0, 1, 0, 0, 0]);
    expect([...core.nodeLength]).toEqual([1, 1, 1, 2, 1, 1, 1]);
    const kinds = [...core.pageFacets].map((facets) => core.meta.facets[facets]?.kind);
    expect(kinds).toEqual(['setup', 'news', 'setup']);
    expect(core.meta.facets).toHaveLength(2);
    expect(core.meta.facets[0]).toEqual({
      language: 'de-DE',
      docusaurus_tag: 'docs-default-current',
      kind: 'setup',
    });
  });

  it('has the ranks of pages', async () => {
    const records = pageRecords(PAGES).map((record, index) => ({
      ...record,
      weight: { ...record.weight, pageRank: index % 2 },
    }));
    const built = await createIndex(records, { language: 'de-DE', compactBytes: 0 });
    expect([...decodeCore(coreOf(built)).pageRank]).toEqual([0, 1, 0, 1, 0]);
  });
});

describe('what is indexed', () => {
  it('has questions without the words that say nothing, which are never shown', async () => {
    const pages: TestPage[] = [
      { url: '/a', title: 'A', asks: ['Wo stelle ich die Währung ein?'], sections: {} },
      { url: '/b', title: 'Die Währung', sections: {} },
    ];
    const { files } = await build({ compactBytes: 0 }, pages);
    const [, texts] = [...files].find(([name]) => name.startsWith('texts')) ?? [];
    const [asked, other] = decodePages(texts ?? new Uint8Array());
    expect(asked?.asks.join()).toContain('Währung');
    expect(asked?.asks.join()).not.toContain('die');
    expect(other).toMatchObject({ asks: [], nodes: [{ text: 'Die Währung' }] });
  });

  it('has the given synonyms, by default none', async () => {
    const synonyms = [{ objectID: '1', type: 'synonym', synonyms: ['Einheit', 'Maß'] }] as const;
    expect((await fullCore({ synonyms })).meta.synonyms).toEqual(synonyms);
    expect((await fullCore()).meta.synonyms).toEqual([]);
  });

  it.each([
    ['de-DE', 'de'],
    ['DE-at', 'de'],
    ['de', 'de'],
    ['en-GB', 'en'],
    ['nds-DE', 'en'],
  ])('in %s is analysed as %s', async (tag, language) => {
    expect(analysisLanguage(tag)).toBe(language);
    expect((await fullCore({ language: tag })).meta.language).toBe(language);
  });
});
