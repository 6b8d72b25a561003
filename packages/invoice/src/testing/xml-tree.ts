import { SaxesParser } from 'saxes';
import { NAMESPACES } from './namespaces';

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

/**
 * Reads a sample file into elements with line numbers. It is made for the files that this project
 * generates (no DTD, no CDATA); a test compares it with libxml2. Throws when tags do not match.
 */
export function parseXml(xml: string): XmlElementNode {
  const roots: XmlElementNode[] = [];
  let open: XmlElementNode | null = null;
  let startLine = 1;
  const parser = new SaxesParser();
  parser.on('opentagstart', () => (startLine = parser.line));
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElementNode = {
      name,
      attributes: new Map(Object.entries(attributes)),
      parent: open,
      children: [],
      text: '',
      startLine,
      endLine: parser.line,
    };
    (open?.children ?? roots).push(element);
    open = element;
  });
  parser.on('text', (text) => {
    if (open) open.text += text;
  });
  parser.on('closetag', () => {
    if (!open) return;
    open.endLine = parser.line;
    open = open.parent;
  });
  parser.write(xml).close();
  const [root] = roots;
  if (!root) throw new Error('No element found.');
  return root;
}

/** The element and all elements below it, in document order. */
export function* descendants(element: XmlElementNode): Generator<XmlElementNode> {
  yield element;
  for (const child of element.children) yield* descendants(child);
}

const escape = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`);

/** @param indent what stands before the element on a line of its own; undefined for a single line */
function print({ name, attributes, children, text }: XmlElementNode, indent?: string): string {
  const given = [...attributes].map(([key, value]) => ` ${key}="${escape(value)}"`).join('');
  const start = indent === undefined ? '' : `\n${indent}`;
  const inside = children.map((child) =>
    print(child, indent === undefined ? indent : `${indent}  `),
  );
  const own = children.length > 0 ? text.trim() : text;
  const content = `${escape(own)}${inside.join('')}${children.length > 0 ? start : ''}`;
  return `${start}<${name}${given}>${content}</${name}>`;
}

/** A document as XML on one line, with all prefixes declared. */
export function toXml(root: XmlElementNode): string {
  const declared = Object.entries(NAMESPACES).map(
    ([prefix, uri]) => [`xmlns:${prefix}`, uri] as const,
  );
  return print({ ...root, attributes: new Map([...declared, ...root.attributes]) });
}

/** A document as XML with an element a line, and the namespaces that it uses declared. */
export function toIndentedXml(root: XmlElementNode): string {
  const names = new Set(Array.from(descendants(root), ({ name }) => name.split(':')[0]));
  const declared = Object.entries(NAMESPACES)
    .filter(([prefix, uri]) => names.has(prefix) || uri.endsWith(`:${root.name}-2`))
    .map(([prefix, uri]) => [names.has(prefix) ? `xmlns:${prefix}` : 'xmlns', uri] as const);
  return print({ ...root, attributes: new Map([...declared, ...root.attributes]) }, '').trimStart();
}
