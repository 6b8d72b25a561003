import { createHash } from 'node:crypto';
import { partDictionary } from './analysis/dictionary';
import { FormKind, formsOf, type Form } from './analysis/forms';
import { ByteWriter, encodeText } from './index/bytes';
import { encodeCore, INDEX_VERSION, type SearchManifest, type Shard } from './index/format';
import { writePostings, type Posting } from './index/postings';
import { encodePages } from './index/texts';
import { buildTree, type Tree } from './index/tree';
import type { AnalysisLanguage, SearchRecord, Synonym } from './types';

export interface BuildOptions {
  /** BCP 47 tag of the records, for instance `de-DE`; its first part chooses the analysis. */
  readonly language: string;
  readonly synonyms?: readonly Synonym[];
  /** Uncompressed size in bytes at which a file of postings ends. Default 96 KiB. */
  readonly postingShardBytes?: number;
  /** Uncompressed size in bytes at which a file of texts ends. Default 128 KiB. */
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

  add(kind: string, contents: Uint8Array): string {
    const hash = createHash('sha256').update(contents).digest('hex').slice(0, 12);
    const name = `${kind}.${hash}.bin`;
    this.map.set(name, contents);
    return name;
  }
}

const KEYWORD_GAP = 16;

interface Inverted {
  readonly postings: ReadonlyMap<string, Posting[]>;
  readonly lengths: readonly number[];
  readonly parts: ReadonlySet<string>;
}

function invert(tree: Tree, language: AnalysisLanguage): Inverted {
  const parts = partDictionary(
    tree.nodes.map((node) => node.text),
    language,
  );
  const isPart = (word: string): boolean => parts.has(word);
  const postings = new Map<string, Posting[]>();
  const lengths = tree.nodes.map(({ text, keywords }, node) => {
    const forms = formsOf(text, language, isPart);
    const length = (forms.at(-1)?.position ?? -1) + 1;
    keywords.forEach((keyword, index) => {
      for (const form of formsOf(keyword, language, isPart)) {
        // Far from the text and from each other, so that no phrase reaches across.
        const position = length + (index + 1) * KEYWORD_GAP + form.position;
        forms.push({ ...form, kind: FormKind.Part, position });
      }
    });
    const byTerm = new Map<string, Form[]>();
    for (const form of forms) {
      const list = byTerm.get(form.term);
      if (list) list.push(form);
      else byTerm.set(form.term, [form]);
    }
    for (const [term, list] of byTerm) {
      list.sort((left, right) => left.position - right.position);
      const posted = postings.get(term);
      if (posted) posted.push({ node, forms: list });
      else postings.set(term, [{ node, forms: list }]);
    }
    return length;
  });
  return { postings, lengths, parts };
}

function shardPostings(
  terms: readonly string[],
  postings: ReadonlyMap<string, Posting[]>,
  limit: number,
  files: Files,
): { shards: Shard[]; lengths: number[] } {
  const shards: Shard[] = [];
  const lengths: number[] = [];
  let writer = new ByteWriter();
  let first = 0;
  terms.forEach((term, index) => {
    const before = writer.length;
    writePostings(writer, postings.get(term) ?? []);
    lengths.push(writer.length - before);
    if (writer.length < limit && index + 1 < terms.length) return;
    shards.push({ name: files.add('postings', writer.finish()), first });
    writer = new ByteWriter();
    first = index + 1;
  });
  return { shards, lengths };
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
  const files = new Files();
  const tree = buildTree(records);
  const { postings, lengths, parts } = invert(tree, language);
  // Code unit order, which is what the engine's binary search compares by.
  const terms = [...postings.keys()].sort((left, right) => (left < right ? -1 : 1));
  const posted = shardPostings(terms, postings, options.postingShardBytes ?? 96 * 1024, files);
  const texts = shardTexts(tree, options.textShardBytes ?? 128 * 1024, files);
  const facets = [...new Set(tree.pages.map((page) => JSON.stringify([page.language, page.tag])))];
  const core = encodeCore({
    meta: {
      language,
      postings: posted.shards,
      texts,
      facets: facets.map((facet) => JSON.parse(facet) as [string, string]),
      synonyms: options.synonyms ?? [],
    },
    vocabulary: terms.map((term) => ({
      term,
      nodeCount: postings.get(term)?.length ?? 0,
      isPart: parts.has(term),
    })),
    postingLengths: posted.lengths,
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
