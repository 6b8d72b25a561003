import type { Core, Facets } from '../index/format';
import type { StoredPage } from '../index/texts';
import { CONTENT_LEVEL, TITLE_LEVEL, type TreeNode } from '../index/tree';
import type { Lexicon } from '../query/lexicon';
import type { Hit, MarkedText } from '../types';
import { highlight, snippet } from './highlight';
import { marksIn, type MatchedTerms } from './marks';

interface HitOptions {
  /** Longest snippet of a text, in words. */
  readonly snippetWords: number;
  readonly terms: MatchedTerms;
  readonly lexicon: Lexicon;
}

/** Texts of the headings above a node, the node's own included, by level. */
function outline(core: Core, page: StoredPage, first: number, node: number): string[] {
  const headings: string[] = [];
  let deepest = CONTENT_LEVEL;
  for (let at = node; at >= first; at -= 1) {
    const level = core.nodeLevel[at] as number;
    if (level >= deepest) continue;
    deepest = level;
    headings.unshift((page.nodes[at - first] as TreeNode).text);
  }
  return headings;
}

/** Builds the hit for a node of a loaded page. */
export function buildHit(
  core: Core,
  page: StoredPage,
  pageIndex: number,
  node: number,
  options: HitOptions,
): Hit {
  const first = core.pageFirstNode[pageIndex] as number;
  const { anchor, objectID, text } = page.nodes[node - first] as TreeNode;
  const level = core.nodeLevel[node] as number;
  const marks = (value: string) => marksIn(value, options.terms, options.lexicon);
  const marked = (value: string): MarkedText => highlight(value, marks(value));
  const [title = '', ...headings] = outline(core, page, first, node);
  const isText = level >= CONTENT_LEVEL;
  const isPage = level <= TITLE_LEVEL;
  const content = isText ? text : isPage ? page.description : null;
  const { kind } = core.meta.facets[core.pageFacets[pageIndex] as number] as Facets;
  return {
    id: objectID ?? `${page.url}#${node - first}`,
    url: anchor ? `${page.url}#${anchor}` : page.url,
    type: isText ? 'text' : isPage ? 'page' : 'heading',
    kind,
    category: marked(page.category ?? ''),
    title: marked(title),
    trail: headings.map(marked),
    text: content === null ? [] : snippet(content, marks(content), options.snippetWords),
  };
}

/** The hit for a row that has no record of its own, from that of its page at `pageUrl`. */
export function rowHit(hit: Hit, pageUrl: string, row: string): Hit {
  const url = `${pageUrl}#${row}`;
  return {
    ...hit,
    id: url,
    url,
    type: 'heading',
    trail: [[{ text: row, marked: true }]],
    text: [],
  };
}
