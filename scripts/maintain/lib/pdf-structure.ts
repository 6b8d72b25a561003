import { PDFArray, PDFDict, PDFName, type PDFDocument, type PDFObject, type PDFRef } from 'pdf-lib';

const name = (text: string): PDFName => PDFName.of(text);

/** Type of an element of the structure; undefined for a mark in a page. */
const typeOf = (node: PDFDict): string | undefined =>
  node.lookupMaybe(name('S'), PDFName)?.decodeText();

/** Contents of an element of the structure. */
function kids(node: PDFDict): PDFObject[] {
  const value = node.lookup(name('K'));
  if (value instanceof PDFArray) return value.asArray();
  const only = node.get(name('K'));
  return only ? [only] : [];
}

/** Puts what an item of a list contains, but its label, into a body, as PDF has it. */
function wrapBody(item: PDFDict, ref: PDFRef): void {
  const { context } = item;
  const parts = kids(item).map((value) => ({ value, kid: context.lookup(value) }));
  const isBody = ({ kid }: (typeof parts)[number]) =>
    kid instanceof PDFDict && !['Lbl', 'LBody', undefined].includes(typeOf(kid));
  const content = parts.filter(isBody);
  if (content.length === 0) return;
  const body = context.obj({ Type: 'StructElem', S: 'LBody', P: ref });
  body.set(name('K'), context.obj(content.map(({ value }) => value)));
  const bodyRef = context.register(body);
  for (const { kid } of content) if (kid instanceof PDFDict) kid.set(name('P'), bodyRef);
  const others = parts.filter((part) => !isBody(part)).map(({ value }) => value);
  item.set(name('K'), context.obj([...others, bodyRef]));
}

/** Types of PDF 2.0 that Chromium writes, and what they are in PDF 1.7. */
const ROLES = { Em: 'Span', Strong: 'Span', Aside: 'Sect' };

/** Brings the structure of a document that Chromium has written into the form of PDF 1.7. */
export function completeStructure(document: PDFDocument): void {
  const { catalog, context } = document;
  const items = context
    .enumerateIndirectObjects()
    .filter(([, value]) => value instanceof PDFDict && value.get(name('S')) === name('LI'));
  for (const [ref, item] of items) if (item instanceof PDFDict) wrapBody(item, ref);
  catalog.lookupMaybe(name('StructTreeRoot'), PDFDict)?.set(name('RoleMap'), context.obj(ROLES));
}
