import { describe, expect, it } from 'vitest';
import { FormKind } from '../analysis/forms';
import { ByteReader, ByteWriter } from './bytes';
import { decodeCore, encodeCore } from './format';
import { PostingList, PostingsShard, PostingsWriter } from './postings';
import { findTerm, lowerBound, prefixRange, readVocabulary, writeVocabulary } from './vocabulary';

describe('bytes', () => {
  it('reads back what was written, up to the largest varint', () => {
    const writer = new ByteWriter();
    const values = [0, 1, 127, 128, 16_384, 2 ** 31, 2 ** 32 - 1];
    for (const value of values) writer.varint(value);
    const reader = new ByteReader(writer.finish());
    expect(values.map(() => reader.varint())).toEqual(values);
    expect(reader.done).toBe(true);
  });

  it('throws when the bytes end early', () => {
    expect(() => new ByteReader(new Uint8Array([200])).varint()).toThrow(RangeError);
    expect(() => new ByteReader(new Uint8Array([3, 1])).block()).toThrow(RangeError);
  });
});

describe('vocabulary', () => {
  const terms = ['380', 'beleg', 'belegart', 'belege', 'währung', '\u{1f600}x'];
  const writer = new ByteWriter();
  writeVocabulary(
    writer,
    terms.map((term, index) => ({ term, nodeCount: index, isPart: index % 2 === 1 })),
  );
  const vocabulary = readVocabulary(new ByteReader(writer.finish()));

  it('survives the file', () => {
    expect(vocabulary.terms).toEqual(terms);
    expect([...vocabulary.nodeCount]).toEqual([0, 1, 2, 3, 4, 5]);
    expect([...vocabulary.isPart]).toEqual([0, 1, 0, 1, 0, 1]);
    expect([...vocabulary.shared]).toEqual([0, 0, 5, 5, 0, 0]);
  });

  it('finds terms, prefixes and places of missing ones', () => {
    expect(findTerm(vocabulary, 'belege')).toBe(3);
    expect(findTerm(vocabulary, 'bel')).toBe(-1);
    expect(lowerBound(vocabulary, 'zzz')).toBe(5);
    expect(prefixRange(vocabulary, 'beleg')).toEqual({ from: 1, to: 4 });
    expect(prefixRange(vocabulary, 'x')).toEqual({ from: 5, to: 5 });
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
});

describe('core', () => {
  const bytes = encodeCore({
    meta: {
      language: 'de',
      postings: [],
      texts: [],
      facets: [{ language: 'de-DE', docusaurus_tag: 'default', kind: 'setup' }],
      synonyms: [],
    },
    vocabulary: [],
    nodes: [
      { level: 0, isRecord: false, isCodeRow: false, length: 1 },
      { level: 1, isRecord: true, isCodeRow: false, length: 300 },
      { level: 7, isRecord: true, isCodeRow: false, length: 12 },
      { level: 1, isRecord: true, isCodeRow: false, length: 2 },
    ],
    pages: [
      { firstNode: 1, facets: 0, rank: 0 },
      { firstNode: 3, facets: 0, rank: 7 },
    ],
    places: new Map([['brde15', [{ node: 1 }, { node: 3, row: 'BR-DE-15' }]]]),
  });

  it('survives the file', () => {
    const core = decodeCore(bytes);
    expect([...core.nodeLevel]).toEqual([0, 1, 7, 1]);
    expect([...core.nodeIsRecord]).toEqual([0, 1, 1, 1]);
    expect([...core.nodeLength]).toEqual([1, 127, 12, 2]);
    expect([...core.nodePage]).toEqual([0, 0, 0, 1]);
    expect([...core.pageRank]).toEqual([0, 7]);
    expect(core.places.get('brde15')).toEqual([{ node: 1 }, { node: 3, row: 'BR-DE-15' }]);
  });

  it('refuses other files, other versions and files cut short', () => {
    expect(() => decodeCore(new TextEncoder().encode('<!doctype html>'))).toThrow(
      'Not a search index',
    );
    const newer = bytes.slice();
    newer[4] = 99;
    expect(() => decodeCore(newer)).toThrow('version 99');
    expect(() => decodeCore(bytes.slice(0, 20))).toThrow(RangeError);
  });
});
