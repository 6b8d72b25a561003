import { describe, expect, it } from 'vitest';
import type { SearchRecord } from '../types';
import { invert } from './invert';
import { decodePages, encodePages, treeOfPages } from './texts';
import { buildTree } from './tree';

const NONE = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function record(
  url: string,
  type: SearchRecord['type'],
  hierarchy: Partial<SearchRecord['hierarchy']>,
  content: string | null = null,
  anchor: string | null = null,
): SearchRecord {
  return {
    objectID: `${url}!${type}${content ?? ''}`,
    url: anchor ? `${url}#${anchor}` : url,
    url_without_anchor: url,
    anchor,
    type,
    hierarchy: { ...NONE, ...hierarchy },
    content,
    weight: { pageRank: 0, level: 0, position: 0 },
    language: 'en-GB',
    docusaurus_tag: 'default',
    kind: 'setup',
  };
}

describe('buildTree', () => {
  it('puts pages of a category together and keeps the reading order in them', () => {
    const tree = buildTree([
      record('/a', 'lvl1', { lvl0: 'Setup', lvl1: 'A' }),
      record('/b', 'lvl1', { lvl0: 'News', lvl1: 'B' }),
      record('/c', 'lvl1', { lvl0: 'Setup', lvl1: 'C' }),
    ]);
    expect(tree.nodes.map(({ level, text }) => `${level} ${text}`)).toEqual([
      '0 Setup',
      '1 A',
      '1 C',
      '0 News',
      '1 B',
    ]);
    expect(tree.pages.map(({ url, firstNode }) => [url, firstNode])).toEqual([
      ['/a', 1],
      ['/c', 2],
      ['/b', 4],
    ]);
  });

  it('adds headings that only blocks tell of, without making them records', () => {
    const tree = buildTree([
      record('/a', 'content', { lvl0: 'S', lvl1: 'A', lvl3: 'Deep' }, 'text'),
    ]);
    expect(tree.nodes.map(({ level, text, objectID }) => [level, text, objectID !== null])).toEqual(
      [
        [0, 'S', false],
        [1, 'A', false],
        [3, 'Deep', false],
        [7, 'text', true],
      ],
    );
  });

  it('keeps two sections of the same name apart', () => {
    const tree = buildTree([
      record('/a', 'lvl1', { lvl1: 'A' }),
      record('/a', 'lvl2', { lvl1: 'A', lvl2: 'Same' }, null, 'one'),
      record('/a', 'lvl2', { lvl1: 'A', lvl2: 'Same' }, null, 'two'),
    ]);
    expect(tree.nodes.filter(({ text }) => text === 'Same')).toHaveLength(2);
  });
});

describe('texts', () => {
  const hierarchy = { lvl0: 'S', lvl1: 'A', lvl2: 'H' };
  const tree = buildTree([
    { ...record('/a', 'lvl1', { lvl0: 'S', lvl1: 'A' }), objectID: '/a#0', keywords: ['BT-5'] },
    { ...record('/a', 'content', { lvl0: 'S', lvl1: 'A' }, 'first'), objectID: '/a#1' },
    { ...record('/a', 'lvl2', hierarchy, null, 'h'), objectID: 'its own' },
    { ...record('/a', 'content', hierarchy, 'second', 'h'), objectID: '/a#7' },
    { ...record('/a', 'content', hierarchy, 'third', 'h'), objectID: '/a#8' },
    record('/b', 'content', { lvl0: 'S', lvl1: 'B' }, 'without a title of its own'),
    record('/c', 'lvl1', { lvl0: 'T', lvl1: 'C' }),
  ]);

  it('survive the file whole, with anchors, keywords, object IDs and bare headings', () => {
    const pages = decodePages(encodePages(tree, 0, tree.pages.length));
    expect(treeOfPages(pages)).toEqual(tree);
  });

  it('have the identifier of a page once, in its title', () => {
    const url = '/Rules/BR-15';
    const rule = buildTree([
      { ...record(url, 'lvl1', { lvl0: 'S', lvl1: 'BR-15: Payment' }), objectID: `${url}#0` },
    ]);
    const bytes = encodePages(rule, 0, 1);
    expect(decodePages(bytes)[0]?.url).toBe(url);
    expect(new TextDecoder().decode(bytes).match(/BR-15/g)).toHaveLength(1);
  });

  it('are as long as the name of a rule or term without its identifier', () => {
    const term = buildTree([record('/t', 'lvl1', { lvl0: 'S', lvl1: 'BT-9: Due date' })]);
    expect(invert(term, 'en').lengths.at(-1)).toBe(2);
  });

  it('can be divided by pages', () => {
    const [page] = decodePages(encodePages(tree, 1, 2));
    expect(page).toMatchObject({ url: '/b', category: 'S', language: 'en-GB', tag: 'default' });
    expect(page?.nodes.map(({ text }) => text)).toEqual(['B', 'without a title of its own']);
  });
});
