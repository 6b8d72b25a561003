import { Refusal } from '../refusal';
import { decoded, latin } from './mail';

/** Pieces one after the other. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** An element of ASN.1: the octet of its tag, its contents, and where the next one begins. */
interface Node {
  readonly tag: number;
  readonly value: Uint8Array;
  readonly end: number;
}

const MAX_DEPTH = 32;
const SIGNED_DATA = '42,134,72,134,247,13,1,7,2';

/** The elements from a place to the end of contents, or to two zeros. */
function nodesAt(bytes: Uint8Array, from: number, depth: number): Node[] {
  const nodes: Node[] = [];
  for (let at = from; at < bytes.length && (bytes[at] !== 0 || bytes[at + 1] !== 0);) {
    const node = nodeAt(bytes, at, depth);
    nodes.push(node);
    at = node.end;
  }
  return nodes;
}

/** One element; a length of 0x80 says that its contents end with two zeros. */
function nodeAt(bytes: Uint8Array, at: number, depth: number): Node {
  const [tag = 0, first = 0] = bytes.subarray(at, at + 2);
  const sizes = first > 0x80 ? first - 0x80 : 0;
  const start = at + 2 + sizes;
  let size = first;
  if (sizes > 0) size = bytes.subarray(at + 2, start).reduce((sum, one) => sum * 256 + one, 0);
  if (first === 0x80) size = (nodesAt(bytes, start, depth + 1).at(-1)?.end ?? start) - start;
  if (depth > MAX_DEPTH || start + size > bytes.length) throw new Refusal('container-damaged');
  const value = bytes.subarray(start, start + size);
  return { tag, value, end: start + size + (first === 0x80 ? 2 : 0) };
}

const nodesIn = (node: Node | undefined) => nodesAt(node?.value ?? new Uint8Array(), 0, 0);

/** The bytes of an octet string, which may be in pieces. */
const octets = (node: Node): Uint8Array[] =>
  (node.tag & 0x20) === 0 ? [node.value] : nodesIn(node).flatMap(octets);

/**
 * The content of signed data (CMS, RFC 5652), in DER, BER or PEM; nobody looks at the signature.
 *
 * @throws Refusal when it is encrypted, damaged, or a signature alone
 */
export function signedContent(bytes: Uint8Array): Uint8Array {
  const [, pem] = /^-----BEGIN[^\n]*\n([^-]*)/.exec(latin(bytes)) ?? [];
  const own = pem === undefined ? bytes : decoded(pem, 'base64');
  const [type, explicit] = nodesIn(nodeAt(own, 0, 0));
  if (type?.value.join() !== SIGNED_DATA) throw new Refusal('p7m');
  const [signed] = nodesIn(explicit);
  const [, content] = nodesIn(nodesIn(signed)[2]);
  const [text] = nodesIn(content);
  if (!text) throw new Refusal('p7m');
  return joined(octets(text));
}
