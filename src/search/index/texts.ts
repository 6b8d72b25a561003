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

/** On the wire: anchors repeat down a section and object IDs begin with the page's URL, so both are shortened. */
type WireNode = [text: string, anchor?: string | 0 | null, id?: string | null];
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
  const nodes = tree.nodes.slice(page.firstNode, pageEnd(tree, index)).map((node): WireNode => {
    const anchor = node.record?.anchor ?? null;
    const id = node.record?.objectID;
    const shownId = id?.startsWith(page.url) ? id.slice(page.url.length) : `\n${id ?? ''}`;
    const shownAnchor = anchor === previous ? 0 : anchor;
    previous = anchor;
    return [node.text, shownAnchor, id === undefined ? null : shownId];
  });
  return [page.url, page.category, nodes];
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
      nodes: nodes.map(([text, anchor = null, id = null]) => {
        previous = anchor === 0 ? previous : anchor;
        const objectID = id === null ? null : id.startsWith('\n') ? id.slice(1) : url + id;
        return { text, anchor: previous, objectID };
      }),
    };
  });
}
