import type { PageKind } from '../types';
import { decodeText, encodeText } from './bytes';
import {
  aboutNodes,
  bareNode,
  CODE_LEVEL,
  CONTENT_LEVEL,
  groupPages,
  type Ask,
  type Tree,
  type TreeNode,
  type TreePage,
} from './tree';

/** A page with its nodes but those that are about it, as it is stored. */
export interface StoredPage extends Omit<TreePage, 'firstNode'> {
  readonly nodes: readonly TreeNode[];
}

/** First cell of a row. */
export const firstCell = (text: string): string | undefined => /^(.{1,60}?): /u.exec(text)?.[1];

/** Stands for the first cell of a text: `unit-*` of "C62: one" is `unit-C62`. */
const CELL = '*';

/** An anchor or address that ends in the first cell of its text, behind a separator, without that cell. */
function short(name: string, separator: '-' | '/', text: string): string {
  const cell = firstCell(text);
  return cell !== undefined && name.endsWith(separator + cell)
    ? name.slice(0, -cell.length) + CELL
    : name;
}

function long(name: string, separator: '-' | '/', text: string): string {
  return name.endsWith(separator + CELL) ? name.slice(0, -1) + (firstCell(text) ?? '') : name;
}

/**
 * On the wire, like is next to like, which takes less room: the texts of all nodes, all descriptions, all
 * questions. Of the nodes, what can be told from the one before is left out: a block under the same anchor whose object
 * ID counts on is 0. A number stands for the object ID that ends in it.
 */
type WireNode =
  | 0
  | [
      level: number,
      anchor: string | 0 | null,
      id?: number | string | null,
      keywords?: readonly string[],
    ];
type WireFacts = [
  category: string,
  language: string,
  tag: string,
  kind: PageKind,
  pageRank: number,
];
type WirePage = [
  url: string,
  /** 0 for those of the page before. */
  facts: WireFacts | 0,
  nodes: WireNode[],
  rows?: readonly string[],
];

/** Texts are those of all nodes in turn; descriptions and questions have one entry for each page. */
type Wire = [
  pages: WirePage[],
  texts: string[],
  descriptions: (string | null)[],
  asks: (readonly Ask[])[],
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
  const ordinal = Number(id?.slice(url.length + 1));
  return Number.isSafeInteger(ordinal) && id === numberedId(url, ordinal) ? ordinal : undefined;
}

const factsOf = ({ category, language, tag, kind, pageRank }: TreePage): WireFacts => [
  category,
  language,
  tag,
  kind,
  pageRank,
];

/** The nodes of a page that a file has. */
type Keeps = (page: TreePage, node: TreeNode) => boolean;

/** Of a page whose title is in another file, what is said about it is there, too. */
function wirePage(
  tree: Tree,
  index: number,
  keeps: Keeps,
  before: TreePage | undefined,
  [, texts, descriptions, questions]: Wire,
): WirePage | undefined {
  const page = tree.pages[index] as TreePage;
  let anchor: string | null = null;
  let next = 0;
  const own = tree.nodes
    .slice(page.firstNode, pageEnd(tree, index))
    .filter((node) => node.level <= CODE_LEVEL && keeps(page, node));
  const [first] = own;
  if (!first) return undefined;
  for (const { text } of own) texts.push(text);
  const nodes = own.map((node): WireNode => {
    const shownAnchor =
      node.anchor === anchor ? 0 : node.anchor && short(node.anchor, '-', node.text);
    const ordinal = ordinalOf(page.url, node.objectID);
    const isNext = ordinal === next;
    anchor = node.anchor;
    if (ordinal !== undefined) next = ordinal + 1;
    if (node.level === CONTENT_LEVEL && shownAnchor === 0 && isNext) return 0;
    const wire = [node.level, shownAnchor] as const;
    if (node.keywords.length > 0) return [...wire, ordinal ?? node.objectID, node.keywords];
    return isNext ? [...wire] : [...wire, ordinal ?? node.objectID];
  });
  const hasTitle = first === tree.nodes[page.firstNode];
  const { description, asks, rows } = hasTitle ? page : { description: null, asks: [], rows: [] };
  const facts = factsOf(page);
  const isSame = before && JSON.stringify(facts) === JSON.stringify(factsOf(before));
  descriptions.push(description);
  questions.push(asks);
  const url = short(page.url, '/', first.text);
  const wire = [url, isSame ? 0 : facts, nodes] as const;
  return rows.length > 0 ? [...wire, rows] : [...wire];
}

/** The pages `from` up to and without `to`, or what a file keeps of them, as UTF-8 JSON. */
export function encodePages(
  tree: Tree,
  from: number,
  to: number,
  keeps: Keeps = () => true,
): Uint8Array {
  const wire: Wire = [[], [], [], []];
  let before: TreePage | undefined;
  for (let index = from; index < to; index += 1) {
    const page = wirePage(tree, index, keeps, before, wire);
    if (!page) continue;
    wire[0].push(page);
    before = tree.pages[index];
  }
  return encodeText(JSON.stringify(wire));
}

export function decodePages(bytes: Uint8Array): StoredPage[] {
  /** The first page has its own. */
  let facts: WireFacts;
  const [pages, texts, descriptions, questions] = JSON.parse(decodeText(bytes)) as Wire;
  let at = 0;
  return pages.map(([shownUrl, own, wire, rows = []], index) => {
    if (own !== 0) facts = own;
    const [category, language, tag, kind, pageRank] = facts;
    const url = long(shownUrl, '/', texts[at] as string);
    let anchor: string | null = null;
    let next = 0;
    const nodes = wire.map((node): TreeNode => {
      const [level, shownAnchor, id = next, keywords = []] =
        node === 0 ? [CONTENT_LEVEL, 0 as const] : node;
      const text = texts[at] as string;
      at += 1;
      if (shownAnchor !== 0) anchor = shownAnchor && long(shownAnchor, '-', text);
      if (typeof id === 'number') next = id + 1;
      return {
        level,
        text,
        keywords,
        anchor,
        objectID: typeof id === 'number' ? numberedId(url, id) : id,
      };
    });
    const description = descriptions[index] as string | null;
    const asks = questions[index] as readonly Ask[];
    return { url, category, language, tag, kind, pageRank, description, asks, rows, nodes };
  });
}

/** Nodes of a page that lie in several files, in their order on the page. */
function inOrder(parts: readonly StoredPage[]): readonly TreeNode[] {
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
  return [...groupPages(pages, ({ category, url }) => [category, url]).values()]
    .flatMap((urls) => [...urls.values()])
    .map((parts) => ({ ...(parts[0] as StoredPage), nodes: inOrder(parts) }));
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
