import type { AnalysisLanguage, SearchRecord, Synonym } from '../types';
import { ByteReader, ByteWriter, decodeText, encodeText } from './bytes';
import type { NamedPlace, Places } from './places';
import {
  readVocabulary,
  writeVocabulary,
  type Vocabulary,
  type VocabularyEntry,
} from './vocabulary';

/** Raised with every change of the format; an engine reads its own version only. */
export const INDEX_VERSION = 10;
const MAGIC = 'eDSI';

/** The small file with the fixed name: it says which hashed files belong together. */
export interface SearchManifest {
  readonly version: number;
  readonly language: string;
  readonly core: string;
  /** Name of the file that the first answers do without; absent where all is in the core. */
  readonly rest?: string;
  readonly records: number;
}

/** A file of postings or texts and the first term or page in it. */
export interface Shard {
  readonly name: string;
  readonly first: number;
}

/** Values that a page can be filtered by. */
export type Facets = Pick<SearchRecord, 'language' | 'docusaurus_tag' | 'kind'>;

export interface CoreMeta {
  readonly language: AnalysisLanguage;
  readonly postings: readonly Shard[];
  readonly texts: readonly Shard[];
  /** Facets that pages refer to. */
  readonly facets: readonly Facets[];
  readonly synonyms: readonly Synonym[];
}

/** The part that is needed before postings can be read: vocabulary, outline and page table. */
export interface Core {
  readonly meta: CoreMeta;
  readonly vocabulary: Vocabulary;
  readonly nodeLevel: Uint8Array;
  /** 1 for nodes that are records. */
  readonly nodeIsRecord: Uint8Array;
  /** 1 for rows of tables that begin with a code. */
  readonly nodeIsCodeRow: Uint8Array;
  /** Length of a node's own text in words, at most 127. */
  readonly nodeLength: Uint8Array;
  /** The node that a question is about; 0 for questions about a page, and for all other nodes. */
  readonly nodeAsked: Uint32Array;
  /** The `SectionKind` of each node. */
  readonly nodeKind: Uint8Array;
  readonly nodePage: Uint32Array;
  readonly pageFirstNode: Uint32Array;
  readonly pageFacets: Uint8Array;
  readonly pageRank: Uint8Array;
  readonly places: Places;
}

interface CoreParts {
  readonly meta: CoreMeta;
  readonly vocabulary: readonly VocabularyEntry[];
  readonly nodes: readonly {
    level: number;
    isRecord: boolean;
    isCodeRow: boolean;
    length: number;
    asked: number;
    kind: number;
  }[];
  readonly pages: readonly { firstNode: number; facets: number; rank: number }[];
  readonly places: Places;
}

/** The error for an index that a newer or older site has written. */
export function versionError(version: number): Error {
  return new Error(`Search index has version ${version}, not ${INDEX_VERSION}`);
}

function column(out: ByteWriter, values: Iterable<number>): void {
  const writer = new ByteWriter();
  for (const value of values) writer.varint(value);
  out.block(writer.finish());
}

export function encodeCore({ meta, vocabulary, nodes, pages, places }: CoreParts): Uint8Array {
  const out = new ByteWriter();
  out.bytes(encodeText(MAGIC));
  out.byte(INDEX_VERSION);
  out.block(encodeText(JSON.stringify(meta)));
  writeVocabulary(out, vocabulary);
  out.varint(nodes.length);
  column(
    out,
    nodes.map((node) => node.level * 4 + (node.isCodeRow ? 2 : 0) + (node.isRecord ? 1 : 0)),
  );
  column(
    out,
    nodes.map((node) => Math.min(node.length, 127)),
  );
  column(
    out,
    nodes.map((node) => node.asked),
  );
  column(
    out,
    nodes.map((node) => node.kind),
  );
  out.varint(pages.length);
  column(
    out,
    pages.map((page, index) => page.firstNode - (pages[index - 1]?.firstNode ?? 0)),
  );
  column(
    out,
    pages.map((page) => page.facets),
  );
  column(
    out,
    pages.map((page) => Math.max(0, Math.min(Math.round(page.rank), 255))),
  );
  out.block(encodeText(JSON.stringify([...places])));
  return out.finish();
}

function readBytes(reader: ByteReader, size: number): Uint8Array {
  const values = new ByteReader(reader.block());
  return Uint8Array.from({ length: size }, () => values.varint());
}

function readNumbers(reader: ByteReader, size: number): Uint32Array {
  const values = new ByteReader(reader.block());
  return Uint32Array.from({ length: size }, () => values.varint());
}

/** Throws a RangeError when the file is cut short and an Error when it is of another kind or version. */
export function decodeCore(bytes: Uint8Array): Core {
  const reader = new ByteReader(bytes);
  if (decodeText(reader.bytes(MAGIC.length)) !== MAGIC) throw new Error('Not a search index');
  const version = reader.byte();
  if (version !== INDEX_VERSION) throw versionError(version);
  const meta = JSON.parse(decodeText(reader.block())) as CoreMeta;
  const vocabulary = readVocabulary(reader);
  const nodeCount = reader.varint();
  const kinds = readBytes(reader, nodeCount);
  const nodeLength = readBytes(reader, nodeCount);
  const nodeAsked = readNumbers(reader, nodeCount);
  const nodeKind = readBytes(reader, nodeCount);
  const pageCount = reader.varint();
  const starts = new ByteReader(reader.block());
  const pageFirstNode = new Uint32Array(pageCount);
  const nodePage = new Uint32Array(nodeCount);
  let first = 0;
  for (let page = 0; page < pageCount; page += 1) {
    first += starts.varint();
    pageFirstNode[page] = first;
    nodePage.fill(page, first);
  }
  return {
    meta,
    vocabulary,
    nodeLevel: kinds.map((kind) => kind >> 2),
    nodeIsRecord: kinds.map((kind) => kind & 1),
    nodeIsCodeRow: kinds.map((kind) => (kind >> 1) & 1),
    nodeLength,
    nodeAsked,
    nodeKind,
    nodePage,
    pageFirstNode,
    pageFacets: readBytes(reader, pageCount),
    pageRank: readBytes(reader, pageCount),
    places: new Map(JSON.parse(decodeText(reader.block())) as [string, NamedPlace[]][]),
  };
}
