import { describe, expect, it } from 'vitest';
import { FormKind } from '../analysis/forms';
import { ByteReader, ByteWriter } from './bytes';
import { decodeCore, encodeCore, INDEX_VERSION } from './format';
import { PostingList, PostingsShard, PostingsWriter } from './postings';
import {
  findTerm,
  lowerBound,
  prefixRange,
  readVocabulary,
  sortedTerms,
  writeVocabulary,
} from './vocabulary';

describe('bytes', () => {
  it('reads back what was written, up to the largest varint', () => {
    const writer = new ByteWriter();
    const values = [0, 1, 127, 128, 16_384, 2 ** 31, 2 ** 32 - 1];
    for (const value of values) writer.varint(value);
    const reader = new ByteReader(writer.finish());
    expect(values.map(() => reader.varint())).toEqual(values);
    expect(() => reader.byte()).toThrow('Search index is cut short');
  });

  it('throws when the bytes end early', () => {
    expect(() => new ByteReader(new Uint8Array([200])).varint()).toThrow(RangeError);
    expect(() => new ByteReader(new Uint8Array([3, 1])).block()).toThrow(
      new RangeError('Search index is cut short'),
    );
  });

  it.each([1, 1024, 1025, 2500])('grows with what is written: %i bytes', (size) => {
    const values = Uint8Array.from({ length: size }, (_, index) => index % 251);
    const singly = new ByteWriter();
    for (const value of values) singly.byte(value);
    expect(singly.finish()).toEqual(values);
    const together = new ByteWriter();
    together.block(values);
    together.block(values);
    const reader = new ByteReader(together.finish());
    expect([reader.block(), reader.block()]).toEqual([values, values]);
  });
});

describe('vocabulary', () => {
  const terms = ['380', 'beleg', 'belegart', 'belege', 'währung', '\u{1f600}x'];
  const stored = () => {
    const writer = new ByteWriter();
    writeVocabulary(
      writer,
      terms.map((term, index) => ({ term, nodeCount: index, isPart: index % 2 === 1 })),
    );
    return readVocabulary(new ByteReader(writer.finish()));
  };

  it('survives the file', () => {
    const vocabulary = stored();
    expect(vocabulary.terms).toEqual(terms);
    expect([...vocabulary.nodeCount]).toEqual([0, 1, 2, 3, 4, 5]);
    expect([...vocabulary.isPart]).toEqual([0, 1, 0, 1, 0, 1]);
    expect([...vocabulary.shared]).toEqual([0, 0, 5, 5, 0, 0]);
  });

  it('finds terms, prefixes and places of missing ones', () => {
    const vocabulary = stored();
    expect(findTerm(vocabulary, 'belege')).toBe(3);
    expect(findTerm(vocabulary, 'bel')).toBe(-1);
    expect(lowerBound(vocabulary, 'zzz')).toBe(5);
    expect(prefixRange(vocabulary, 'beleg')).toEqual({ from: 1, to: 4 });
    expect(prefixRange(vocabulary, 'x')).toEqual({ from: 5, to: 5 });
    expect(prefixRange(vocabulary, '')).toEqual({ from: 0, to: terms.length });
  });

  it('is sorted and free of repetitions whatever the words are', () => {
    const sorted = sortedTerms(['ware', 'was', 'alt', 'ware', 'waren', 'Z']);
    expect(sorted.terms).toEqual(['Z', 'alt', 'ware', 'waren', 'was']);
    expect([...sorted.shared]).toEqual([0, 0, 0, 4, 2]);
  });
});

