import { SaxesParser, type SaxesTagNS } from 'saxes';
import { decode } from './decode';
import { XmlElement, type Position } from './element';
import { InvoiceXml } from './invoice-xml';
import { LIMITS } from './limits';
import { canonicalName, kindOf, Paths, XSI } from './names';
import { Positions } from './positions';
import { formatByRoot } from '../recognise/formats';
import { Refusal, type RefusalReason } from '../refusal';

/** Characters after which progress is told. */
const PART = 1_000_000;

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Namespace of a prefix at the place that is read. */
type Resolve = (prefix: string) => string | undefined;

/** The name of a type with the usual prefixes; one without a namespace has one that nothing has. */
function typeName(value: string, resolve: Resolve): string {
  const [local = '', prefix = ''] = value.trim().split(':').reverse();
  return canonicalName(resolve(prefix) ?? '?', local);
}

function attributesOf({ attributes }: SaxesTagNS, resolve: Resolve): ReadonlyMap<string, string> {
  const given = Object.values(attributes).filter(({ uri }) => uri !== XMLNS);
  if (given.length === 0) return NO_ATTRIBUTES;
  return new Map(
    given.map(({ uri, local, value }) => {
      const name = uri === '' ? local : `{${uri}}${local}`;
      return [name, name === XSI.type ? typeName(value, resolve) : value];
    }),
  );
}

/** Where an & stands that begins no reference: parsers tell it late, or as a tag that is not closed. */
function bareAmpersand(text: string): number | undefined {
  const marked =
    /<!\[CDATA\[[^]*?(?:\]\]>|$)|<!--[^]*?(?:-->|$)|<\?[^]*?(?:\?>|$)|&(?!(?:#\d+|#x[\dA-Fa-f]+|amp|lt|gt|quot|apos);)/g;
  return [...text.matchAll(marked)].find(([one]) => one === '&')?.index;
}

/**
 * Reads an invoice from the bytes or the text of an XML file. Throws Refusal for a file that is
 * malformed, has a DTD, passes a limit, or is neither a UBL invoice or credit note nor CII.
 * `onProgress` is told the share that has been read, from 0 to 1.
 */
export function readInvoice(
  source: Uint8Array | string,
  onProgress?: (share: number) => void,
): InvoiceXml {
  const size = typeof source === 'string' ? source.length : source.byteLength;
  if (size > LIMITS.bytes) throw new Refusal('size', `The file has ${size} bytes.`);
  const text = typeof source === 'string' ? source.replace(/^\uFEFF/, '') : decode(source);

  const parser = new SaxesParser({ xmlns: true });
  const positions = new Positions(text);
  const elements: XmlElement[] = [];
  const paths = new Paths();
  let attributeCount = 0;
  let rootName: [uri: string, local: string] = ['', ''];
  let open: XmlElement | null = null;
  let depth = 0;
  let start: Position = { line: 1, column: 1 };
  let piece: string | null = null;

  const resolve: Resolve = (prefix) => parser.resolve(prefix);
  const here = (): Position => ({ line: parser.line, column: parser.column + 1 });
  const endPiece = () => {
    if (piece !== null) open?.content.push(piece);
    piece = null;
  };
  const addText = (more: string) => {
    piece = (piece ?? '') + more;
  };

  parser.on('error', (error) => {
    const at = bareAmpersand(text.slice(0, parser.position));
    if (at !== undefined) {
      const value = /^[^<\n]{1,24}/.exec(text.slice(at))?.[0];
      throw new Refusal('ampersand', value, new Positions(text).at(at));
    }
    throw new Refusal('malformed', error.message.replace(/^\d+:\d+: /, ''), here());
  });
  parser.on('doctype', () => {
    throw new Refusal('doctype', 'The file has a document type definition.', here());
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('comment', endPiece);
  parser.on('processinginstruction', endPiece);
  const limitName = (name: string) => {
    if (name.length > LIMITS.name) throw new Refusal('names', 'A name is too long.', start);
  };
  // The parser has read the name of the tag and what follows it.
  parser.on('opentagstart', ({ name }) => {
    start = positions.at(text.lastIndexOf('<', parser.position - 1));
    attributeCount = 0;
    limitName(name);
  });
  parser.on('attribute', ({ name, value }) => {
    attributeCount += 1;
    if (attributeCount > LIMITS.attributes)
      throw new Refusal('names', 'Too many attributes.', start);
    limitName(name);
    if (!name.startsWith('xmlns')) return;
    limitName(value);
    // The parser takes blanks away, and schema validators do not: another namespace.
    if (value !== value.trim())
      throw new Refusal(
        'malformed',
        `The namespace "${value}" begins or ends with a blank.`,
        start,
      );
  });
  parser.on('opentag', (tag: SaxesTagNS) => {
    endPiece();
    depth += 1;
    if (depth > LIMITS.depth)
      throw new Refusal('depth', 'The elements are nested too deep.', start);
    if (elements.length >= LIMITS.elements)
      throw new Refusal('elements', 'Too many elements.', start);
    const name = canonicalName(tag.uri, tag.local);
    const path = paths.of(open?.path ?? '', name);
    if (paths.size > LIMITS.paths)
      throw new Refusal('names', 'Too many different elements.', start);
    const element = new XmlElement(name, open, start, attributesOf(tag, resolve), tag.name, path);
    if (open) {
      open.children.push(element);
      open.content.push(element);
    } else {
      rootName = [tag.uri, tag.local];
    }
    elements.push(element);
    open = element;
  });
  parser.on('closetag', () => {
    endPiece();
    depth -= 1;
    open = open?.parent ?? null;
  });
  for (let begin = 0; begin < text.length; begin += PART) {
    parser.write(text.slice(begin, begin + PART));
    onProgress?.(Math.min(1, (begin + PART) / text.length));
  }
  parser.close();

  const [root] = elements;
  const kind = kindOf(...rootName);
  if (!root || !kind) {
    const format = formatByRoot(...rootName) as RefusalReason | undefined;
    throw new Refusal(
      format ?? 'kind',
      `<${rootName[1]}> is no invoice in UBL or CII.`,
      format ? undefined : root?.position,
    );
  }
  return new InvoiceXml(kind, root, elements);
}
