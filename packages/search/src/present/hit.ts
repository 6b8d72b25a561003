import type { Core, Facets } from '../index/format';
import type { StoredPage } from '../index/texts';
import { CONTENT_LEVEL, type TreeNode } from '../index/tree';
import type { Lexicon } from '../query/lexicon';
import {
  HIERARCHY_LEVELS,
  NO_LEVELS,
  type Hierarchy,
  type HierarchyLevel,
  type HighlightedValue,
  type RecordType,
  type SearchHit,
  type SnippetValue,
} from '../types';
import { levelWeight } from '../weight';
import { escapeHtml } from './escape';
import { highlight, snippet, type HighlightTags } from './highlight';
import { marksIn, type MatchedTerms } from './marks';

export interface HitOptions {
  readonly tags: HighlightTags;
  readonly ellipsis: string;
  /** Snippet length in words by attribute (`content`, `hierarchy.lvl1`); others are not cut. */
  readonly snippetWords: ReadonlyMap<string, number>;
  readonly terms: MatchedTerms;
  /** Query words that count, by index. */
  readonly words: ReadonlyMap<number, string>;
  readonly lexicon: Lexicon;
}

/** Texts of the headings above a node, the node's own included. */
function outline(core: Core, page: StoredPage, first: number, node: number): Hierarchy {
  const hierarchy: Hierarchy = { ...NO_LEVELS, lvl0: page.category };
  let deepest = CONTENT_LEVEL;
  for (let at = node; at >= first; at -= 1) {
    const level = core.nodeLevel[at] as number;
    if (level >= deepest) continue;
    deepest = level;
    hierarchy[HIERARCHY_LEVELS[level] as HierarchyLevel] = (
      page.nodes[at - first] as TreeNode
    ).text;
  }
  return hierarchy;
}

function recordType(level: number): RecordType {
  return HIERARCHY_LEVELS[level] ?? 'content';
}

/** Builds the hit for a node of a loaded page. Every text in it is escaped. */
export function buildHit(
  core: Core,
  page: StoredPage,
  pageIndex: number,
  node: number,
  options: HitOptions,
): SearchHit {
  const first = core.pageFirstNode[pageIndex] as number;
  const stored = page.nodes[node - first] as TreeNode;
  const level = core.nodeLevel[node] as number;
  const type = recordType(level);
  const hierarchy = outline(core, page, first, node);
  const content = type === 'content' ? stored.text : node === first ? page.description : null;

  const highlighted: Partial<Record<HierarchyLevel, HighlightedValue>> = {};
  const snippets: Partial<Record<HierarchyLevel, SnippetValue>> = {};
  const annotate = (
    text: string,
    attribute: string,
  ): { whole: HighlightedValue; part: SnippetValue } => {
    const marks = marksIn(text, options.terms, options.lexicon);
    const length = options.snippetWords.get(attribute) ?? Infinity;
    return {
      whole: highlight(text, marks, options.words, options.tags),
      part: snippet(text, marks, options.words.size, length, options.tags, options.ellipsis),
    };
  };
  const escaped: Hierarchy = { ...hierarchy };
  for (const name of HIERARCHY_LEVELS) {
    const text = hierarchy[name];
    if (text === null) continue;
    const { whole, part } = annotate(text, `hierarchy.${name}`);
    highlighted[name] = whole;
    snippets[name] = part;
    escaped[name] = escapeHtml(text);
  }
  const block = content === null ? undefined : annotate(content, 'content');
  const { anchor, objectID } = stored;
  return {
    objectID: objectID ?? `${page.url}#${node - first}`,
    url: anchor ? `${page.url}#${anchor}` : page.url,
    url_without_anchor: page.url,
    anchor,
    type,
    hierarchy: escaped,
    content: content === null ? null : escapeHtml(content),
    weight: {
      pageRank: core.pageRank[pageIndex] as number,
      level: levelWeight(type),
      position: node - first,
    },
    ...(core.meta.facets[core.pageFacets[pageIndex] as number] as Facets),
    _highlightResult: { hierarchy: highlighted, ...(block ? { content: block.whole } : {}) },
    _snippetResult: { hierarchy: snippets, ...(block ? { content: block.part } : {}) },
  };
}

/** The hit for a row that has no record of its own, from that of its page. */
export function rowHit(hit: SearchHit, row: string, { pre, post }: HighlightTags): SearchHit {
  const url = `${hit.url_without_anchor}#${row}`;
  const name = escapeHtml(row);
  const value = pre + name + post;
  const above = {
    highlighted: hit._highlightResult.hierarchy,
    snippet: hit._snippetResult.hierarchy,
  };
  const marked = {
    value,
    matchLevel: 'full',
    fullyHighlighted: true,
    matchedWords: [name],
  } as const;
  return {
    ...hit,
    objectID: url,
    url,
    anchor: row,
    type: 'lvl2',
    hierarchy: { ...hit.hierarchy, lvl2: name },
    content: null,
    weight: { ...hit.weight, level: levelWeight('lvl2') },
    _highlightResult: { hierarchy: { ...above.highlighted, lvl2: marked } },
    _snippetResult: { hierarchy: { ...above.snippet, lvl2: { value, matchLevel: 'full' } } },
  };
}
