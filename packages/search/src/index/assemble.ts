import type { AnalysisLanguage, Synonym } from '../types';
import { encodeText } from './bytes';
import { encodeCore, type Facets, type Shard } from './format';
import { invert } from './invert';
import { sectionKinds } from './kinds';
import { isCodeRow } from './later';
import { namedPlaces } from './places';
import { PostingsWriter, type PostingList } from './postings';
import { encodePages } from './texts';
import { ASK_LEVEL, DESCRIPTION_LEVEL, type Tree, type TreeNode, type TreePage } from './tree';

export interface IndexFacts {
  readonly language: AnalysisLanguage;
  readonly synonyms: readonly Synonym[];
}

/** Uncompressed sizes in bytes at which a file ends. */
interface ShardLimits {
  readonly postings: number;
  readonly texts: number;
}

/** A part of an index in a file of its own. */
export interface Piece {
  readonly kind: 'postings' | 'texts';
  readonly contents: Uint8Array;
  /** Number of its first term or page. */
  readonly first: number;
}

function postingPieces(lists: readonly PostingList[], limit: number): Piece[] {
  const pieces: Piece[] = [];
  let writer = new PostingsWriter();
  let first = 0;
  lists.forEach((list, index) => {
    writer.add(list);
    if (writer.length < limit && index + 1 < lists.length) return;
    pieces.push({ kind: 'postings', contents: writer.finish(), first });
    writer = new PostingsWriter();
    first = index + 1;
  });
  return pieces;
}

/** About the size of a page's texts on the wire, in bytes. */
function textSize(tree: Tree, page: number): number {
  return tree.nodes
    .slice(tree.pages[page]?.firstNode, tree.pages[page + 1]?.firstNode)
    .reduce((sum, { text }) => sum + encodeText(text).length + 4, 0);
}

/** About the size of all texts of an outline on the wire, in bytes. */
export function totalTextSize(tree: Tree): number {
  return tree.pages.reduce((sum, _, page) => sum + textSize(tree, page), 0);
}

function textPieces(tree: Tree, limit: number): Piece[] {
  const pieces: Piece[] = [];
  let first = 0;
  let size = 0;
  tree.pages.forEach((_, page) => {
    size += textSize(tree, page);
    if (size < limit && page + 1 < tree.pages.length) return;
    pieces.push({ kind: 'texts', contents: encodePages(tree, first, page + 1), first });
    first = page + 1;
    size = 0;
  });
  return pieces;
}

/** The node that each question is about: the first one at its anchor, where the index has it; else 0. */
function askedNodes({ nodes, pages }: Tree): Uint32Array {
  const asked = new Uint32Array(nodes.length);
  pages.forEach(({ firstNode }, page) => {
    const end = pages[page + 1]?.firstNode ?? nodes.length;
    const places = new Map<string, number>();
    for (let node = firstNode; node < end; node += 1) {
      const { anchor, level } = nodes[node] as TreeNode;
      if (anchor === null) continue;
      if (level === ASK_LEVEL) asked[node] = places.get(anchor) ?? 0;
      else if (level < DESCRIPTION_LEVEL && !places.has(anchor)) places.set(anchor, node);
    }
  });
  return asked;
}

/** An index in pieces, and the core that refers to them by their names. */
export interface Assembly {
  readonly pieces: readonly Piece[];
  readonly core: (names: readonly string[]) => Uint8Array;
}

/** Indexes an outline. */
export function assemble(tree: Tree, facts: IndexFacts, limits: ShardLimits): Assembly {
  const { postings, lengths, parts } = invert(tree, facts.language);
  // Code unit order, which is what the engine's binary search compares by.
  const terms = [...postings].sort(([left], [right]) => (left < right ? -1 : 1));
  const asked = askedNodes(tree);
  const kinds = sectionKinds(tree.nodes);
  const facetsOf = ({ language, tag, kind }: TreePage) =>
    JSON.stringify({ language, docusaurus_tag: tag, kind } satisfies Facets);
  const facets = [...new Set(tree.pages.map(facetsOf))];
  const pieces = [
    ...postingPieces(
      terms.map(([, list]) => list),
      limits.postings,
    ),
    ...textPieces(tree, limits.texts),
  ];
  const shards = (wanted: Piece['kind'], names: readonly string[]): Shard[] =>
    pieces.flatMap(({ kind, first }, at) =>
      kind === wanted ? [{ name: names[at] ?? '', first }] : [],
    );
  const content = {
    vocabulary: terms.map(([term, { nodes }]) => ({
      term,
      nodeCount: nodes.length,
      isPart: parts.has(term),
    })),
    nodes: tree.nodes.map((node, index) => ({
      level: node.level,
      isRecord: node.objectID !== null,
      isCodeRow: isCodeRow(node),
      length: lengths[index] ?? 0,
      asked: asked[index] ?? 0,
      kind: kinds[index] ?? 0,
    })),
    pages: tree.pages.map((page) => ({
      firstNode: page.firstNode,
      facets: facets.indexOf(facetsOf(page)),
      rank: page.pageRank,
    })),
    places: namedPlaces(tree, facts.language),
  };
  return {
    pieces,
    core: (names) =>
      encodeCore({
        meta: {
          ...facts,
          postings: shards('postings', names),
          texts: shards('texts', names),
          facets: facets.map((facet) => JSON.parse(facet) as Facets),
        },
        ...content,
      }),
  };
}