describe('postings', () => {
  it('survive the file, term by term', () => {
    const writer = new PostingsWriter();
    const [first, none, last] = [new PostingList(), new PostingList(), new PostingList()];
    first.add(3, 0, FormKind.Whole, true);
    first.add(3, 7, FormKind.Compound, false);
    first.add(400, 2, FormKind.Joined, false);
    last.add(5, 999, FormKind.Keyword, false);
    for (const list of [first, none, last]) writer.add(list);
    const shard = new PostingsShard(writer.finish(), Uint32Array.from([2, 0, 1]));
    const read = (term: number): unknown[] => {
      const found: unknown[] = [];
      shard.visit(term, (...occurrence) => found.push(occurrence));
      return found;
    };
    expect(read(0)).toEqual([
      [3, 0, FormKind.Whole, true],
      [3, 7, FormKind.Compound, false],
      [400, 2, FormKind.Joined, false],
    ]);
    expect(read(1)).toEqual([]);
    expect(read(2)).toEqual([[5, 255, FormKind.Keyword, false]]);
  });

  it('have the first twelve occurrences in a block, and those in the next one', () => {
    const list = new PostingList();
    for (let position = 0; position < 14; position += 1)
      list.add(3, position, FormKind.Whole, false);
    list.add(4, 20, FormKind.Whole, true);
    const writer = new PostingsWriter();
    writer.add(list);
    const found: number[][] = [];
    new PostingsShard(writer.finish(), Uint32Array.of(2)).visit(0, (node, position) =>
      found.push([node, position]),
    );
    expect(found).toEqual([...Array.from({ length: 12 }, (_, position) => [3, position]), [4, 20]]);
  });

  it('take about as much room as they say', () => {
    const writer = new PostingsWriter();
    expect(writer.length).toBe(0);
    const list = new PostingList();
    for (const node of [1, 300, 301]) list.add(node, 0, FormKind.Whole, false);
    writer.add(list);
    // Nodes need four bytes, as their distances are 1, 299 and 1; each of the other columns three.
    expect(writer.length).toBe(13);
  });
});

describe('core', () => {
  const node = (
    level: number,
    isRecord = true,
    length = 1,
    isCodeRow = false,
    asked = 0,
    kind = 0,
  ) => ({
    level,
    isRecord,
    isCodeRow,
    length,
    asked,
    kind,
  });
  const encoded = () =>
    encodeCore({
      meta: {
        language: 'de',
        postings: [{ name: 'postings', first: 0 }],
        texts: [],
        facets: [{ language: 'de-DE', docusaurus_tag: 'default', kind: 'setup' }],
        synonyms: [],
      },
      vocabulary: [],
      nodes: [
        node(0, false),
        node(1, true, 300),
        node(7, true, 12, true, 0, 8),
        node(8, false, 127, true),
        node(1, true, 2),
        node(1, true, 128),
        node(1),
      ],
      pages: [
        { firstNode: 1, facets: 0, rank: 0 },
        { firstNode: 4, facets: 2, rank: 6.6 },
        { firstNode: 5, facets: 1, rank: -3 },
        { firstNode: 6, facets: 0, rank: 999 },
      ],
      places: new Map([['brde15', [{ node: 1 }, { node: 3, row: 'BR-DE-15' }]]]),
    });

  it('survives the file', () => {
    const core = decodeCore(encoded());
    expect(core.meta.postings).toEqual([{ name: 'postings', first: 0 }]);
    expect([...core.nodeLevel]).toEqual([0, 1, 7, 8, 1, 1, 1]);
    expect([...core.nodeIsRecord]).toEqual([0, 1, 1, 0, 1, 1, 1]);
    expect([...core.nodeIsCodeRow]).toEqual([0, 0, 1, 1, 0, 0, 0]);
    expect([...core.nodeLength]).toEqual([1, 127, 12, 127, 2, 127, 1]);
    expect([...core.nodeKind]).toEqual([0, 0, 8, 0, 0, 0, 0]);
    expect([...core.nodePage]).toEqual([0, 0, 0, 0, 1, 2, 3]);
    expect([...core.pageFirstNode]).toEqual([1, 4, 5, 6]);
    expect([...core.pageFacets]).toEqual([0, 2, 1, 0]);
    expect(core.places.get('brde15')).toEqual([{ node: 1 }, { node: 3, row: 'BR-DE-15' }]);
  });

  it('has the rank of a page as a byte', () => {
    expect([...decodeCore(encoded()).pageRank]).toEqual([0, 7, 0, 255]);
  });

  it('refuses other files, other versions and files cut short', () => {
    expect(() => decodeCore(new TextEncoder().encode('<!doctype html>'))).toThrow(
      'Not a search index',
    );
    const newer = encoded();
    newer[4] = 99;
    expect(() => decodeCore(newer)).toThrow(`Search index has version 99, not ${INDEX_VERSION}`);
    expect(() => decodeCore(encoded().slice(0, 20))).toThrow(RangeError);
  });
});
