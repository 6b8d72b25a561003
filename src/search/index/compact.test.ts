import { describe, expect, it } from 'vitest';
import { pageRecords } from '../testing';
import { encodeCompact, expandCompact, isCompact } from './compact';
import { decodeCore } from './format';
import { buildTree } from './tree';

const tree = buildTree(
  pageRecords([{ url: '/a', title: 'Beleg', sections: { s: ['Belegart', 'Ein Beleg'] } }]),
);
const bytes = encodeCompact(tree, { language: 'de', synonyms: [] }, false).core;

describe('a compact index', () => {
  it('is told from a full one and expands to it', () => {
    const { core, files } = expandCompact({ core: bytes });
    expect(isCompact(bytes)).toBe(true);
    expect(isCompact(core)).toBe(false);
    const decoded = decodeCore(core);
    expect(decoded.vocabulary.terms).toContain('belegart');
    expect(decoded.meta.postings.map(({ name }) => files.has(name))).toEqual([true]);
    expect(decoded.meta.texts.map(({ name }) => files.has(name))).toEqual([true]);
  });

  it('is refused when it is of another version or cut short', () => {
    const newer = bytes.slice();
    newer[4] = 99;
    expect(() => expandCompact({ core: newer })).toThrow('version 99');
    expect(() => expandCompact({ core: bytes.slice(0, -5) })).toThrow(RangeError);
  });
});
