import { normalize, type Position } from '../reading/element';
import type { InvoiceXml } from '../reading/invoice-xml';
import { termsOf } from './terms';

/**
 * The XML of an invoice row by row: a tag, an element without children, or a comment. Columns, since
 * a large invoice has some 100,000 rows, which have to get from the worker to the page.
 */
export interface XmlRows {
  readonly texts: readonly string[];
  /** Lines in the file, from 1. */
  readonly lines: Uint32Array;
  /** Columns at which elements begin, from 1; 0 for what is no start of an element. */
  readonly columns: Uint32Array;
  readonly depths: Uint8Array;
  /** For an element with children, the place of the row with its end tag; else 0. */
  readonly ends: Uint32Array;
  /** Terms of the element and its attributes, with blanks between. */
  readonly terms: readonly string[];
}

/** Longer texts are cut, such as attached files. */
const MAX_TEXT = 300;

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<\/[^>]*>|<(?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+/g;

/** A row is one line, so that line breaks inside become signs. */
function oneLine(text: string): string {
  const cut = text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
  return cut.includes('\n') || cut.includes('\r') ? cut.replace(/\r\n|\r|\n/g, '⏎') : cut;
}

const ATTRIBUTE = /("[^"]*"|'[^']*')/g;

/** A tag with one blank between its parts; only long values are cut. */
const tag = (token: string) =>
  token.length < MAX_TEXT && !/[\r\n]/.test(token)
    ? token
    : token
        .split(ATTRIBUTE)
        .map((part, index) => (index % 2 === 1 ? oneLine(part) : part.replace(/\s+/g, ' ')))
        .join('');

interface Open {
  readonly row: number;
  hasChildren: boolean;
}

/**
 * Rows of a well-formed invoice, indented anew, whatever its line breaks. `invoice` is what was
 * read from the same text.
 */
export function xmlRows(text: string, { elements, kind }: InvoiceXml): XmlRows {
  const texts: string[] = [];
  const lines: number[] = [];
  const columns: number[] = [];
  const depths: number[] = [];
  const ends: number[] = [];
  const terms: string[] = [];
  const open: Open[] = [];
  let line = 1;
  let next = 0;
  const add = (row: string, termIds = '', at: Position = { line, column: 0 }) => {
    texts.push(row);
    lines.push(at.line);
    columns.push(at.column);
    depths.push(open.length);
    ends.push(0);
    terms.push(termIds);
  };
  for (const [token] of text.replace(/^\uFEFF/, '').matchAll(TOKEN)) {
    const parent = open.at(-1);
    if (token.startsWith('</')) {
      const own = open.pop();
      if (own?.hasChildren) {
        ends[own.row] = texts.length;
        add(token);
      } else if (own) {
        texts[own.row] = `${texts[own.row] ?? ''}${token}`;
      }
    } else if (token.startsWith('<!--') || token.startsWith('<?')) {
      if (parent) parent.hasChildren = true;
      add(oneLine(token));
    } else if (token.startsWith('<![CDATA[') || !token.startsWith('<')) {
      if (parent && (token.startsWith('<') || normalize(token) !== '')) {
        if (parent.hasChildren) add(oneLine(token));
        else texts[parent.row] = `${texts[parent.row] ?? ''}${oneLine(token)}`;
      }
    } else {
      if (parent) parent.hasChildren = true;
      const element = elements[next];
      next += 1;
      const ids = element ? termsOf(element, kind).map(({ term }) => term.id) : [];
      add(tag(token), [...new Set(ids)].join(' '), element?.position);
      if (!token.endsWith('/>')) open.push({ row: texts.length - 1, hasChildren: false });
    }
    for (let at = token.indexOf('\n'); at >= 0; at = token.indexOf('\n', at + 1)) line += 1;
  }
  return {
    texts,
    lines: Uint32Array.from(lines),
    columns: Uint32Array.from(columns),
    depths: Uint8Array.from(depths),
    ends: Uint32Array.from(ends),
    terms,
  };
}
