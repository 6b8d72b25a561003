import { describe, expect, it } from 'vitest';
import { testRecord as record } from '../testing';
import type { SearchRecord } from '../types';
import { CODE_WEIGHT } from '../weight';
import { buildTree, CODE_LEVEL, CONTENT_LEVEL } from './tree';

const codeWeight = { pageRank: 0, level: CODE_WEIGHT, position: 2 };

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

  it.each<[string, SearchRecord[], string[]]>([
    [
      'once for all blocks below it',
      [
        record('/a', 'content', { lvl1: 'A', lvl2: 'H' }, 'one'),
        record('/a', 'content', { lvl1: 'A', lvl2: 'H' }, 'two'),
      ],
      ['1 A', '2 H', '7 one', '7 two'],
    ],
    [
      'again below another heading',
      [
        record('/a', 'content', { lvl1: 'A', lvl2: 'H', lvl3: 'Same' }, 'one'),
        record('/a', 'content', { lvl1: 'A', lvl2: 'I', lvl3: 'Same' }, 'two'),
      ],
      ['1 A', '2 H', '3 Same', '7 one', '2 I', '3 Same', '7 two'],
    ],
    [
      'again after a higher heading',
      [
        record('/a', 'content', { lvl1: 'A', lvl3: 'Same' }, 'one'),
        record('/a', 'lvl2', { lvl1: 'A', lvl2: 'H' }),
        record('/a', 'content', { lvl1: 'A', lvl2: 'H', lvl3: 'Same' }, 'two'),
      ],
      ['1 A', '3 Same', '7 one', '2 H', '3 Same', '7 two'],
    ],
    [
      'not where its own record stands',
      [
        record('/a', 'lvl1', { lvl1: 'A' }),
        record('/a', 'lvl3', { lvl1: 'A', lvl3: 'Deep' }),
        record('/a', 'content', { lvl1: 'A', lvl3: 'Deep' }, 'one'),
        record('/a', 'lvl2', { lvl1: 'A', lvl2: 'H' }),
        record('/a', 'content', { lvl1: 'A', lvl2: 'H' }, 'two'),
      ],
      ['1 A', '3 Deep', '7 one', '2 H', '7 two'],
    ],
    [
      'for each page',
      [
        record('/a', 'content', { lvl1: 'A', lvl2: 'H' }, 'one'),
        record('/b', 'content', { lvl1: 'A', lvl2: 'H' }, 'two'),
      ],
      ['1 A', '2 H', '7 one', '1 A', '2 H', '7 two'],
    ],
  ])('has a heading %s', (_name, records, outline) => {
    const { nodes } = buildTree(records);
    expect(nodes.slice(1).map(({ level, text }) => `${level} ${text}`)).toEqual(outline);
  });

  it('sets code below text', () => {
    const [, , text, code] = buildTree([
      record('/a', 'lvl1', { lvl1: 'A' }),
      record('/a', 'content', { lvl1: 'A' }, 'text'),
      { ...record('/a', 'content', { lvl1: 'A' }, '<a>'), weight: codeWeight },
    ]).nodes;
    expect([text?.level, code?.level]).toEqual([CONTENT_LEVEL, CODE_LEVEL]);
  });

  it('takes what it says about a page from the title, and puts it behind the texts', () => {
    const { nodes, pages } = buildTree([
      {
        ...record('/a', 'lvl1', { lvl1: 'A' }, 'What it is'),
        keywords: ['BT-5'],
        asks: ['How?', 'Why?'],
        rows: ['BR-1..9'],
      },
      record('/a', 'content', { lvl1: 'A' }, 'text', 'x'),
      record('/b', 'lvl1', { lvl1: 'B' }),
    ]);
    expect(nodes).toMatchObject([
      { level: 0, text: '', objectID: null },
      { level: 1, text: 'A', keywords: ['BT-5'], anchor: null, objectID: '/a!lvl1What it is' },
      { level: 7, text: 'text', keywords: [], anchor: 'x', objectID: '/a!contenttext' },
      { level: 9, text: 'What it is', keywords: [], anchor: null, objectID: null },
      { level: 10, text: 'How?' },
      { level: 10, text: 'Why?' },
      { level: 1, text: 'B', keywords: [] },
    ]);
    expect(pages).toEqual([
      {
        url: '/a',
        category: '',
        language: 'en-GB',
        tag: 'default',
        kind: 'setup',
        pageRank: 0,
        description: 'What it is',
        asks: ['How?', 'Why?'],
        rows: ['BR-1..9'],
        firstNode: 1,
      },
      expect.objectContaining({ url: '/b', description: null, asks: [], rows: [], firstNode: 6 }),
    ]);
  });
});
