import { locate, normalize } from '../reading/element';
import type { InvoiceXml } from '../reading/invoice-xml';
import { termsOf } from '../view/terms';

/** A piece of a row and what it is, for its colour. */
export interface XmlPiece {
  readonly kind: 'tag' | 'name' | 'value' | 'text' | 'comment';
  readonly text: string;
}

/** One row of an invoice's XML: a tag, an element without children, a comment. */
export interface XmlRow {
  /** Line in the file, from 1. */
  readonly line: number;
  readonly depth: number;
  readonly pieces: readonly XmlPiece[];
  /** Index of the row with the end tag, for an element with children. */
  readonly end?: number;
  /** Terms of the element and its attributes. */
  readonly terms: readonly string[];
  /** Names from the document element on, with positions. */
  readonly path?: string;
}

/** Longer texts are cut, such as attached files. */
const MAX_TEXT = 300;

const TOKEN =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<\/[^>]*>|<(?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+/g;
const ATTRIBUTE = /([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g;

const cut = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);
/** A row is one line, so that breaks inside become signs. */
const oneLine = (text: string) => cut(text).replace(/\r\n|\r|\n/g, '⏎');

function startTag(token: string): XmlPiece[] {
  const isEmpty = token.endsWith('/>');
  const [name = ''] = /^<[^\s/>]+/.exec(token) ?? [];
  const attributes = [...token.matchAll(ATTRIBUTE)].flatMap(([, attribute = '', value = '']) => [
    { kind: 'name' as const, text: ` ${attribute}` },
    { kind: 'text' as const, text: '=' },
    { kind: 'value' as const, text: oneLine(value) },
  ]);
  return [{ kind: 'tag', text: name }, ...attributes, { kind: 'tag', text: isEmpty ? '/>' : '>' }];
}

interface Open {
  readonly index: number;
  hasChildren: boolean;
}

type Draft = { -readonly [Key in keyof XmlRow]: XmlRow[Key] };

/**
 * Rows of a well-formed invoice, indented anew, whatever its line breaks. `invoice` is what was
 * read from the same text.
 */
export function xmlRows(text: string, { elements, kind }: InvoiceXml): XmlRow[] {
  const rows: Draft[] = [];
  const open: Open[] = [];
  let line = 1;
  let next = 0;
  const add = (row: Omit<Draft, 'depth' | 'line'>, at = line) => {
    rows.push({ ...row, line: at, depth: open.length });
  };
  const append = (index: number, pieces: readonly XmlPiece[]) => {
    const row = rows[index];
    if (row) row.pieces = [...row.pieces, ...pieces];
  };
  for (const [token] of text.replace(/^\uFEFF/, '').matchAll(TOKEN)) {
    const parent = open.at(-1);
    if (token.startsWith('</')) {
      const own = open.pop();
      const piece: XmlPiece = { kind: 'tag', text: token };
      if (own?.hasChildren) {
        const start = rows[own.index];
        if (start) start.end = rows.length;
        add({ pieces: [piece], terms: [] });
      } else if (own) {
        append(own.index, [piece]);
      }
    } else if (token.startsWith('<!--') || token.startsWith('<?')) {
      if (parent) parent.hasChildren = true;
      add({ pieces: [{ kind: 'comment', text: oneLine(token) }], terms: [] });
    } else if (token.startsWith('<![CDATA[') || !token.startsWith('<')) {
      const value = token.startsWith('<') || normalize(token) !== '' ? token : '';
      if (value && parent) {
        const piece: XmlPiece = { kind: 'text', text: oneLine(value) };
        if (parent.hasChildren) add({ pieces: [piece], terms: [] });
        else append(parent.index, [piece]);
      }
    } else {
      if (parent) parent.hasChildren = true;
      const element = elements[next];
      next += 1;
      const terms = element ? termsOf(element, kind).map(({ term }) => term.id) : [];
      add(
        {
          pieces: startTag(token),
          terms: [...new Set(terms)],
          ...(element ? { path: locate(element) } : {}),
        },
        element?.position.line,
      );
      if (!token.endsWith('/>')) open.push({ index: rows.length - 1, hasChildren: false });
    }
    for (let at = token.indexOf('\n'); at >= 0; at = token.indexOf('\n', at + 1)) line += 1;
  }
  return rows;
}
