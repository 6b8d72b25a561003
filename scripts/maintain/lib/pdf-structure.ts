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

/** The elements within an element of the structure. */
function children(node: PDFDict): PDFDict[] {
  return kids(node)
    .map((kid) => node.context.lookup(kid))
    .filter((kid) => kid instanceof PDFDict)
    .filter((kid) => typeOf(kid) !== undefined);
}

/** All elements of the structure of a document, each before those that it contains. */
function* elements(document: PDFDocument): Generator<PDFDict> {
  const root = document.catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
  const waiting = root ? children(root).reverse() : [];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    waiting.push(...children(node).reverse());
  }
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

/** Structure types of PDF 1.7 (ISO 32000-1, 14.8.4). */
const TYPES = new Set(
  (
    'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 ' +
    'H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry ' +
    'Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'
  ).split(' '),
);

const CONTENT: Readonly<Record<string, readonly string[]>> = {
  L: ['L', 'LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
  Table: ['TR', 'THead', 'TBody', 'TFoot', 'Caption'],
  TR: ['TH', 'TD'],
};

/** `Row` or `Column` for a heading of a table that has its scope. */
function scopeOf(node: PDFDict): string | undefined {
  const value = node.lookup(name('A'));
  const all = value instanceof PDFArray ? value.asArray() : [value];
  return all
    .map((one) => one && node.context.lookup(one))
    .filter((one) => one instanceof PDFDict)
    .map((attributes) => attributes.lookupMaybe(name('Scope'), PDFName)?.decodeText())
    .find((scope) => scope !== undefined);
}

/** Faults that keep programs that read aloud from understanding the structure, each with its count. */
export function structureProblems(document: PDFDocument): string[] {
  const found = new Map<string, number>();
  const add = (problem: string) => found.set(problem, (found.get(problem) ?? 0) + 1);
  const root = document.catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
  const roles = root?.lookupMaybe(name('RoleMap'), PDFDict);
  let heading = 0;
  for (const node of elements(document)) {
    const type = typeOf(node) ?? '';
    const standard = roles?.lookupMaybe(name(type), PDFName)?.decodeText() ?? type;
    if (!TYPES.has(standard)) add(`${type} is no type of PDF 1.7`);
    if (type === 'Figure' && !node.has(name('Alt'))) add('Figure without Alt');
    if (type === 'TH' && scopeOf(node) === undefined) add('TH without Scope');
    for (const child of children(node)) {
      const allowed = CONTENT[type];
      const inner = typeOf(child) ?? '';
      if (allowed && !allowed.includes(inner)) add(`${inner} in ${type}`);
    }
    const level = Number(/^H([1-6])$/.exec(type)?.[1] ?? 0);
    if (level > heading + 1) add(`H${level} after H${heading}`);
    if (level > 0) heading = level;
  }
  return [...found].map(([problem, count]) => `${count} × ${problem}`);
}
