import { describe, expect, it } from 'vitest';
import { pageRecords, testRecord as record, type TestPage } from '../testing';
import { CODE_WEIGHT } from '../weight';
import { decodeText } from './bytes';
import { isLater } from './later';
import { decodePages, encodePages, joinPages, treeOfPages } from './texts';
import { buildTree, type Tree } from './tree';

const H = { lvl0: 'S', lvl1: 'A', lvl2: 'H' };
const CODE = { pageRank: 0, level: CODE_WEIGHT, position: 12 };
/** A title as it is for page and category. */
const title = (url: string, lvl1: string, lvl0 = 'S') => ({
  ...record(url, 'lvl1', { lvl0, lvl1 }),
  objectID: `${url}#0`,
});
const MIXED = buildTree([
  { ...title('/a', 'A'), keywords: ['BT-5'], rows: ['BR-1..9'] },
  { ...record('/a', 'content', { lvl0: 'S', lvl1: 'A' }, 'first'), objectID: '/a#1' },
  { ...record('/a', 'lvl2', H, null, 'h'), objectID: 'its own' },
  { ...record('/a', 'content', H, 'second', 'h'), objectID: '/a#7', keywords: ['x'] },
  { ...record('/a', 'content', H, 'third', 'h'), objectID: '/a#8' },
  { ...record('/a', 'content', H, 'C62: one', 'unit-C62'), objectID: '/a#9' },
  { ...record('/a', 'content', H, 'X: one', 'unit-Y'), objectID: '/a#10' },
  { ...record('/a', 'content', H, 'no cell', 'unit-Y'), objectID: '/a#007' },
  { ...record('/a', 'content', { lvl0: 'S', lvl1: 'A' }, 'last'), objectID: '/b#11' },
  { ...record('/a', 'content', { lvl0: 'S', lvl1: 'A' }, '<code>'), weight: CODE },
  record('/b', 'content', { lvl0: 'S', lvl1: 'B' }, 'without a title of its own'),
  { ...title('/Rules/BR-15', 'BR-15: Payment'), content: 'What it is', asks: ['How?', 'Why?'] },
  {
    ...record('/Rules/BR-15', 'lvl2', { lvl0: 'S', lvl1: 'BR-15: Payment', lvl2: 'H' }, null, 'h'),
    asks: ['When?', 'Where?'],
  },
  { ...title('/other', 'BR-15: Payment'), language: 'de-DE' },
  title('/c', 'C', 'T'),
]);

const throughFile = (tree: Tree) =>
  treeOfPages(decodePages(encodePages(tree, 0, tree.pages.length)));

describe('texts', () => {
  it('survive the file whole, with anchors, keywords, object IDs and bare headings', () => {
    expect(throughFile(MIXED)).toEqual(MIXED);
  });

  it.each(['/a#NaN', '/a#Infinity', '/a#', '/a#1e3', '/b#1', '/a#-1', '/a#1.5'])(
    'survive with the object ID %s',
    (objectID) => {
      const tree = buildTree([{ ...title('/a', 'A'), objectID }]);
      expect(throughFile(tree)).toEqual(tree);
    },
  );

  it('leave out what the node or page before tells', () => {
    const pages: TestPage[] = [
      {
        url: '/Units',
        title: 'Einheiten',
        description: 'Codes',
        sections: {
          codes: ['Codes', 'Eins', 'Zwei', 'C62: Stück {#unit-C62}', 'KGM: Kilo {#unit-KGM}'],
        },
      },
      { url: '/Rules/BR-1', title: 'BR-1: Name', asks: ['Was?'], rows: ['BR-1..2'], sections: {} },
      { url: '/X', title: 'X', keywords: ['Y'], kind: 'news', sections: {} },
    ];
    const facts = ['Dokumentation', 'de-DE', 'docs-default-current'];
    expect(JSON.parse(decodeText(encodePages(buildTree(pageRecords(pages)), 0, 3)))).toEqual([
      [
        [
          '/Units',
          [...facts, 'setup', 0],
          [[1, 0], [2, 'codes'], 0, 0, [7, 'unit-*'], [7, 'unit-*']],
        ],
        ['/Rules/*', 0, [[1, 0]], ['BR-1..2']],
        ['/X', [...facts, 'news', 0], [[1, 0, 0, ['Y']]]],
      ],
      [
        ...['Einheiten', 'Codes', 'Eins', 'Zwei', 'C62: Stück', 'KGM: Kilo'],
        ...['BR-1: Name', 'X'],
      ],
      ['Codes', null, null],
      [[], ['Was?'], []],
    ]);
  });

  it('can be divided by pages', () => {
    const [page, ...others] = decodePages(encodePages(MIXED, 1, 2));
    expect(page).toMatchObject({ url: '/b', category: 'S', language: 'en-GB', tag: 'default' });
    expect(page?.nodes.map(({ text }) => text)).toEqual(['B', 'without a title of its own']);
    expect(others).toEqual([]);
  });
});

describe('texts in two files', () => {
  const divided = (pages: readonly TestPage[]) => {
    const tree = buildTree(pageRecords(pages));
    const all = [0, tree.pages.length] as const;
    return {
      tree,
      core: decodePages(encodePages(tree, ...all, (page, node) => !isLater(page, node))),
      rest: decodePages(encodePages(tree, ...all, isLater)),
    };
  };
  const rows = ['Eins', 'C62: Stück {#c}', 'Zwei', 'KGM: Kilo {#k}', 'Drei'];
  const PAGES: TestPage[] = [
    { url: '/news', title: 'Neues', kind: 'news', sections: {} },
    { url: '/a', title: 'A', description: 'Was', asks: ['Wie?'], sections: { s: ['S', ...rows] } },
    { url: '/b', title: 'B', sections: { s: ['S', ...rows] } },
  ];

  it('are pages without the rows of codes, and those rows with what is left', () => {
    const { core, rest } = divided(PAGES);
    const texts = (pages: typeof core) =>
      pages.map(({ url, nodes }) => [url, ...nodes.map(({ text }) => text)]);
    expect(texts(core)).toEqual([
      ['/a', 'A', 'S', 'Eins', 'Zwei', 'Drei'],
      ['/b', 'B', 'S', 'Eins', 'Zwei', 'Drei'],
    ]);
    expect(texts(rest)).toEqual([
      ['/news', 'Neues'],
      ['/a', 'C62: Stück', 'KGM: Kilo'],
      ['/b', 'C62: Stück', 'KGM: Kilo'],
    ]);
  });

  it('have what is said about a page where its title is', () => {
    const { core, rest } = divided(PAGES);
    expect(core[0]).toMatchObject({ url: '/a', description: 'Was', asks: ['Wie?'] });
    expect(rest[1]).toMatchObject({ url: '/a', description: null, asks: [] });
  });

  it('are one outline again when they are put together, with new pages behind the known ones', () => {
    const { tree, core, rest } = divided(PAGES.slice(1));
    expect(treeOfPages(joinPages([...core, ...rest]))).toEqual(tree);
    const withNews = divided(PAGES);
    expect(joinPages([...withNews.core, ...withNews.rest]).map(({ url }) => url)).toEqual([
      '/a',
      '/b',
      '/news',
    ]);
  });
});
