import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFDocument,
  type PDFObject,
  type PDFRef,
} from 'pdf-lib';
import type { Drawn } from './pdf-content';

const name = (text: string): PDFName => PDFName.of(text);

/** Type of an element of the structure; undefined for a mark in a page. */
export const typeOf = (node: PDFDict): string | undefined =>
  node.lookupMaybe(name('S'), PDFName)?.decodeText();

/** What an element of the structure contains. */
function kids(node: PDFDict): PDFObject[] {
  const value = node.lookup(name('K'));
  if (value instanceof PDFArray) return value.asArray();
  const only = node.get(name('K'));
  return only ? [only] : [];
}

/** The elements within an element of the structure. */
export function children(node: PDFDict): PDFDict[] {
  return kids(node)
    .map((kid) => node.context.lookup(kid))
    .filter((kid) => kid instanceof PDFDict)
    .filter((kid) => typeOf(kid) !== undefined);
}

/** All elements of the structure of a document, each before those that it contains. */
export function* elements(document: PDFDocument): Generator<PDFDict> {
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

/** What keeps programs that read aloud from understanding the structure, each with its number. */
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

interface Place {
  readonly number: number;
  readonly drawn: Drawn;
}

/** Where something is drawn, with the heading or the head of a table that it is part of. */
interface Mark {
  readonly page: number;
  readonly lead: PDFDict | undefined;
}

/** Whether something is only of use with what follows it. */
function isLead(node: PDFDict): boolean {
  if (typeOf(node) !== 'TR') return /^H[1-6]$/.test(typeOf(node) ?? '');
  const cells = children(node);
  return cells.length > 0 && cells.every((cell) => scopeOf(cell) === 'Column');
}

/** Where an element and those in it are drawn first, in reading order. */
function* marks(
  node: PDFDict,
  pages: ReadonlyMap<PDFObject | undefined, Place>,
  around?: PDFDict,
): Generator<Mark> {
  const lead = around ?? (isLead(node) ? node : undefined);
  const own = node.get(name('Pg'));
  const places = kids(node).flatMap((kid) => {
    const mark = node.context.lookup(kid);
    const isMark = mark instanceof PDFDict && typeOf(mark) === undefined;
    const place = pages.get((isMark && mark.get(name('Pg'))) || own);
    const id = isMark ? mark.lookup(name('MCID')) : mark;
    return place && id instanceof PDFNumber && place.drawn.marks.has(id.asNumber())
      ? [place.number]
      : [];
  });
  if (places.length > 0) yield { page: Math.min(...places), lead };
  for (const child of children(node)) yield* marks(child, pages, lead);
}

/**
 * Pages at whose foot a heading, or the head of a table, is alone.
 *
 * @param drawn what each page draws, in their order
 */
export function strandedHeads(document: PDFDocument, drawn: readonly Drawn[]): number[] {
  const root = document.catalog.lookupMaybe(name('StructTreeRoot'), PDFDict);
  const pages = new Map(
    document.getPages().flatMap(({ ref }, index): [PDFObject | undefined, Place][] => {
      const here = drawn[index];
      return here ? [[ref, { number: index + 1, drawn: here }]] : [];
    }),
  );
  const found: number[] = [];
  let last: Mark | undefined;
  for (const mark of root ? children(root).flatMap((node) => [...marks(node, pages)]) : []) {
    if (last?.lead && mark.lead !== last.lead && mark.page > last.page) found.push(last.page);
    last = mark;
  }
  return [...new Set(found)];
}
