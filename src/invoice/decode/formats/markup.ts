/** A tag or a text of a file with markup. */
export type Token =
  | {
      readonly type: 'open';
      readonly name: string;
      readonly attributes: Readonly<Record<string, string>>;
      readonly isEmpty: boolean;
    }
  | { readonly type: 'close'; readonly name: string }
  | { readonly type: 'text'; readonly text: string };

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
};

/** Replaces character references; unknown names stay as they are. */
export function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name] ?? whole;
    const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const ATTRIBUTE = /([\w:.-]{1,100})\s{0,20}=\s{0,20}(?:"([^"]*)"|'([^']*)')/g;

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();

function attributesOf(tag: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of tag.matchAll(ATTRIBUTE)) {
    attributes[localName(name)] = unescaped(double ?? single ?? '');
  }
  return attributes;
}

/** Where a tag ends, past any `>` in its attributes; -1 when it does not. */
function tagEnd(text: string, start: number): number {
  let quote = '';
  for (let index = start; index < text.length; index += 1) {
    const char = text.charAt(index);
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '"' || char === "'") {
      quote = char;
    } else if (char === '>') {
      return index;
    }
  }
  return -1;
}

const after = (text: string, mark: string, from: number) => {
  const found = text.indexOf(mark, from);
  return found < 0 ? text.length : found + mark.length;
};

/**
 * Reads XML or HTML, well-formed or not, in one pass. Names are local and in lower case. Nothing is
 * resolved or loaded: declarations and comments are skipped.
 */
export function* tokensOf(text: string): Generator<Token> {
  let index = 0;
  while (index < text.length) {
    const tag = text.indexOf('<', index);
    const end = tag < 0 ? text.length : tag;
    if (end > index) yield { type: 'text', text: unescaped(text.slice(index, end)) };
    if (tag < 0) return;
    if (text.startsWith('<!--', tag)) {
      index = after(text, '-->', tag);
    } else if (text.startsWith('<![CDATA[', tag)) {
      index = after(text, ']]>', tag);
      yield { type: 'text', text: text.slice(tag + 9, index - 3) };
    } else if (/[!?]/.test(text.charAt(tag + 1))) {
      index = after(text, '>', tag);
    } else if (/[a-z/]/i.test(text.charAt(tag + 1))) {
      const close = tagEnd(text, tag);
      if (close < 0) return;
      index = close + 1;
      const inner = text.slice(tag + 1, close);
      const name = localName(/^\/?([^\s/>]*)/.exec(inner)?.[1] ?? '');
      if (inner.startsWith('/')) yield { type: 'close', name };
      else {
        yield { type: 'open', name, attributes: attributesOf(inner), isEmpty: inner.endsWith('/') };
      }
    } else {
      yield { type: 'text', text: '<' };
      index = tag + 1;
    }
  }
}
