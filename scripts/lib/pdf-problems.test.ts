import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { beforeEach, expect, it } from 'vitest';
import { pdfProblems } from './pdf-problems';

let document: PDFDocument;

/** A chain of bookmarks, each below the one before. */
function bookmarks(count: number): PDFDict {
  const { context } = document;
  return count === 0 ? context.obj({}) : context.obj({ First: bookmarks(count - 1) });
}

beforeEach(async () => {
  document = await PDFDocument.create();
  document.addPage();
  document.setTitle('Handbook');
  document.setLanguage('en-GB');
  const { catalog, context } = document;
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  catalog.set(PDFName.of('StructTreeRoot'), context.obj({}));
  catalog.set(PDFName.of('Outlines'), bookmarks(3));
});

it('finds nothing in a tagged document with real fonts and bookmarks', () => {
  expect(pdfProblems(document, 5_000_000)).toEqual([]);
});

it('finds a file that is too large', () => {
  expect(pdfProblems(document, 6_000_001)).toEqual(['6000001 bytes, 6000000 at most']);
});

it('finds fonts that are drawings', () => {
  document.context.register(document.context.obj({ Type: 'Font', Subtype: 'Type3' }));
  expect(pdfProblems(document, 1)).toEqual(['1 fonts of Type 3']);
});

it.each([
  ['MarkInfo', 'not tagged'],
  ['StructTreeRoot', 'not tagged'],
  ['Lang', 'names no language'],
  ['Outlines', '0 levels of bookmarks, 3 at least'],
])('finds a document without %s', (key, problem) => {
  document.catalog.delete(PDFName.of(key));
  expect(pdfProblems(document, 1)).toEqual([problem]);
});
