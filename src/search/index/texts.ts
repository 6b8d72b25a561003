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

/** Which nodes of a page a file has. */
type Keeps = (page: TreePage, node: TreeNode) => boolean;

/** Of a page whose title is in another file, what is said about it is there, too. */
function wirePage(tree: Tree, index: number, keeps: Keeps): WirePage | undefined {
  const page = tree.pages[index];
  if (!page) throw new RangeError(`No page ${index}`);
  let anchor: string | null = null;
  let next = 0;
  const own = tree.nodes
    .slice(page.firstNode, pageEnd(tree, index))
    .filter((node) => node.level <= CODE_LEVEL && keeps(page, node));
  if (own.length === 0) return undefined;
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
  const { url, category, language, tag, kind, pageRank } = page;
  const hasTitle = own[0] === tree.nodes[page.firstNode];
  const about = hasTitle ? ([page.description, page.asks] as const) : ([null, []] as const);
  return [url, category, language, tag, kind, pageRank, nodes, ...about];
}

/** The pages `from` up to and without `to`, or what a file keeps of them, as UTF-8 JSON. */
export function encodePages(
  tree: Tree,
  from: number,
  to: number,
  keeps: Keeps = () => true,
): Uint8Array {
  const pages: WirePage[] = [];
  for (let index = from; index < to; index += 1) {
    const page = wirePage(tree, index, keeps);
    if (page) pages.push(page);
  }
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

/** Nodes of a page that lie in several files, in their order on the page. */
function inOrder(parts: readonly StoredPage[]): readonly TreeNode[] {
  const [only, ...others] = parts;
  if (only && others.length === 0) return only.nodes;
  const placed = parts.flatMap(({ url, nodes }) => {
    let place = -1;
    return nodes.map((node) => {
      place = ordinalOf(url, node.objectID) ?? place;
      return { node, place };
    });
  });
  return placed.sort((left, right) => left.place - right.place).map(({ node }) => node);
}

/** Puts the pages of two files together: categories and pages in the order in which they first appear. */
export function joinPages(pages: readonly StoredPage[]): StoredPage[] {
  const categories = new Map<string, Map<string, StoredPage[]>>();
  for (const page of pages) {
    const urls = categories.get(page.category) ?? new Map<string, StoredPage[]>();
    categories.set(page.category, urls);
    urls.set(page.url, [...(urls.get(page.url) ?? []), page]);
  }
  return [...categories.values()]
    .flatMap((urls) => [...urls.values()])
    .flatMap(([first, ...others]) =>
      first ? { ...first, nodes: inOrder([first, ...others]) } : [],
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
