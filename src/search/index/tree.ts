import { HIERARCHY_LEVELS, type Hierarchy, type PageKind, type SearchRecord } from '../types';
import { CODE_WEIGHT } from '../weight';

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
  readonly anchor: string | null;
  /** Null for headings that no record stands for; they are never hits. */
  readonly objectID: string | null;
}

export interface TreePage {
  readonly url: string;
  readonly language: string;
  readonly tag: string;
  readonly kind: PageKind;
  readonly category: string;
  readonly pageRank: number;
  readonly description: string | null;
  readonly asks: readonly string[];
  /** Ids of rows that no node is, as runs. */
  readonly rows: readonly string[];
  /** Index of the page's first node. */
  readonly firstNode: number;
}

export interface Tree {
  readonly nodes: readonly TreeNode[];
  readonly pages: readonly TreePage[];
}

function pageUrl(record: SearchRecord): string {
  return record.url_without_anchor || (record.url.split('#', 1)[0] ?? record.url);
}

function levelOf(record: SearchRecord): number {
  if (record.type !== 'content') return Number(record.type.slice(3));
  return record.weight.level === CODE_WEIGHT ? CODE_LEVEL : CONTENT_LEVEL;
}

/** Groups records by page, pages by category, keeping the order in which they first appear. */
function groupPages(records: readonly SearchRecord[]): SearchRecord[][] {
  const categories = new Map<string, Map<string, SearchRecord[]>>();
  for (const record of records) {
    const category = record.hierarchy.lvl0 ?? '';
    const pages = categories.get(category) ?? new Map<string, SearchRecord[]>();
    categories.set(category, pages);
    const url = pageUrl(record);
    const page = pages.get(url) ?? [];
    pages.set(url, page);
    page.push(record);
  }
  return [...categories.values()].flatMap((pages) => [...pages.values()]);
}

/** A node without a record, such as a heading known only from the records below it. */
export function bareNode(level: number, text: string): TreeNode {
  return { level, text, keywords: [], anchor: null, objectID: null };
}

/** What a page's last nodes say about it. */
export function aboutNodes({
  description,
  asks,
}: Pick<TreePage, 'description' | 'asks'>): TreeNode[] {
  return [
    ...(description ? [bareNode(DESCRIPTION_LEVEL, description)] : []),
    ...asks.map((question) => bareNode(ASK_LEVEL, question)),
  ];
}

class TreeBuilder {
  readonly nodes: TreeNode[] = [];
  /** Texts of the headings above the next node; undefined where a level is skipped. */
  private open: (string | undefined)[] = [];

  category(text: string): void {
    this.nodes.push(bareNode(0, text));
    this.open = [text];
  }

  page(): void {
    this.open.length = 1;
  }

  add(record: SearchRecord): void {
    const level = levelOf(record);
    if (level === 0) return;
    this.openHeadings(record.hierarchy, Math.min(level, HIERARCHY_LEVELS.length));
    const heading = HIERARCHY_LEVELS[level];
    const text = (heading ? record.hierarchy[heading] : record.content) ?? '';
    const { anchor, objectID, keywords = [] } = record;
    this.nodes.push({ level, text, keywords, anchor, objectID });
    if (heading) {
      this.open.length = Math.min(this.open.length, level);
      this.open[level] = text;
    }
  }

  /** Adds the headings above `level` that the records before did not bring. A page always has a title. */
  private openHeadings(hierarchy: Hierarchy, level: number): void {
    for (let above = 1; above < level; above += 1) {
      const name = HIERARCHY_LEVELS[above];
      const wanted = (name && hierarchy[name]) ?? (above === 1 ? '' : undefined);
      if (this.open[above] === wanted) continue;
      this.open.length = above;
      if (wanted === undefined) continue;
      this.nodes.push(bareNode(above, wanted));
      this.open[above] = wanted;
    }
    this.open.length = Math.min(this.open.length, level);
  }
}

/** Rebuilds the outline of all pages from their records. */
export function buildTree(records: readonly SearchRecord[]): Tree {
  const builder = new TreeBuilder();
  const pages: TreePage[] = [];
  let category: string | undefined;
  for (const group of groupPages(records)) {
    const first = group[0];
    if (!first) continue;
    const lvl0 = first.hierarchy.lvl0 ?? '';
    if (lvl0 !== category) builder.category((category = lvl0));
    const title = group.find(({ type }) => type === 'lvl1');
    const page: TreePage = {
      url: pageUrl(first),
      language: first.language,
      tag: first.docusaurus_tag,
      kind: first.kind,
      category: lvl0,
      pageRank: first.weight.pageRank,
      description: title?.content ?? null,
      asks: title?.asks ?? [],
      rows: title?.rows ?? [],
      firstNode: builder.nodes.length,
    };
    pages.push(page);
    builder.page();
    for (const record of group) builder.add(record);
    builder.nodes.push(...aboutNodes(page));
  }
  return { nodes: builder.nodes, pages };
}
