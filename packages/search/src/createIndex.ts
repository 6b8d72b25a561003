import { contentWords } from './analysis/stopwords';
import { assemble, totalTextSize, type Assembly } from './index/assemble';
import { contentHash } from './contentHash';
import { encodeCompact, type CompactIndex } from './index/compact';
import { INDEX_VERSION, type SearchManifest } from './index/format';
import { buildTree } from './index/tree';
import type { AnalysisLanguage, SearchRecord, Synonym } from './types';

export interface IndexOptions {
  /** BCP 47 tag of the records, for instance `de-DE`; its first part chooses the analysis. */
  readonly language: string;
  readonly synonyms?: readonly Synonym[];
  /** Path from the manifest to the folder of the other files, with its last slash. Default: none. */
  readonly folder?: string;
  /** Texts of up to this size in bytes, uncompressed, are stored alone if they are not too many. Default 1 MiB. */
  readonly compactBytes?: number;
  /** Texts of more than this size in bytes, uncompressed, are divided in two. Default 256 KiB. */
  readonly undividedBytes?: number;
  /** Uncompressed size in bytes at which a file of postings ends. Default 128 KiB. */
  readonly postingShardBytes?: number;
  /** Uncompressed size in bytes at which a file of texts ends. Default 256 KiB. */
  readonly textShardBytes?: number;
}

export interface CreatedIndex {
  /** Contents by file name; the names carry a hash of the contents. */
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
  readonly manifest: SearchManifest;
}

/** With more nodes, making the postings would keep a reader's worker busy for too long. */
const MAX_COMPACT_NODES = 10_000;

/** The language whose analysis the texts of a locale get. */
export function analysisLanguage(tag: string): AnalysisLanguage {
  return tag.toLowerCase().startsWith('de') ? 'de' : 'en';
}

/** Questions are matched and never shown: without their stop words they take a fifth less room. */
function withShortAsks(record: SearchRecord, language: AnalysisLanguage): SearchRecord {
  const { asks } = record;
  return asks ? { ...record, asks: asks.map((ask) => contentWords(ask, language)) } : record;
}

/** Stores the pieces of an index and returns its core. */
async function storePieces(
  { pieces, core }: Assembly,
  store: (kind: string, contents: Uint8Array) => Promise<string>,
): Promise<Uint8Array> {
  const names: string[] = [];
  for (const { kind, contents } of pieces) names.push(await store(kind, contents));
  return core(names);
}

/** Makes the static files that answer queries about `records`, which must be of one language. */
export async function createIndex(
  records: readonly SearchRecord[],
  options: IndexOptions,
): Promise<CreatedIndex> {
  const { folder = '', compactBytes = 1024 * 1024, undividedBytes = 256 * 1024 } = options;
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  const store = async (kind: string, contents: Uint8Array): Promise<string> => {
    const name = `${kind}.${await contentHash(contents)}.bin`;
    files.set(name, new Uint8Array(contents));
    return folder + name;
  };
  const limits = {
    postings: options.postingShardBytes ?? 128 * 1024,
    texts: options.textShardBytes ?? 256 * 1024,
  };
  const language = analysisLanguage(options.language);
  const facts = { language, synonyms: options.synonyms ?? [] };
  const tree = buildTree(records.map((record) => withShortAsks(record, language)));
  const size = totalTextSize(tree);
  const isSmall = tree.nodes.length <= MAX_COMPACT_NODES && size <= compactBytes;
  const { core, rest }: CompactIndex = isSmall
    ? encodeCompact(tree, facts, size > undividedBytes)
    : { core: await storePieces(assemble(tree, facts, limits), store) };
  const manifest: SearchManifest = {
    version: INDEX_VERSION,
    language: options.language,
    core: await store('core', core),
    ...(rest ? { rest: await store('rest', rest) } : {}),
    records: records.length,
  };
  return { files, manifest };
}
