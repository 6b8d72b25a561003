/** A piece of a row of XML and what it is, for its colour. */
interface XmlPiece {
  readonly kind: 'tag' | 'name' | 'value' | 'text' | 'comment';
  readonly text: string;
}

const TOKEN =
  /<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<(?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+|</g;
const PART = /(\s+[^\s=]+)(\s*=\s*)("[^"]*"|'[^']*')|[^\s]+|\s+/g;

/** Parts of a tag: its name, its attributes and their values. */
function tagPieces(tag: string): XmlPiece[] {
  return [...tag.matchAll(PART)].flatMap(([text, name, equals = '', value = '']): XmlPiece[] =>
    name === undefined
      ? [{ kind: 'tag', text }]
      : [
          { kind: 'name', text: name },
          { kind: 'text', text: equals },
          { kind: 'value', text: value },
        ],
  );
}

/** The pieces of a row, which together are the row. */
export function xmlPieces(row: string): XmlPiece[] {
  return [...row.matchAll(TOKEN)].flatMap(([token]): XmlPiece[] => {
    if (/^<[!?]/.test(token)) {
      return [{ kind: token.startsWith('<![') ? 'text' : 'comment', text: token }];
    }
    return token.startsWith('<') ? tagPieces(token) : [{ kind: 'text', text: token }];
  });
}
