/** Small tagged documents for tests, as Chromium writes them. */
import { PDFArray, PDFDict, PDFName, PDFRawStream, type PDFDocument, type PDFRef } from 'pdf-lib';

/** An element of the structure: its type, and what it contains or the pages that it is drawn on. */
export interface Tag {
  readonly type: string;
  readonly pages?: readonly number[];
  readonly within?: readonly Tag[];
}

/** Content of a page: lines, each of which ends with an operator. */
export function draw(document: PDFDocument, page: number, lines: readonly string[]): void {
  const stream = PDFRawStream.of(document.context.obj({}), Buffer.from(lines.join('\n')));
  const { node } = document.getPage(page - 1);
  node.set(PDFName.of('Contents'), document.context.register(stream));
}

/** Gives a document a structure, and its pages what the structure says that they draw. */
export function tag(document: PDFDocument, tags: readonly Tag[]): void {
  const { context } = document;
  const lines = document.getPages().map((): string[] => []);
  const write = ({ type, pages = [], within = [] }: Tag, parent: PDFRef): PDFRef => {
    const element = context.obj({ Type: 'StructElem', S: type, P: parent });
    const ref = context.register(element);
    const marks = pages.map((page) => {
      const mark = lines[page - 1]?.filter((line) => line.endsWith('BDC')).length ?? 0;
      lines[page - 1]?.push(`/${type} <</MCID ${mark} >>BDC`, 'BT', '<0041> Tj', 'ET', 'EMC');
      return context.obj({ Type: 'MCR', Pg: document.getPage(page - 1).ref, MCID: mark });
    });
    element.set(PDFName.of('K'), context.obj([...within.map((kid) => write(kid, ref)), ...marks]));
    return ref;
  };
  const root = context.obj({ Type: 'StructTreeRoot' });
  const ref = context.register(root);
  root.set(PDFName.of('K'), context.obj([write({ type: 'Document', within: tags }, ref)]));
  document.catalog.set(PDFName.of('StructTreeRoot'), ref);
  lines.forEach((drawn, index) => draw(document, index + 1, drawn));
}

/** Adds a link to a place of the document to its first page. */
export function link(document: PDFDocument, place: string): PDFDict {
  const annotation = document.context.obj({ Subtype: 'Link', StructParent: 0 });
  annotation.set(PDFName.of('Dest'), PDFName.of(place));
  const { node } = document.getPage(0);
  const list = node.lookupMaybe(PDFName.of('Annots'), PDFArray);
  if (list) list.push(annotation);
  else node.set(PDFName.of('Annots'), document.context.obj([annotation]));
  return annotation;
}
