import type { Root } from 'hast';
import {
  HIERARCHY_LEVELS,
  NO_LEVELS,
  type Hierarchy,
  type PageKind,
  type SearchRecord,
} from '../types';
import { CODE_WEIGHT, levelWeight } from '../weight';
import { readBlocks, type Block } from './blocks';
import { entityOf } from '../entity';
import { toRuns } from '../runs';
import { cleanText, find, findAll, metaContent } from './dom';

/** Questions by the anchor of the place that answers them. */
export type PlaceAsks = Readonly<Record<string, readonly string[]>>;

/** A finished page of the site with content of its own. */
export interface SearchPage {
  /** Path of its address, base path included, percent-encoded. */
  readonly url: string;
  readonly language: string;
  readonly kind: 'docs' | 'blog' | 'page';
  /** Labels of its categories in the sidebar, then its own; empty where it is in none. */
  readonly breadcrumbs: readonly string[];
  readonly description: string;
  /** Questions that it answers, as readers put them. */
  readonly asks: readonly string[];
  /** Questions that one of its places answers, by anchor. */
  readonly placeAsks?: PlaceAsks;
  /** The whole page as parsed HTML. */
  readonly tree: Root;
}

/** A page's records before their category is settled, which needs the other pages. */
export interface PageRecords extends Pick<SearchPage, 'breadcrumbs' | 'kind' | 'language'> {
  readonly records: readonly SearchRecord[];
}

/** Kinds by the folder that a page is in, the deeper ones first. */
const KINDS: readonly (readonly [folder: string, kind: PageKind])[] = [
  ['/Reference/Rules', 'rules'],
  ['/Reference', 'reference'],
  ['/Release%20Notes', 'news'],
  ['/HowTo', 'how-to'],
];

function kindOf({ kind, url }: SearchPage): PageKind {
  if (kind === 'blog') return 'news';
  return KINDS.find(([folder]) => `${url}/`.includes(`${folder}/`))?.[1] ?? 'setup';
}

/** The manual comes before its news, pages outside the manual, and pages of one rule or term. */
const RANKS: Readonly<Record<SearchPage['kind'], number>> = { docs: 1, blog: 0, page: 0 };

function keywordsOf(head: Root): string[] {
  return (metaContent(head, 'keywords') ?? '').split(',').map(cleanText).filter(Boolean);
}

/** A heading's place in the outline: the levels above it, itself, and nothing below. */
function under(hierarchy: Hierarchy, level: number, text: string): Hierarchy {
  const next = { ...hierarchy };
  HIERARCHY_LEVELS.forEach((name, index) => {
    if (index >= level) next[name] = index === level ? text : null;
  });
  return next;
}

/** The facts that all records of a page share. */
interface PageFacts {
  readonly url: string;
  readonly language: string;
  readonly tag: string;
  readonly kind: PageKind;
  readonly pageRank: number;
  readonly keywords: readonly string[];
  readonly description: string;
  readonly asks: readonly string[];
  readonly placeAsks?: PlaceAsks | undefined;
  /** Ids of rows that have no record of their own, as runs. */
  readonly rows: readonly string[];
}

/**
 * Anchors of what answers nobody's question: the links at the end of a page, which say nothing that the
 * linked pages do not, and lists of sources.
 */
const ASIDE: ReadonlySet<string> = new Set(['related', 'sources', 'ledger']);

/** Records of the blocks of one page, without a category. */
export function blockRecords(page: PageFacts, blocks: readonly Block[]): SearchRecord[] {
  const { url, language, tag, kind, pageRank, keywords, description, rows, placeAsks = {} } = page;
  let hierarchy = NO_LEVELS;
  let section: string | null = null;
  return blocks.flatMap((block, position): SearchRecord[] => {
    const isHeading = block.kind === 'heading';
    if (isHeading) {
      hierarchy = under(hierarchy, block.level, block.text);
      section = block.level === 1 ? null : (block.anchor ?? section);
    }
    // What comes before the title is not the article's: banners and badges.
    if (hierarchy.lvl1 === null || ASIDE.has(section ?? '')) return [];
    const type = isHeading ? (HIERARCHY_LEVELS[block.level] ?? 'lvl6') : 'content';
    const isTitle = type === 'lvl1';
    // The title itself leads to the page; of an id and a name, each does.
    const names = hierarchy.lvl1?.split(': ') ?? [];
    const more = keywords.filter((keyword) =>
      names.length > 1 ? !names.includes(keyword) : !hierarchy.lvl1?.includes(keyword),
    );
    const anchor = isHeading ? section : (block.anchor ?? section);
    const asks = isTitle ? page.asks : (placeAsks[block.anchor ?? ''] ?? []);
    return [
      {
        objectID: `${url}#${position}`,
        url: anchor ? `${url}#${anchor}` : url,
        url_without_anchor: url,
        anchor,
        type,
        hierarchy,
        content: isTitle ? description || null : isHeading ? null : block.text,
        weight: {
          pageRank,
          level: block.kind === 'code' ? CODE_WEIGHT : levelWeight(type),
          position,
        },
        language,
        docusaurus_tag: tag,
        kind,
        ...(isTitle && more.length > 0 ? { keywords: more } : {}),
        ...(asks.length > 0 ? { asks } : {}),
        ...(isTitle && rows.length > 0 ? { rows } : {}),
      },
    ];
  });
}

/** Beginning of the description of one rule or term: its title, which a hit shows already. */
const ENTITY_NAME = /^[A-Z][A-Z\d-]+[^:]*: /;

/**
 * Hundreds of rules and terms share their words with the page that explains them: who asks for one of
 * them has its identifier, which comes before all else.
 */
const rankOf = ({ kind, url }: SearchPage): number =>
  /\/(?:Rules|Terms)\/[^/]+$/.test(url) ? 0 : RANKS[kind];

/** Pages of a family of rules, which has hundreds: each is a row that is asked for by its id alone. */
const RULES = /\/Reference\/Rules\//;

function ruleRows({ url, tree }: SearchPage): string[] {
  if (!RULES.test(url)) return [];
  const rows = findAll(tree, ({ tagName, properties }) => tagName === 'tr' && !!properties['id']);
  return toRuns(rows.map(({ properties }) => String(properties['id'])));
}

/** Records of one page, or undefined for pages that ask robots not to index them. */
export function extractPage(page: SearchPage): PageRecords | undefined {
  const { url, language, kind, breadcrumbs, description, asks, placeAsks, tree } = page;
  const article = find(tree, ({ tagName }) => tagName === 'article');
  if (!article || /noindex/i.test(metaContent(tree, 'robots') ?? '')) return undefined;
  const facts: PageFacts = {
    url,
    language,
    tag: metaContent(tree, 'docsearch:docusaurus_tag') ?? 'default',
    kind: kindOf(page),
    pageRank: Number(metaContent(tree, 'docsearch:page_rank') ?? rankOf(page)) || 0,
    keywords: keywordsOf(tree),
    description: entityOf(url) === undefined ? description : description.replace(ENTITY_NAME, ''),
    asks,
    placeAsks,
    rows: ruleRows(page),
  };
  const records = blockRecords(facts, readBlocks(article));
  return {
    breadcrumbs,
    kind,
    language,
    records: records.filter(({ type }) => entityOf(url) === undefined || type === 'lvl1'),
  };
}
