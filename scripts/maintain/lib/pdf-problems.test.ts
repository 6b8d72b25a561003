import { inflateSync } from 'node:zlib';
import { type PDFDict, PDFDocument, PDFName, PDFStream, PDFString } from 'pdf-lib';
import { beforeEach, describe, expect, it } from 'vitest';
import { pdfProblems } from './pdf-problems';
import { draw, link, tag, type Tag } from './pdf-testing';
import { completePdf } from './pdf-ua';

let document: PDFDocument;

/** A chain of bookmarks, each below the one before. */
function bookmarks(count: number): PDFDict {
  const { context } = document;
  return count === 0 ? context.obj({}) : context.obj({ First: bookmarks(count - 1) });
}

const head = (scope: string, ...pages: number[]): Tag => ({
  type: 'TH',
  pages,
  attributes: { Scope: scope },
});

const TAGS: readonly Tag[] = [
  { type: 'H1', pages: [1] },
  { type: 'P', pages: [1], within: [{ type: 'Strong', pages: [1] }] },
  {
    type: 'L',
    within: [
      {
        type: 'LI',
        within: [
          { type: 'Lbl', pages: [1] },
          { type: 'P', pages: [1] },
        ],
      },
    ],
  },
  {
    type: 'Table',
    within: [
      { type: 'TR', within: [head('Column', 1, 2)] },
      { type: 'TR', within: [head('Row', 1)] },
    ],
  },
  { type: 'Figure', pages: [2], alt: 'From order to invoice' },
];

const complete = () => completePdf(document, 'Handbook & more', 'en-GB', (place) => `To ${place}`);

beforeEach(async () => {
  document = await PDFDocument.create();
  document.addPage();
  document.addPage();
  document.setTitle('Handbook & more', { showInWindowTitleBar: true });
  document.setLanguage('en-GB');
  const { catalog, context } = document;
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  catalog.set(PDFName.of('Outlines'), bookmarks(3));
  for (const { node } of document.getPages()) node.set(PDFName.of('Tabs'), PDFName.of('S'));
  tag(document, TAGS);
  link(document, 'units');
  complete();
});

it('finds nothing in a tagged document with real fonts and bookmarks', () => {
  expect(pdfProblems(document, 5_000_000)).toEqual([]);
});

it('finds a file that is too large', () => {
  expect(pdfProblems(document, 6_000_001)).toEqual(['6000001 bytes, 6000000 at most']);
});

it.each([
  [{ Type: 'Font', Subtype: 'Type3' }, '1 fonts of Type 3'],
  [{ Type: 'FontDescriptor' }, '1 fonts that are not in the file'],
  [{ Type: 'Font', Subtype: 'Type0' }, '1 fonts whose text cannot be read'],
])('finds a font that others cannot use: %o', (font, problem) => {
  document.context.register(document.context.obj(font));
  expect(pdfProblems(document, 1)).toEqual([problem]);
});

it.each([
  ['MarkInfo', ['not tagged']],
  ['StructTreeRoot', ['not tagged']],
  ['Lang', ['names no language']],
  ['Outlines', ['0 levels of bookmarks, 3 at least']],
  ['ViewerPreferences', ['shows its file name instead of its title']],
  [
    'Metadata',
    ['dc:title', 'dc:language', 'pdfuaid:part'].map((key) => `no ${key} in its metadata`),
  ],
])('finds a document without %s', (key, problems) => {
  document.catalog.delete(PDFName.of(key));
  expect(pdfProblems(document, 1)).toEqual(problems);
});

it('finds a page whose order of tabs is left open', () => {
  document.getPage(1).node.delete(PDFName.of('Tabs'));
  expect(pdfProblems(document, 1)).toEqual(['1 pages without an order of tabs']);
});

it('finds a link that nothing describes', () => {
  link(document, 'currencies');
  expect(pdfProblems(document, 1)).toEqual(['1 links without Contents or StructParent']);
});

describe('structure', () => {
  it.each<[string, Tag, string]>([
    ['a figure without a text', { type: 'Figure', pages: [2] }, '1 × Figure without Alt'],
    ['a head of nothing', { type: 'TH', pages: [2] }, '1 × TH without Scope'],
    ['a type that readers do not have', { type: 'Nav' }, '1 × Nav is no type of PDF 1.7'],
    ['a list of paragraphs', { type: 'L', within: [{ type: 'P' }] }, '1 × P in L'],
    ['a level that is left out', { type: 'H3', pages: [2] }, '1 × H3 after H1'],
  ])('finds %s', (_, wrong, problem) => {
    tag(document, [{ type: 'H1', pages: [1] }, { type: 'P', pages: [1] }, wrong]);
    complete();
    expect(pdfProblems(document, 1)).toEqual([problem]);
  });
});

describe('completed document', () => {
  it('has metadata in its language, with the title as it is', () => {
    const stream = document.catalog.lookup(PDFName.of('Metadata'), PDFStream);
    const xmp = Buffer.from(stream.getContents()).toString();
    expect(xmp).toContain('<rdf:li xml:lang="x-default">Handbook &#38; more</rdf:li>');
    expect(xmp).toContain('<dc:language><rdf:Bag><rdf:li>en-GB</rdf:li>');
    expect(xmp).toContain('<pdfuaid:part>1</pdfuaid:part>');
  });

  it('describes links by where they lead', () => {
    const inside = link(document, 'units');
    const outside = link(document, '');
    outside.set(
      PDFName.of('A'),
      document.context.obj({ URI: PDFString.of('https://docs.example.com/') }),
    );
    complete();
    const described = [inside, outside].map((one) => one.lookup(PDFName.of('Contents')));
    expect(described.map((text) => (text as PDFString).decodeText())).toEqual([
      'To units',
      'https://docs.example.com/',
    ]);
  });

  it('marks a whole path and a whole text, but not a clip, as artifacts', () => {
    draw(document, 2, [
      'q',
      '0 0 9 9 re',
      'W* n',
      '1 g',
      '0 0 m',
      '9 9 l',
      'S',
      'BT',
      '<41> Tj',
      'ET',
      'Q',
    ]);
    complete();
    const stream = document.getPage(1).node.lookup(PDFName.of('Contents'), PDFStream);
    expect(inflateSync(stream.getContents()).toString().split('\n')).toEqual(
      ['q', '0 0 9 9 re', 'W* n', '1 g']
        .concat(['/Artifact BMC', '0 0 m', '9 9 l', 'S', 'EMC'])
        .concat(['/Artifact BMC', 'BT', '<41> Tj', 'ET', 'EMC', 'Q']),
    );
  });
});
