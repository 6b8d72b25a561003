import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { HIERARCHY_LEVELS, type Hierarchy, type SearchRecord } from '../types';
import { levelWeight } from '../weight';
import { readBlocks, type Block } from './blocks';
import { cleanText, find, findAll, hasClass, metaContent, textOf } from './dom';

/** A finished page of the site. */
export interface HtmlPage {
  /** Path as browsers ask for it, base path included, percent-encoded. */
  readonly url: string;
  readonly html: string;
}

/** A page's records before their category is settled, which needs the other pages. */
export interface PageRecords {
  /** Breadcrumbs without the home item, the page itself last; empty where a page has none. */
  readonly breadcrumbs: readonly string[];
  readonly kind: 'docs' | 'blog' | 'page';
  readonly language: string;
  readonly records: readonly SearchRecord[];
}

/** Classes that Docusaurus gives `<html>` by kind of page; pages of other kinds repeat what these say. */
const INDEXED: Readonly<Record<string, PageRecords['kind']>> = {
  'docs-doc-page': 'docs',
  'blog-post-page': 'blog',
  'mdx-page': 'page',
};
const OTHER_KINDS =
  /^(?:docs|blog)-.*(?:list|tag|archive|authors|category).*-page$|^search-page-wrapper$/;

/** The manual comes before its news and before pages that stand alone. */
const RANKS: Readonly<Record<PageRecords['kind'], number>> = { docs: 1, blog: 0, page: 0 };

function pageKind(root: Root): PageRecords['kind'] | undefined {
  const html = find(root, ({ tagName }) => tagName === 'html');
  const names = html?.properties['className'];
  const classes = Array.isArray(names) ? names.map(String) : [];
  for (const name of classes) if (INDEXED[name]) return INDEXED[name];
  return classes.some((name) => OTHER_KINDS.test(name)) ? undefined : 'page';
}

function breadcrumbs(root: Root): string[] {
  const nav = find(root, (element) => hasClass(element, 'theme-doc-breadcrumbs'));
  if (!nav) return [];
  return findAll(nav, (element) => hasClass(element, 'breadcrumbs__item'))
    .map(textOf)
    .filter((text) => text !== '');
}

function pageLanguage(root: Root): string {
  const lang = find(root, ({ tagName }) => tagName === 'html')?.properties['lang'];
  return metaContent(root, 'docsearch:language') ?? (typeof lang === 'string' ? lang : '');
}

/**
 * Path of the page's canonical link, which has the site's policy on trailing slashes; undefined
 * without one.
 */
function canonicalPath(root: Root): string | undefined {
  const link = find(root, ({ tagName, properties }) => {
    const rel = properties['rel'];
    return tagName === 'link' && Array.isArray(rel) && rel.includes('canonical');
  });
  const href = link?.properties['href'];
  return typeof href === 'string' && URL.canParse(href) ? new URL(href).pathname : undefined;
}

function keywordsOf(root: Root): string[] {
  return (metaContent(root, 'keywords') ?? '').split(',').map(cleanText).filter(Boolean);
}

const NO_HEADINGS: Hierarchy = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};

/** A heading's place in the outline: the levels above it, itself, and nothing below. */
function under(hierarchy: Hierarchy, level: number, text: string): Hierarchy {
  const next = { ...hierarchy };
  HIERARCHY_LEVELS.forEach((name, index) => {
    if (index >= level) next[name] = index === level ? text : null;
  });
  return next;
}

/** What all records of a page have in common. */
export interface PageFacts {
  readonly url: string;
  readonly language: string;
  readonly tag: string;
  readonly pageRank: number;
  readonly keywords: readonly string[];
}

/** Records of the blocks of one page, without a category. */
export function blockRecords(page: PageFacts, blocks: readonly Block[]): SearchRecord[] {
  const { url, language, tag, pageRank, keywords } = page;
  let hierarchy = NO_HEADINGS;
  let section: string | null = null;
  return blocks.flatMap((block, position): SearchRecord[] => {
    const isHeading = block.kind === 'heading';
    if (isHeading) {
      hierarchy = under(hierarchy, block.level, block.text);
      section = block.level === 1 ? null : (block.anchor ?? section);
    }
    // What stands before the title is not the article's: banners and badges.
    if (hierarchy.lvl1 === null) return [];
    const type = isHeading ? (HIERARCHY_LEVELS[block.level] ?? 'lvl6') : 'content';
    const anchor = isHeading ? section : (block.anchor ?? section);
    return [
      {
        objectID: `${url}#${position}`,
        url: anchor ? `${url}#${anchor}` : url,
        url_without_anchor: url,
        anchor,
        type,
        hierarchy,
        content: isHeading ? null : block.text,
        weight: { pageRank, level: levelWeight(type), position },
        language,
        docusaurus_tag: tag,
        ...(type === 'lvl1' && keywords.length > 0 ? { keywords } : {}),
      },
    ];
  });
}

/**
 * Head and articles of a page: records are made of nothing else, and to parse the rest takes as long
 * again. Undefined without an article.
 */
function relevantHtml(html: string): string | undefined {
  const articles = /<article[\s>][^]*<\/article>/i.exec(html);
  // Both tags of a body may be left out.
  const head = html.search(/<body[\s>]/i);
  return articles ? html.slice(0, head < 0 ? articles.index : head) + articles[0] : undefined;
}

/**
 * Records of one page, or undefined for pages that are not searched: lists, tags, the search page,
 * and whatever asks robots not to index it. Never throws on malformed HTML.
 */
export function extractPage({ url, html }: HtmlPage): PageRecords | undefined {
  const relevant = relevantHtml(html);
  if (relevant === undefined) return undefined;
  const root = fromHtml(relevant);
  const kind = pageKind(root);
  const robots = metaContent(root, 'robots') ?? '';
  const article = find(root, ({ tagName }) => tagName === 'article');
  if (!kind || !article || /noindex/i.test(robots)) return undefined;
  const language = pageLanguage(root);
  const facts: PageFacts = {
    url: canonicalPath(root) ?? url,
    language,
    tag: metaContent(root, 'docsearch:docusaurus_tag') ?? 'default',
    pageRank: Number(metaContent(root, 'docsearch:page_rank') ?? RANKS[kind]) || 0,
    keywords: keywordsOf(root),
  };
  const records = blockRecords(facts, readBlocks(article));
  return { breadcrumbs: breadcrumbs(root), kind, language, records };
}
