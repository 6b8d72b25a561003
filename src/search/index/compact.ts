import { assemble, type IndexFacts } from './assemble';
import { ByteReader, ByteWriter, decodeText, encodeText } from './bytes';
import { INDEX_VERSION, versionError } from './format';
import { decodePages, encodePages, treeOfPages } from './texts';
import type { Tree } from './tree';

/**
 * The compact form of a small index: its texts and nothing else. Postings say again what the texts
 * say, so the reader's worker can make them, which takes a fraction of a second and halves the
 * download. Large indexes are stored in full, in pieces.
 */
const MAGIC = 'eDST';

export function encodeCompact(tree: Tree, facts: IndexFacts): Uint8Array {
  const out = new ByteWriter();
  out.bytes(encodeText(MAGIC));
  out.byte(INDEX_VERSION);
  // The ids of synonyms are the hosted service's.
  const synonyms = facts.synonyms.map((synonym) => ({ ...synonym, objectID: '' }));
  out.block(encodeText(JSON.stringify({ ...facts, synonyms })));
  out.block(encodePages(tree, 0, tree.pages.length));
  return out.finish();
}

export function isCompact(bytes: Uint8Array): boolean {
  return decodeText(bytes.subarray(0, MAGIC.length)) === MAGIC;
}

/** The files of the full form: the core, and the others by the name that the core gives them. */
export interface ExpandedIndex {
  readonly core: Uint8Array;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Makes the full form of a compact index. Throws when the file is cut short or of another version. */
export function expandCompact(bytes: Uint8Array): ExpandedIndex {
  const reader = new ByteReader(bytes);
  reader.bytes(MAGIC.length);
  const version = reader.byte();
  if (version !== INDEX_VERSION) throw versionError(version);
  const facts = JSON.parse(decodeText(reader.block())) as IndexFacts;
  const tree = treeOfPages(decodePages(reader.block()));
  const files = new Map<string, Uint8Array>();
  const limits = { postings: Infinity, texts: Infinity };
  const core = assemble(tree, facts, limits, (kind, contents) => {
    files.set(kind, contents);
    return kind;
  });
  return { core, files };
}
