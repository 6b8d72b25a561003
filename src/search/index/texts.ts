import type { PageKind } from '../types';
import { decodeText, encodeText } from './bytes';
import {
  aboutNodes,
  bareNode,
  CODE_LEVEL,
  CONTENT_LEVEL,
  type Tree,
  type TreeNode,
  type TreePage,
} from './tree';

/** A page with its nodes but those that are about it, as it is stored. */
export interface StoredPage extends Omit<TreePage, 'firstNode'> {
  readonly nodes: readonly TreeNode[];
}

/**
 * On the wire, what can be told from the node before is left out: a block under the same anchor whose
 * object ID counts on is its text alone. A number stands for the object ID that ends in it.
 */
type WireNode =
  | string
  | [
      level: number,
      text: string,
      anchor: string | 0 | null,
      id?: number | string | null,
      keywords?: readonly string[],
    ];
type WirePage = [
  url: string,
  category: string,
  language: string,
  tag: string,
  kind: PageKind,
  pageRank: number,
  nodes: WireNode[],
  description: string | null,
  asks: readonly string[],
];

/** The page ends where the next one, or the next category, begins. */
function pageEnd(tree: Tree, page: number): number {
  const next = tree.pages[page + 1];
  if (!next) return tree.nodes.length;
  return tree.nodes[next.firstNode - 1]?.level === 0 ? next.firstNode - 1 : next.firstNode;
}

/** The object ID of a page's n-th block, as the extraction numbers them. */
function numberedId(url: string, ordinal: number): string {
  return `${url}#${ordinal}`;
}

function ordinalOf(url: string, id: string | null): number | undefined {
  const digits = id?.startsWith(`${url}#`) ? id.slice(url.length + 1) : '';
  return /^\d{1,9}$/.test(digits) && id === numberedId(url, Number(digits))
    ? Number(digits)
    : undefined;
}

function wirePage(tree: Tree, index: number): WirePage {
  const page = tree.pages[index];
  if (!page) throw new RangeError(`No page ${index}`);
  let anchor: string | null = null;
  let next = 0;
  const own = tree.nodes
    .slice(page.firstNode, pageEnd(tree, index))
    .filter(({ level }) => level <= CODE_LEVEL);
  const nodes = own.map((node): WireNode => {
    const shownAnchor = node.anchor === anchor ? 0 : node.anchor;
    const ordinal = ordinalOf(page.url, node.objectID);
    const isNext = ordinal === next;
    anchor = node.anchor;
    if (ordinal !== undefined) next = ordinal + 1;
    if (node.level === CONTENT_LEVEL && shownAnchor === 0 && isNext) return node.text;
    const wire = [node.level, node.text, shownAnchor] as const;
    if (node.keywords.length > 0) return [...wire, ordinal ?? node.objectID, node.keywords];
    return isNext ? [...wire] : [...wire, ordinal ?? node.objectID];
  });
  const { url, category, language, tag, kind, pageRank, description, asks } = page;
  return [url, category, language, tag, kind, pageRank, nodes, description, asks];
}

/** The pages `from` up to and without `to`, as UTF-8 JSON. */
export function encodePages(tree: Tree, from: number, to: number): Uint8Array {
  const pages: WirePage[] = [];
  for (let page = from; page < to; page += 1) pages.push(wirePage(tree, page));
  return encodeText(JSON.stringify(pages));
}

export function decodePages(bytes: Uint8Array): StoredPage[] {
  return (JSON.parse(decodeText(bytes)) as WirePage[]).map(
    ([url, category, language, tag, kind, pageRank, wire, description, asks]) => {
      let anchor: string | null = null;
      let next = 0;
      const nodes = wire.map((node): TreeNode => {
        const [level, text, shownAnchor, id = next, keywords = []] =
          typeof node === 'string' ? [CONTENT_LEVEL, node, 0 as const] : node;
        if (shownAnchor !== 0) anchor = shownAnchor;
        if (typeof id === 'number') next = id + 1;
        return {
          level,
          text,
          keywords,
          anchor,
          objectID: typeof id === 'number' ? numberedId(url, id) : id,
        };
      });
      return { url, category, language, tag, kind, pageRank, description, asks, nodes };
    },
  );
}

/** Puts the outline together again that pages were taken from. */
export function treeOfPages(pages: readonly StoredPage[]): Tree {
  const nodes: TreeNode[] = [];
  let category: string | undefined;
  const treePages = pages.map(({ nodes: own, ...page }): TreePage => {
    if (page.category !== category) nodes.push(bareNode(0, (category = page.category)));
    const firstNode = nodes.length;
    for (const node of [...own, ...aboutNodes(page)]) nodes.push(node);
    return { ...page, firstNode };
  });
  return { nodes, pages: treePages };
}
