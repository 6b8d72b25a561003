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

/** First cell of a row. */
const LABEL = /^(.{1,60}?): /u;
/** Stands in an anchor for the first cell of its row: `unit-*` of "C62: one" is `unit-C62`. */
const CELL = '*';

function shortAnchor({ anchor, text }: TreeNode): string | null {
  const cell = LABEL.exec(text)?.[1];
  return cell !== undefined && anchor?.endsWith(`-${cell}`)
    ? anchor.slice(0, -cell.length) + CELL
    : anchor;
}

function longAnchor(anchor: string | null, text: string): string | null {
  return anchor?.endsWith(`-${CELL}`)
    ? anchor.slice(0, -CELL.length) + (LABEL.exec(text)?.[1] ?? '')
    : anchor;
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
  asks: (readonly string[])[],
];

/** The address of a page whose title begins with its last part: `Rules/*` of "BR-15: Payment". */
function shortUrl(url: string, title: string): string {
  const cell = LABEL.exec(title)?.[1];
  return cell !== undefined && url.endsWith(`/${cell}`) ? url.slice(0, -cell.length) + CELL : url;
}

function longUrl(url: string, title: string): string {
  return url.endsWith(`/${CELL}`)
    ? url.slice(0, -CELL.length) + (LABEL.exec(title)?.[1] ?? '')
    : url;
}

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

const factsOf = ({ category, language, tag, kind, pageRank }: TreePage): WireFacts => [
  category,
  language,
  tag,
  kind,
  pageRank,
];

/** Which nodes of a page a file has. */
type Keeps = (page: TreePage, node: TreeNode) => boolean;

/** Of a page whose title is in another file, what is said about it is there, too. */
function wirePage(
  tree: Tree,
  index: number,
  keeps: Keeps,
  before: TreePage | undefined,
  [, texts, descriptions, questions]: Wire,
): WirePage | undefined {
  const page = tree.pages[index];
  if (!page) throw new RangeError(`No page ${index}`);
  let anchor: string | null = null;
  let next = 0;
  const own = tree.nodes
    .slice(page.firstNode, pageEnd(tree, index))
    .filter((node) => node.level <= CODE_LEVEL && keeps(page, node));
  if (own.length === 0) return undefined;
  for (const { text } of own) texts.push(text);
  const nodes = own.map((node): WireNode => {
    const shownAnchor = node.anchor === anchor ? 0 : shortAnchor(node);
    const ordinal = ordinalOf(page.url, node.objectID);
    const isNext = ordinal === next;
    anchor = node.anchor;
    if (ordinal !== undefined) next = ordinal + 1;
    if (node.level === CONTENT_LEVEL && shownAnchor === 0 && isNext) return 0;
    const wire = [node.level, shownAnchor] as const;
    if (node.keywords.length > 0) return [...wire, ordinal ?? node.objectID, node.keywords];
    return isNext ? [...wire] : [...wire, ordinal ?? node.objectID];
  });
  const hasTitle = own[0] === tree.nodes[page.firstNode];
  const { description, asks, rows } = hasTitle ? page : { description: null, asks: [], rows: [] };
  const facts = factsOf(page);
  const isSame = before && JSON.stringify(facts) === JSON.stringify(factsOf(before));
  descriptions.push(description);
  questions.push(asks);
  const url = shortUrl(page.url, own[0]?.text ?? '');
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
  let facts: WireFacts = ['', '', '', 'setup', 0];
  const [pages, texts, descriptions, questions] = JSON.parse(decodeText(bytes)) as Wire;
  let at = 0;
  return pages.map(([shownUrl, own, wire, rows = []], index) => {
    if (own !== 0) facts = own;
    const [category, language, tag, kind, pageRank] = facts;
    const url = longUrl(shownUrl, texts[at] ?? '');
    let anchor: string | null = null;
    let next = 0;
    const nodes = wire.map((node): TreeNode => {
      const [level, shownAnchor, id = next, keywords = []] =
        node === 0 ? [CONTENT_LEVEL, 0 as const] : node;
      const text = texts[at] ?? '';
      at += 1;
      if (shownAnchor !== 0) anchor = longAnchor(shownAnchor, text);
      if (typeof id === 'number') next = id + 1;
      return {
        level,
        text,
        keywords,
        anchor,
        objectID: typeof id === 'number' ? numberedId(url, id) : id,
      };
    });
    const [description = null, asks = []] = [descriptions[index], questions[index]];
    return { url, category, language, tag, kind, pageRank, description, asks, rows, nodes };
  });
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
