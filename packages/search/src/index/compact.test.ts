import { describe, expect, it } from 'vitest';
import { pageRecords } from '../testing';
import type { Synonym } from '../types';
import { encodeCompact, expandCompact, isCompact } from './compact';
import { decodeCore, INDEX_VERSION } from './format';
import { buildTree } from './tree';

const tree = buildTree(
  pageRecords([
    {
      url: '/a',
      title: 'Beleg',
      sections: { s: ['Belegart', 'Ein Beleg', '380: Rechnung {#code-380}', 'Danach'] },
    },
  ]),
);
const encoded = (synonyms: readonly Synonym[] = [], isDivided = false) =>
  encodeCompact(tree, { language: 'de', synonyms }, isDivided);

describe('a compact index', () => {
  it('is told from a full one and expands to it', () => {
    const compact = encoded();
    const { core, files } = expandCompact(compact);
    expect(isCompact(compact.core)).toBe(true);
    expect(isCompact(core)).toBe(false);
    const decoded = decodeCore(core);
    expect(decoded.vocabulary.terms).toContain('belegart');
    expect(decoded.meta.language).toBe('de');
    expect(decoded.meta.postings).toEqual([{ name: 'postings', first: 0 }]);
    expect(decoded.meta.texts).toEqual([{ name: 'texts', first: 0 }]);
    expect([...files.keys()].sort()).toEqual(['postings', 'texts']);
  });

  it('in two files is the same as in one, and without the second has all but the rows of codes', () => {
    const divided = encoded([], true);
    expect(expandCompact(divided)).toEqual(expandCompact(encoded()));
    const alone = decodeCore(expandCompact({ core: divided.core }).core).vocabulary.terms;
    expect(alone).toContain('danach');
    expect(alone).not.toContain('380');
    expect(encoded()).not.toHaveProperty('rest');
  });

  it('has all its synonyms, though without their ids', () => {
    const objectID = '';
    const oneWay = (input: string, ...synonyms: string[]): Synonym => ({
      objectID,
      type: 'oneWaySynonym',
      input,
      synonyms,
    });
    const synonyms: Synonym[] = [
      { objectID, type: 'synonym', synonyms: ['Einheit', 'Gebinde'] },
      { objectID, type: 'synonym', synonyms: ['Einheit', 'Gebinde'] },
      oneWay('Einheit', 'Gebinde'),
      oneWay('Amt', 'Behörde', 'Bund'),
      oneWay('Land', 'Behörde', 'Bund'),
      oneWay('Kreis', 'Behörde'),
      oneWay('Kunde', 'Debitor'),
      { objectID, type: 'synonym', synonyms: ['Kunde', 'Käufer'] },
      oneWay('Abnehmer', 'Debitor'),
    ];
    const { core } = expandCompact(encoded(synonyms.map((one) => ({ ...one, objectID: '1' }))));
    expect(decodeCore(core).meta.synonyms).toEqual(synonyms);
  });

  it('is refused when it is of another version or cut short', () => {
    const { core } = encoded();
    const newer = core.slice();
    newer[4] = 99;
    expect(() => expandCompact({ core: newer })).toThrow(
      `Search index has version 99, not ${INDEX_VERSION}`,
    );
    expect(() => expandCompact({ core: core.slice(0, -5) })).toThrow(RangeError);
  });
});
