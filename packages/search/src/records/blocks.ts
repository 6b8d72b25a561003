import type { Element, ElementContent } from 'hast';
import {
  cleanText,
  findAll,
  hasClass,
  isElement,
  isInline,
  isListing,
  isSkipped,
  textOf,
} from './dom';

/** A heading (level 1 to 6) or a block of text, in reading order. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly level: number;
      readonly text: string;
      readonly anchor: string | null;
    }
  | {
      readonly kind: 'text' | 'code';
      readonly text: string;
      readonly anchor: string | null;
    };

/** Longer blocks are divided, so that a hit leads close to what was found; in UTF-16 code units. */
const MAX_BLOCK_LENGTH = 1500;

const HEADING = /^h([1-6])$/;
const EMPTY_CELL = /^[–—-]?$/;

/** Longest cell, in words, that does not say by itself what it is. */
const BARE_WORDS = 3;
/** A code or number, such as the first cell of a list of codes. */
const CODE = /^[^\p{Ll}]+$/u;

function cellsOf(row: Element): string[] {
  return findAll(row, ({ tagName }) => tagName === 'td' || tagName === 'th').map(textOf);
}

/**
 * A table row as a sentence: the first cell, then what the others say of it. Where several of them are
 * mere values, they have the names of their columns.
 */
function rowText(row: Element, columns: readonly string[]): string {
  const [first = '', ...rest] = cellsOf(row);
  const said = rest
    .map((cell, index) => ({ cell, column: columns[index + 1] }))
    .filter(({ cell }) => !EMPTY_CELL.test(cell));
  // Beside a code, words say what it is called.
  const isBare = CODE.test(first)
    ? (cell: string) => CODE.test(cell)
    : (cell: string) => cell.split(' ').length <= BARE_WORDS;
  const bare = said.filter(({ cell }) => isBare(cell));
  const parts = said.map((part) =>
    bare.length > 1 && bare.includes(part) && part.column
      ? `${part.column}: ${part.cell}`
      : part.cell,
  );
  return parts.length > 0 ? `${first}: ${parts.join('; ')}` : first;
}

/** Listings of XML take much room, and what their elements mean is said where those are explained. */
const XML = /^\s*</;

/** Divides a long text at blanks. */
function divide(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > MAX_BLOCK_LENGTH) {
    const blank = rest.lastIndexOf(' ', MAX_BLOCK_LENGTH);
    const cut = blank > 0 ? blank : MAX_BLOCK_LENGTH;
    parts.push(rest.slice(0, cut));
    rest = rest.slice(cut).trimStart();
  }
  if (rest !== '') parts.push(rest);
  return parts;
}

/** Walks an article once; text that is loose between blocks becomes a block of its own. */
class BlockReader {
  readonly blocks: Block[] = [];
  private loose = '';
  private term = '';
  private columns: readonly string[] = [];

  walk(node: ElementContent): void {
    if (node.type === 'text') this.loose += node.value;
    if (!isElement(node) || isSkipped(node)) return;
    if (node.tagName === 'br') this.loose += ' ';
    else if (isInline(node)) this.walkAll(node);
    else {
      this.flush();
      this.block(node);
      this.flush();
    }
  }

  private walkAll(element: Element): void {
    for (const child of element.children) this.walk(child);
  }

  private block(element: Element): void {
    const { tagName } = element;
    const level = HEADING.exec(tagName)?.[1];
    if (level) return this.heading(element, Number(level));
    if (tagName === 'header') return this.headingsIn(element);
    if (isListing(element)) return;
    if (tagName === 'table') this.columns = [];
    if (tagName === 'thead') {
      this.columns = cellsOf(element);
      return;
    }
    if (tagName === 'tr') return this.emit(rowText(element, this.columns), element);
    if (tagName === 'pre') {
      const code = textOf(element);
      return XML.test(code) ? undefined : this.emit(code, element, 'code');
    }
    if (tagName === 'dt') {
      this.term = [this.term, textOf(element)].filter(Boolean).join(', ');
      return;
    }
    if (tagName === 'dd') {
      this.emit([this.term, textOf(element)].filter(Boolean).join(': '), element);
      this.term = '';
      return;
    }
    if (hasClass(element, 'theme-admonition')) return this.emit(textOf(element), element);
    this.walkAll(element);
  }

  /** Bylines and reading times beside a title are not content. */
  private headingsIn(header: Element): void {
    for (const heading of findAll(header, ({ tagName }) => HEADING.test(tagName)))
      this.block(heading);
  }

  private heading(element: Element, level: number): void {
    const text = textOf(element);
    if (text === '') return;
    const { id } = element.properties;
    this.blocks.push({
      kind: 'heading',
      level,
      text,
      anchor: typeof id === 'string' && id !== '' ? id : null,
    });
  }

  private emit(text: string, element?: Element, kind: 'text' | 'code' = 'text'): void {
    const id = element?.properties['id'];
    const anchor = typeof id === 'string' && id !== '' ? id : null;
    for (const part of divide(text)) this.blocks.push({ kind, text: part, anchor });
  }

  private flush(): void {
    const text = cleanText(this.loose);
    this.loose = '';
    this.emit(text);
  }
}

/** Headings and blocks of an article in reading order; header rows of tables only name the values. */
export function readBlocks(article: Element): Block[] {
  const reader = new BlockReader();
  for (const child of article.children) reader.walk(child);
  return [...reader.blocks];
}
