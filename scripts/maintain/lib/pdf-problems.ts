import { PDFBool, PDFDict, PDFName, PDFRawStream, type PDFDocument } from 'pdf-lib';
import { structureProblems } from './pdf-structure';
import { links } from './pdf-ua';

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

function fontProblems({ context }: PDFDocument): string[] {
  const dictionaries = context
    .enumerateIndirectObjects()
    .flatMap(([, value]) => (value instanceof PDFDict ? [value] : []));
  const has = (font: PDFDict, key: string) => font.has(PDFName.of(key));
  const is = (font: PDFDict, key: string, value: string) =>
    font.get(PDFName.of(key)) === PDFName.of(value);
  const counts: [number, string][] = [
    [dictionaries.filter((font) => is(font, 'Subtype', 'Type3')).length, 'fonts of Type 3'],
    [
      dictionaries.filter(
        (font) => is(font, 'Type', 'FontDescriptor') && !/FontFile/.test(font.keys().join(' ')),
      ).length,
      'fonts that are not in the file',
    ],
    [
      dictionaries.filter((font) => is(font, 'Subtype', 'Type0') && !has(font, 'ToUnicode')).length,
      'fonts whose text cannot be read',
    ],
  ];
  return counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
}

function metadataProblems({ catalog }: PDFDocument): string[] {
  const stream = catalog.lookup(PDFName.of('Metadata'));
  const xmp = stream instanceof PDFRawStream ? Buffer.from(stream.contents).toString() : '';
  return ['dc:title', 'dc:language', 'pdfuaid:part']
    .filter((property) => !xmp.includes(`<${property}>`))
    .map((property) => `no ${property} in its metadata`);
}

/**
 * Faults that keep people and programs from reading a PDF well.
 *
 * @param size of the file, in bytes
 */
export function pdfProblems(document: PDFDocument, size: number): string[] {
  const { catalog } = document;
  const problems: string[] = [];
  if (size > MOST_BYTES) problems.push(`${size} bytes, ${MOST_BYTES} at most`);
  problems.push(...fontProblems(document));
  const marks = catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict);
  const isTagged = marks?.lookupMaybe(PDFName.of('Marked'), PDFBool)?.asBoolean() ?? false;
  if (!isTagged || !catalog.has(PDFName.of('StructTreeRoot'))) problems.push('not tagged');
  if (!catalog.has(PDFName.of('Lang'))) problems.push('names no language');
  if (!document.getTitle()) problems.push('has no title');
  const view = catalog.lookupMaybe(PDFName.of('ViewerPreferences'), PDFDict);
  if (!view?.lookupMaybe(PDFName.of('DisplayDocTitle'), PDFBool)?.asBoolean()) {
    problems.push('shows its file name instead of its title');
  }
  problems.push(...metadataProblems(document));
  const outline = catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict);
  const found = outline ? levels(outline) : 0;
  if (found < LEAST_LEVELS) problems.push(`${found} levels of bookmarks, ${LEAST_LEVELS} at least`);
  const disordered = document
    .getPages()
    .filter(({ node }) => node.get(PDFName.of('Tabs')) !== PDFName.of('S'));
  if (disordered.length > 0) problems.push(`${disordered.length} pages without an order of tabs`);
  const mute = links(document).filter((link) =>
    ['Contents', 'StructParent'].some((key) => !link.has(PDFName.of(key))),
  );
  if (mute.length > 0) problems.push(`${mute.length} links without Contents or StructParent`);
  problems.push(...structureProblems(document));
  return problems;
}
