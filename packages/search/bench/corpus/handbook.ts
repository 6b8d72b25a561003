import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { loadProject, type Page } from '../../../../checks/lib/project';
import { builtLocale } from '../../../../postbuild/built-locale';
import { element, text, textOf } from '../../../../postbuild/dom';
import { localeRecords } from '../../../../postbuild/search-index';
import { readBlocks } from '../../src/records/blocks';
import { blockRecords } from '../../src/records/page';
import type { SearchRecord } from '../../src/types';
import { messagesIn } from '../../../../src/locales/messages';
import { messages } from '../../../../src/site/messages';
import { routeOf } from '../../../../src/site/content-files';
import { defaultLocale, localeBaseUrl, localeIds, type LocaleId } from '../../../../src/locales';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** The locale of the handbook in a language. */
export const localeOf = (language: string): LocaleId =>
  localeIds.find((id) => new Intl.Locale(id).language === language) ?? defaultLocale;

/** Gives headings the id that is in braces behind them, as Docusaurus does. */
function applyHeadingIds(node: Root | Element): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (/^h[1-6]$/.test(child.tagName)) {
      const [, title = '', id] = /^(.*?)\s*(?:\{#([^}]+)\})?\s*$/s.exec(textOf(child)) ?? [];
      child.properties['id'] = id ?? title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
      child.children = [text(title)];
    } else applyHeadingIds(child);
  }
}

const toHast = unified().use(remarkRehype, { handlers: { mdxJsxFlowElement: () => undefined } });

function recordsOfSource(page: Page): SearchRecord[] {
  const { locale, tree: source } = page;
  const { title, keywords, description, asks } = page.frontMatter as {
    title: string;
    description: string;
    keywords?: readonly unknown[];
    asks?: readonly string[];
  };
  const route = routeOf(page).slice(1);
  const tree = toHast.runSync(source) as Root;
  applyHeadingIds(tree);
  const facts = {
    url: localeBaseUrl(locale) + encodeURI(route),
    language: locale,
    tag: 'docs-default-current',
    kind: 'setup' as const,
    pageRank: 0,
    keywords: keywords?.map(String) ?? [],
    description,
    asks: asks ?? [],
    rows: [],
  };
  const article = element('article', element('h1', text(title)), ...(tree.children as Element[]));
  const section = route.includes('/')
    ? (route.split('/')[0] ?? '')
    : messagesIn(messages, locale)('tagline');
  return blockRecords(facts, readBlocks(article)).map((record) => ({
    ...record,
    hierarchy: { ...record.hierarchy, lvl0: section },
  }));
}

/**
 * Records of the handbook: from the finished HTML where the site has been built, else from the
 * sources, without what components add (code tables, samples).
 */
export function handbookRecords(locale: LocaleId): {
  records: SearchRecord[];
  from: 'build' | 'sources';
} {
  const build = path.join(ROOT, 'build');
  const built = builtLocale(build, locale);
  if (existsSync(path.join(built.folder, 'index.html'))) {
    return { records: localeRecords(build, built), from: 'build' };
  }
  const pages = loadProject(ROOT).pages.filter(
    (page) => page.collection === 'docs' && page.locale === locale && !page.draft,
  );
  return { records: pages.flatMap(recordsOfSource), from: 'sources' };
}
