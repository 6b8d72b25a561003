import { HIERARCHY_LEVELS, type PageKind, type SearchRecord } from '../types';
import { CODE_WEIGHT } from '../weight';

/** Depth of the titles of pages. */
export const TITLE_LEVEL = 1;
/** Depth of blocks; headings have the number of their level. */
export const CONTENT_LEVEL = 7;
/** Depth of blocks of code. */
export const CODE_LEVEL = 8;
/** Depths of what is said about a page and is no part of it: its description, and what it is asked. */
export const DESCRIPTION_LEVEL = 9;
export const ASK_LEVEL = 10;

/** A heading or block in the outline. Nodes are in reading order, parents before their children. */
export interface TreeNode {
  /** 0 category, 1 page title, 2 to 6 headings, 7 text, 8 code, 9 description, 10 question. */
  readonly level: number;
  /** Own text only: what headings say is inherited when searching. */
  readonly text: string;
  /** Words that lead to the node although its text lacks them. */
  readonly keywords: readonly string[];
  /** Of a question, the place that answers it. */
  readonly anchor: string | null;
  /** Null for headings that no record stands for; they are never hits. */
  readonly objectID: string | null;
}

/** A question about a page, or the anchor of one of its places with the questions about that. */
export type Ask = string | readonly [anchor: string, ...asks: string[]];

export interface TreePage {
  readonly url: string;
  readonly language: string;
  readonly tag: string;
  readonly kind: PageKind;
  readonly category: string;
  readonly pageRank: number;
  readonly description: string | null;
  readonly asks: readonly Ask[];
  /** Ids of rows that no node is, as runs. */
  readonly rows: readonly string[];
  /** Index of the page's first node. */
  readonly firstNode: number;
}

export interface Tree {
  readonly nodes: readonly TreeNode[];
  readonly pages: readonly TreePage[];
}

function levelOf(record: SearchRecord): number {
  if (record.type !== 'content') return Number(record.type.slice(3));
  return record.weight.level === CODE_WEIGHT ? CODE_LEVEL : CONTENT_LEVEL;
}

/** Items by category and page, both in the order in which they first appear. */
export function groupPages<Item>(
  items: readonly Item[],
  placeOf: (item: Item) => readonly [category: string, url: string],
): Map<string, Map<string, Item[]>> {
  const categories = new Map<string, Map<string, Item[]>>();
  for (const item of items) {
    const [category, url] = placeOf(item);
    const pages = categories.get(category) ?? new Map<string, Item[]>();
    const group = pages.get(url) ?? [];
    group.push(item);
    categories.set(category, pages.set(url, group));
  }
  return categories;
}

/** A node without a record, such as a heading known only from the records below it. */
export function bareNode(level: number, text: string, anchor: string | null = null): TreeNode {
  return { level, text, keywords: [], anchor, objectID: null };
}

/** Nodes at the end of a page that describe it. */
export function aboutNodes({
  description,
  asks,
}: Pick<TreePage, 'description' | 'asks'>): TreeNode[] {
  return [
    ...(description ? [bareNode(DESCRIPTION_LEVEL, description)] : []),
    ...asks.flatMap((ask) => {
      const [anchor, ...questions] = typeof ask === 'string' ? [null, ask] : ask;
      return questions.map((question) => bareNode(ASK_LEVEL, question, anchor));
    }),
  ];
}

/** Questions about a page and its places, in the order of those. */
const asksOf = (records: readonly SearchRecord[]): Ask[] =>
  records.flatMap(({ type, anchor, asks = [] }): readonly Ask[] =>
    type === 'lvl1' ? asks : asks.length > 0 ? [[anchor ?? '', ...asks]] : [],
  );

/** The outline of a page, with the headings that are known only from the records below them. */
function pageNodes(records: readonly SearchRecord[]): TreeNode[] {
  const nodes: TreeNode[] = [];
  /** Headings that the next node may belong to, from the title on; null where a level is skipped. */
  let open: readonly (string | null)[] = [];
  for (const record of records) {
    const level = levelOf(record);
    const heading = HIERARCHY_LEVELS[level];
    const above = HIERARCHY_LEVELS.slice(1, level).map((name) => record.hierarchy[name]);
    above.forEach((text, index) => {
      if (text === open[index]) return;
      open = above.slice(0, index + 1);
      if (text !== null) nodes.push(bareNode(index + 1, text));
    });
    const text = (heading ? record.hierarchy[heading] : record.content) ?? '';
    const { anchor, objectID, keywords = [] } = record;
    nodes.push({ level, text, keywords, anchor, objectID });
    open = heading ? [...above, text] : above;
  }
  return nodes;
}

/** Rebuilds the outline of all pages from their records. */
export function buildTree(records: readonly SearchRecord[]): Tree {
  const nodes: TreeNode[] = [];
  const pages: TreePage[] = [];
  const placeOf = ({ hierarchy, url_without_anchor: url }: SearchRecord) =>
    [hierarchy.lvl0 ?? '', url] as const;
  for (const [category, urls] of groupPages(records, placeOf)) {
    nodes.push(bareNode(0, category));
    for (const [url, group] of urls) {
      const { language, docusaurus_tag: tag, kind, weight } = group[0] as SearchRecord;
      const title = group.find(({ type }) => type === 'lvl1');
      const page: TreePage = {
        url,
        language,
        tag,
        kind,
        category,
        pageRank: weight.pageRank,
        description: title?.content ?? null,
        asks: asksOf(group),
        rows: title?.rows ?? [],
        firstNode: nodes.length,
      };
      pages.push(page);
      for (const node of [...pageNodes(group), ...aboutNodes(page)]) nodes.push(node);
    }
  }
  return { nodes, pages };
}
