import { PDFDict, PDFName, type PDFDocument } from 'pdf-lib';

const MOST_BYTES = 6e6;
const LEAST_LEVELS = 3;

/** Number of levels of bookmarks below a node of the outline. */
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
 * A file that is too large, and bookmarks that do not reach the sections. All else that PDF/UA-1 asks
 * for is judged by veraPDF in `.github/workflows/verify.yml`.
 *
 * @param size of the file, in bytes
 */
export function pdfProblems({ catalog }: PDFDocument, size: number): string[] {
  const outline = catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict);
  const found = outline ? levels(outline) : 0;
  return [
    ...(size > MOST_BYTES ? [`${size} bytes, ${MOST_BYTES} at most`] : []),
    ...(found < LEAST_LEVELS ? [`${found} levels of bookmarks, ${LEAST_LEVELS} at least`] : []),
  ];
}
