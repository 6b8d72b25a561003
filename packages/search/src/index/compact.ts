import { assemble, type IndexFacts } from './assemble';
import { ByteReader, ByteWriter, decodeText, encodeText } from './bytes';
import { INDEX_VERSION, versionError } from './format';
import { isLater } from './later';
import { decodePages, encodePages, joinPages, treeOfPages } from './texts';
import type { Tree } from './tree';
import type { Synonym } from '../types';

/**
 * The compact form of a small index: its texts and nothing else. The reader's worker can rebuild
 * postings from the texts, which takes a fraction of a second and halves the download. Large indexes
 * are stored in full, in pieces.
 *
 * It may be in two files: the core, which answers alone what most readers ask, and the rest.
 */
const MAGIC = 'eDST';

export interface CompactIndex {
  readonly core: Uint8Array;
  /** Absent where all is in the core. */
  readonly rest?: Uint8Array | undefined;
}

/** Synonyms, or the words that lead to others, and those. Their ids are the hosted service's. */
type WireSynonyms = [words: string[], to?: readonly string[]];

/** Words that lead to the same others are kept together. */
function wireSynonyms(synonyms: readonly Synonym[]): WireSynonyms[] {
  const entries: WireSynonyms[] = [];
  for (const synonym of synonyms) {
    const [words, to] = entries.at(-1) ?? [];
    if (synonym.type === 'synonym') entries.push([[...synonym.synonyms]]);
    else if (to?.join() === synonym.synonyms.join()) words?.push(synonym.input);
    else entries.push([[synonym.input], synonym.synonyms]);
  }
  return entries;
}

function readSynonyms(entries: readonly WireSynonyms[]): Synonym[] {
  const objectID = '';
  return entries.flatMap(([words, to]): Synonym[] =>
    to
      ? words.map((input) => ({ objectID, type: 'oneWaySynonym', input, synonyms: to }))
      : [{ objectID, type: 'synonym', synonyms: words }],
  );
}

/** @param isDivided whether what `isLater` says is left to a second file */
export function encodeCompact(tree: Tree, facts: IndexFacts, isDivided: boolean): CompactIndex {
  const out = new ByteWriter();
  out.bytes(encodeText(MAGIC));
  out.byte(INDEX_VERSION);
  out.block(encodeText(JSON.stringify({ ...facts, synonyms: wireSynonyms(facts.synonyms) })));
  if (!isDivided) {
    out.block(encodePages(tree, 0, tree.pages.length));
    return { core: out.finish() };
  }
  out.block(encodePages(tree, 0, tree.pages.length, (page, node) => !isLater(page, node)));
  return { core: out.finish(), rest: encodePages(tree, 0, tree.pages.length, isLater) };
}

export function isCompact(bytes: Uint8Array): boolean {
  return decodeText(bytes.subarray(0, MAGIC.length)) === MAGIC;
}

/** The files of the full form: the core, and the others by the name that the core gives them. */
interface ExpandedIndex {
  readonly core: Uint8Array;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Makes the full form of a compact index, or of its core alone. Throws when a file is cut short or of
 * another version.
 */
export function expandCompact({ core: first, rest }: CompactIndex): ExpandedIndex {
  const reader = new ByteReader(first);
  reader.bytes(MAGIC.length);
  const version = reader.byte();
  if (version !== INDEX_VERSION) throw versionError(version);
  const stored = JSON.parse(decodeText(reader.block())) as Omit<IndexFacts, 'synonyms'> & {
    readonly synonyms: readonly WireSynonyms[];
  };
  const facts: IndexFacts = { ...stored, synonyms: readSynonyms(stored.synonyms) };
  const pages = decodePages(reader.block());
  const tree = treeOfPages(rest ? joinPages([...pages, ...decodePages(rest)]) : pages);
  const files = new Map<string, Uint8Array>();
  const limits = { postings: Infinity, texts: Infinity };
  const { pieces, core } = assemble(tree, facts, limits);
  for (const { kind, contents } of pieces) files.set(kind, contents);
  return { core: core(pieces.map(({ kind }) => kind)), files };
}
