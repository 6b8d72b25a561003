import { createHash } from 'node:crypto';
import { encodeText } from './index/bytes';
import { encodeCore, INDEX_VERSION, type SearchManifest, type Shard } from './index/format';
import { invert } from './index/invert';
import { PostingsWriter, type Posting } from './index/postings';
import { encodePages } from './index/texts';
import { buildTree, type Tree } from './index/tree';
import type { AnalysisLanguage, SearchRecord, Synonym } from './types';

export interface BuildOptions {
  /** BCP 47 tag of the records, for instance `de-DE`; its first part chooses the analysis. */
  readonly language: string;
  readonly synonyms?: readonly Synonym[];
  /** Path from the manifest to the folder of the other files, with its last slash. Default: none. */
  readonly folder?: string;
  /** Uncompressed size in bytes at which a file of postings ends. Default 128 KiB. */
  readonly postingShardBytes?: number;
  /** Uncompressed size in bytes at which a file of texts ends. Default 256 KiB. */
  readonly textShardBytes?: number;
}

export interface BuiltIndex {
  /** Contents by file name; the names carry a hash of the contents. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly manifest: SearchManifest;
}

export function analysisLanguage(tag: string): AnalysisLanguage {
  return tag.toLowerCase().startsWith('de') ? 'de' : 'en';
}

class Files {
  readonly map = new Map<string, Uint8Array>();

  constructor(private readonly folder: string) {}

  /** Returns the name by which the index refers to the file. */
  add(kind: string, contents: Uint8Array): string {
    const hash = createHash('sha256').update(contents).digest('hex').slice(0, 12);
    const name = `${kind}.${hash}.bin`;
    this.map.set(name, contents);
    return this.folder + name;
  }
}

function shardPostings(
  terms: readonly string[],
  postings: ReadonlyMap<string, Posting[]>,
  limit: number,
  files: Files,
): Shard[] {
  const shards: Shard[] = [];
  let writer = new PostingsWriter();
  let first = 0;
  terms.forEach((term, index) => {
    writer.add(postings.get(term) ?? []);
    if (writer.length < limit && index + 1 < terms.length) return;
    shards.push({ name: files.add('postings', writer.finish()), first });
    writer = new PostingsWriter();
    first = index + 1;
  });
  return shards;
}

function shardTexts(tree: Tree, limit: number, files: Files): Shard[] {
  const shards: Shard[] = [];
  let first = 0;
  let size = 0;
  tree.pages.forEach((page, index) => {
    const end = tree.pages[index + 1]?.firstNode ?? tree.nodes.length;
    for (const node of tree.nodes.slice(page.firstNode, end))
      size += encodeText(node.text).length + 24;
    if (size < limit && index + 1 < tree.pages.length) return;
    shards.push({ name: files.add('texts', encodePages(tree, first, index + 1)), first });
    first = index + 1;
    size = 0;
  });
  return shards;
}

/** Builds the static files that answer queries about `records`, which must be of one language. */
export function buildIndex(records: readonly SearchRecord[], options: BuildOptions): BuiltIndex {
  const language = analysisLanguage(options.language);
  const files = new Files(options.folder ?? '');
  const tree = buildTree(records);
  const { postings, lengths, parts } = invert(tree, language);
  // Code unit order, which is what the engine's binary search compares by.
  const terms = [...postings.keys()].sort((left, right) => (left < right ? -1 : 1));
  const posted = shardPostings(terms, postings, options.postingShardBytes ?? 128 * 1024, files);
  const texts = shardTexts(tree, options.textShardBytes ?? 256 * 1024, files);
  const facets = [...new Set(tree.pages.map((page) => JSON.stringify([page.language, page.tag])))];
  const core = encodeCore({
    meta: {
      language,
      postings: posted,
      texts,
      facets: facets.map((facet) => JSON.parse(facet) as [string, string]),
      synonyms: options.synonyms ?? [],
    },
    vocabulary: terms.map((term) => ({
      term,
      nodeCount: postings.get(term)?.length ?? 0,
      isPart: parts.has(term),
    })),
    nodes: tree.nodes.map((node, index) => ({
      level: node.level,
      isRecord: node.record !== undefined,
      length: lengths[index] ?? 0,
    })),
    pages: tree.pages.map((page) => ({
      firstNode: page.firstNode,
      facets: facets.indexOf(JSON.stringify([page.language, page.tag])),
      rank: page.pageRank,
    })),
  });
  const manifest: SearchManifest = {
    version: INDEX_VERSION,
    language: options.language,
    core: files.add('core', core),
    records: records.length,
  };
  return { files: files.map, manifest };
}
