import { decodeText, encodeText } from './bytes';
import type { Tree } from './tree';

/** A node as it is shown: anchor, text, object ID; without an ID it is no record. */
export interface StoredNode {
  readonly anchor: string | null;
  readonly text: string;
  readonly objectID: string | null;
}

export interface StoredPage {
  readonly url: string;
  readonly category: string;
  readonly nodes: readonly StoredNode[];
}

/**
 * On the wire, what can be told from the node before is left out: a block under the same anchor whose
 * object ID counts on from the page's URL is its text alone.
 */
type WireNode = string | [text: string, anchor: string | 0 | null, id?: string | null];
type WirePage = [url: string, category: string, nodes: WireNode[]];

/** The page ends where the next one, or the next category, begins. */
function pageEnd(tree: Tree, page: number): number {
  const next = tree.pages[page + 1];
  if (!next) return tree.nodes.length;
  return tree.nodes[next.firstNode - 1]?.level === 0 ? next.firstNode - 1 : next.firstNode;
}

function wirePage(tree: Tree, index: number): WirePage {
  const page = tree.pages[index];
  if (!page) throw new RangeError(`No page ${index}`);
  let previous: string | null = null;
  const nodes = tree.nodes.slice(page.firstNode, pageEnd(tree, index)).map((node, at): WireNode => {
    const anchor = node.record?.anchor ?? null;
    const id = node.record?.objectID ?? null;
    const shownAnchor = anchor === previous ? 0 : anchor;
    previous = anchor;
    if (id !== defaultId(page.url, at)) return [node.text, shownAnchor, id];
    return shownAnchor === 0 ? node.text : [node.text, shownAnchor];
  });
  return [page.url, page.category, nodes];
}

/** The object ID that records have who are the page's n-th block. */
function defaultId(url: string, index: number): string {
  return `${url}#${index}`;
}

/** Texts of the pages `from` up to and without `to`, as UTF-8 JSON. */
export function encodePages(tree: Tree, from: number, to: number): Uint8Array {
  const pages: WirePage[] = [];
  for (let page = from; page < to; page += 1) pages.push(wirePage(tree, page));
  return encodeText(JSON.stringify(pages));
}

export function decodePages(bytes: Uint8Array): StoredPage[] {
  return (JSON.parse(decodeText(bytes)) as WirePage[]).map(([url, category, nodes]) => {
    let previous: string | null = null;
    return {
      url,
      category,
      nodes: nodes.map((node, at) => {
        const [text, anchor, id] = typeof node === 'string' ? [node, 0 as const] : node;
        previous = anchor === 0 ? previous : anchor;
        return { text, anchor: previous, objectID: id === undefined ? defaultId(url, at) : id };
      }),
    };
  });
}
