import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream, PDFString } from 'pdf-lib';
import { beforeEach, describe, expect, it } from 'vitest';
import { pdfProblems } from './pdf-problems';
import { draw, link, tag, type Tag } from './testing';
import { completePdf } from './pdf-ua';

let document: PDFDocument;

/** A chain of bookmarks, each below the one before. */
function bookmarks(count: number): PDFDict {
  const { context } = document;
  return count === 0 ? context.obj({}) : context.obj({ First: bookmarks(count - 1) });
}

const TAGS: readonly Tag[] = [
  { type: 'H1', pages: [1] },
  {
    type: 'L',
    within: [
      {
        type: 'LI',
        within: [
          { type: 'Lbl', pages: [1] },
          { type: 'Strong', pages: [1] },
        ],
      },
    ],
  },
];

const complete = () => completePdf(document, 'Handbook & more', 'en-GB', (place) => `To ${place}`);

beforeEach(async () => {
  document = await PDFDocument.create();
  document.addPage();
  document.addPage();
  document.catalog.set(PDFName.of('Outlines'), bookmarks(3));
  tag(document, TAGS);
  link(document, 'units');
  complete();
});

it('finds nothing in a document of 6 MB with three levels of bookmarks', () => {
  expect(pdfProblems(document, 6_000_000)).toEqual([]);
});

it('finds a file that is too large, and bookmarks of two levels', () => {
  document.catalog.set(PDFName.of('Outlines'), bookmarks(2));
  expect(pdfProblems(document, 6_000_001)).toEqual([
    '6000001 bytes, 6000000 at most',
    '2 levels of bookmarks, 3 at least',
  ]);
  document.catalog.delete(PDFName.of('Outlines'));
  expect(pdfProblems(document, 1)).toEqual(['0 levels of bookmarks, 3 at least']);
});

/** Types of the structure as PDF 1.7 has them, each with those that it contains. */
function typesIn(element: PDFDict): unknown[] {
  const roles = document.catalog
    .lookup(PDFName.of('StructTreeRoot'), PDFDict)
    .lookup(PDFName.of('RoleMap'), PDFDict);
  return element
    .lookup(PDFName.of('K'), PDFArray)
    .asArray()
    .map((kid) => document.context.lookup(kid, PDFDict))
    .flatMap((kid) => {
      const type = kid.lookupMaybe(PDFName.of('S'), PDFName);
      if (!type) return [];
      const role = roles.lookupMaybe(type, PDFName) ?? type;
      return [[role.decodeText(), ...typesIn(kid)]];
    });
}

describe('completed document', () => {
  it('puts what an item of a list says into a body, in types of PDF 1.7', () => {
    const root = document.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
    expect(typesIn(root)).toEqual([
      ['Document', ['H1'], ['L', ['LI', ['Lbl'], ['LBody', ['Span']]]]],
    ]);
  });

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
