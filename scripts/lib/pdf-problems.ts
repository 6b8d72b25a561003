import { PDFBool, PDFDict, PDFName, type PDFDocument } from 'pdf-lib';

const MOST_BYTES = 6e6;
const LEAST_LEVELS = 3;

/** How many levels of bookmarks there are below a node of the outline. */
function levels(node: PDFDict): number {
  let deepest = 0;
  let child = node.lookupMaybe(PDFName.of('First'), PDFDict);
  while (child) {
    deepest = Math.max(deepest, 1 + levels(child));
    child = child.lookupMaybe(PDFName.of('Next'), PDFDict);
  }
  return deepest;
}

/**
 * What keeps a PDF from being read well by people and programs.
 *
 * @param size of the file, in bytes
 */
export function pdfProblems(document: PDFDocument, size: number): string[] {
  const { catalog, context } = document;
  const problems: string[] = [];
  if (size > MOST_BYTES) problems.push(`${size} bytes, ${MOST_BYTES} at most`);
  const type3 = context
    .enumerateIndirectObjects()
    .filter(
      ([, value]) =>
        value instanceof PDFDict && value.get(PDFName.of('Subtype')) === PDFName.of('Type3'),
    );
  if (type3.length > 0) problems.push(`${type3.length} fonts of Type 3`);
  const marks = catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict);
  const isTagged = marks?.lookupMaybe(PDFName.of('Marked'), PDFBool)?.asBoolean() ?? false;
  if (!isTagged || !catalog.has(PDFName.of('StructTreeRoot'))) problems.push('not tagged');
  if (!catalog.has(PDFName.of('Lang'))) problems.push('names no language');
  if (!document.getTitle()) problems.push('has no title');
  const outline = catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict);
  const found = outline ? levels(outline) : 0;
  if (found < LEAST_LEVELS) problems.push(`${found} levels of bookmarks, ${LEAST_LEVELS} at least`);
  return problems;
}
