import { ByteReader, ByteWriter, decodeText, encodeText } from './bytes';

/** Terms in UTF-16 order. */
export interface SortedTerms {
  readonly terms: readonly string[];
  /** Code units that a term shares with the one before it. */
  readonly shared: Uint8Array;
}

/**
 * All terms of an index in UTF-16 order. A term shares its first letters with the one before it, so
 * only the rest is stored (front coding: Witten, Moffat, Bell, "Managing Gigabytes", 4.1); the
 * columns are apart because they compress better so.
 */
export interface Vocabulary extends SortedTerms {
  /** Number of nodes that a term is posted for. */
  readonly nodeCount: Uint32Array;
  /** 1 where the term may be a part of a compound. */
  readonly isPart: Uint8Array;
}

export interface VocabularyEntry {
  readonly term: string;
  readonly nodeCount: number;
  readonly isPart: boolean;
}

function sharedLength(left: string, right: string): number {
  let length = 0;
  // Past the end of a word there is no code: NaN, which equals nothing.
  while (left.charCodeAt(length) === right.charCodeAt(length)) length += 1;
  return length;
}

/** Puts words in order, each once. */
export function sortedTerms(words: readonly string[]): SortedTerms {
  const terms = [...new Set(words)].sort((left, right) => (left < right ? -1 : 1));
  const shared = Uint8Array.from(terms, (term, index) =>
    sharedLength(terms[index - 1] ?? '', term),
  );
  return { terms, shared };
}

/** Writes entries, which must be sorted by term in UTF-16 order and free of duplicates. */
export function writeVocabulary(out: ByteWriter, entries: readonly VocabularyEntry[]): void {
  const shared = new ByteWriter();
  const lengths = new ByteWriter();
  const counts = new ByteWriter();
  let text = '';
  let previous = '';
  for (const { term, nodeCount, isPart } of entries) {
    const common = sharedLength(previous, term);
    shared.varint(common);
    lengths.varint(term.length - common);
    counts.varint(nodeCount * 2 + (isPart ? 1 : 0));
    text += term.slice(common);
    previous = term;
  }
  out.varint(entries.length);
  for (const column of [shared, lengths, counts]) out.block(column.finish());
  out.block(encodeText(text));
}

export function readVocabulary(reader: ByteReader): Vocabulary {
  const size = reader.varint();
  const commons = new ByteReader(reader.block());
  const lengths = new ByteReader(reader.block());
  const counts = new ByteReader(reader.block());
  const text = decodeText(reader.block());
  const terms: string[] = [];
  const shared = new Uint8Array(size);
  const nodeCount = new Uint32Array(size);
  const isPart = new Uint8Array(size);
  let offset = 0;
  let previous = '';
  for (let index = 0; index < size; index += 1) {
    const common = commons.varint();
    const length = lengths.varint();
    const packed = counts.varint();
    previous = previous.slice(0, common) + text.slice(offset, offset + length);
    offset += length;
    terms.push(previous);
    shared[index] = common;
    nodeCount[index] = packed >>> 1;
    isPart[index] = packed & 1;
  }
  return { terms, shared, nodeCount, isPart };
}

/** Index of the first term that is not below `text`; the number of terms when all are. */
export function lowerBound(vocabulary: Vocabulary, text: string): number {
  let low = 0;
  let high = vocabulary.terms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((vocabulary.terms[middle] as string) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Index of a term, or -1. */
export function findTerm(vocabulary: Vocabulary, term: string): number {
  const index = lowerBound(vocabulary, term);
  return vocabulary.terms[index] === term ? index : -1;
}

/** Terms that begin with `prefix`, as a half-open range of indices. */
export function prefixRange(vocabulary: Vocabulary, prefix: string): { from: number; to: number } {
  const from = lowerBound(vocabulary, prefix);
  let to = from;
  while (vocabulary.terms[to]?.startsWith(prefix)) to += 1;
  return { from, to };
}
