/** An element of a sample file with the lines it is on. */
export interface XmlElementNode {
  /** Name with prefix as in the file. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  parent: XmlElementNode | null;
  children: XmlElementNode[];
  /** Text directly inside the element, entities resolved; of a leaf its value, not trimmed. */
  text: string;
  /** First and last line, counted from 1. */
  startLine: number;
  endLine: number;
}

const TAG =
  /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"]*")*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:.-]+)="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function decode(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (entity: string, hex?: string, decimal?: string, name = '') => {
      if (hex) return String.fromCodePoint(parseInt(hex, 16));
      if (decimal) return String.fromCodePoint(parseInt(decimal, 10));
      return ENTITIES[name as string] ?? entity;
    },
  );
}

/**
 * Reads a sample file into elements with line numbers. It is made for the files that this project
 * generates (no DTD, no CDATA), so that it also runs in the browser; a test compares it with
 * libxml2. Throws when tags do not match.
 */
export function parseXml(xml: string): XmlElementNode {
  let root: XmlElementNode | null = null;
  let open: XmlElementNode | null = null;
  let line = 1;
  for (const match of xml.matchAll(TAG)) {
    const [whole, closing, name, attributes = '', selfClosing, text] = match;
    const startLine = line;
    line += whole.split('\n').length - 1;
    if (text !== undefined) {
      if (open) open.text += decode(text);
    } else if (name !== undefined && closing) {
      if (open?.name !== name) throw new Error(`Line ${startLine}: </${name}> closes nothing.`);
      open.endLine = line;
      open = open.parent;
    } else if (name !== undefined) {
      const element: XmlElementNode = {
        name,
        attributes: new Map(
          [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [
            key,
            decode(value),
          ]),
        ),
        parent: open,
        children: [],
        text: '',
        startLine,
        endLine: line,
      };
      open?.children.push(element);
      root ??= element;
      if (!selfClosing) open = element;
    }
  }
  if (!root) throw new Error('No element found.');
  if (open) throw new Error(`Line ${open.startLine}: <${open.name}> is not closed.`);
  return root;
}

/** The element and all elements below it, in document order. */
export function* descendants(element: XmlElementNode): Generator<XmlElementNode> {
  yield element;
  for (const child of element.children) yield* descendants(child);
}
