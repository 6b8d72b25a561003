import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { builtLocale } from '../../../postbuild/built-locale';
import { localeRecords } from '../../../postbuild/search-index';
import { readBlocks } from '../../../src/search/records/blocks';
import { blockRecords } from '../../../src/search/records/page';
import { readAsks } from '../../../src/site/asks';
import buildTexts from '../../../src/site/build-texts.json';
import {
  defaultLocale,
  inLocale,
  localeBaseUrl,
  localeIds,
  type LocaleId,
} from '../../../src/site/locales';
import type { SearchRecord } from '../../../src/search/types';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The locale of the handbook in a language. */
export const localeOf = (language: string): LocaleId =>
  localeIds.find((id) => new Intl.Locale(id).language === language) ?? defaultLocale;

const sourcesOf = (locale: LocaleId): string =>
  locale === defaultLocale ? 'docs' : `i18n/${locale}/docusaurus-plugin-content-docs/current`;

interface HeadingMark {
  readonly text: string;
  readonly id: string | undefined;
}

/** `Fields {#fields}` as text and id. */
function headingMark(text: string): HeadingMark {
  const mark = /\s*\{#([^}]+)\}\s*$/.exec(text);
  return { text: mark ? text.slice(0, mark.index) : text, id: mark?.[1] };
}

function textOf(node: Root | Element): string {
  return node.children
    .map((child) =>
      child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : '',
    )
    .join('');
}

/** Gives headings the id that is in braces behind them, as Docusaurus does. */
function applyHeadingIds(node: Root | Element): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (/^h[1-6]$/.test(child.tagName)) {
      const { text, id } = headingMark(textOf(child));
      child.properties['id'] = id ?? text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
      child.children = [{ type: 'text', value: text }];
    } else applyHeadingIds(child);
  }
}

function frontMatter(source: string): { fields: Map<string, string>; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(source);
  const fields = new Map<string, string>();
  for (const line of (match?.[1] ?? '').split('\n')) {
    const [, key, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    if (key && value !== undefined) fields.set(key, value.replace(/^(['"])(.*)\1$/, '$2'));
  }
  return { fields, body: source.slice(match?.[0].length ?? 0) };
}

function list(value: string | undefined): string[] {
  return (value ?? '')
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((item) => item.trim().replace(/^(['"])(.*)\1$/, '$2'))
    .filter(Boolean);
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).use(remarkMdx);
const toHast = unified().use(remarkRehype, { handlers: { mdxJsxFlowElement: () => undefined } });

/** Heading ids are not valid expressions of MDX; escaped, they come out as text. */
function escapeHeadingIds(body: string): string {
  return body.replace(/^(#{1,6} .*)\{(#[^}]+)\}\s*$/gm, '$1\\{$2}');
}

function recordsOfSource(locale: LocaleId, file: string): SearchRecord[] {
  const source = readFileSync(path.join(ROOT, sourcesOf(locale), file), 'utf8');
  const { fields, body } = frontMatter(source);
  if (fields.get('draft') === 'true') return [];
  const route =
    fields.get('slug')?.slice(1) ?? file.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1');
  const tree = toHast.runSync(parser.parse(escapeHeadingIds(body))) as Root;
  applyHeadingIds(tree);
  const article: Element = {
    type: 'element',
    tagName: 'article',
    properties: {},
    children: [
      {
        type: 'element',
        tagName: 'h1',
        properties: {},
        children: [{ type: 'text', value: fields.get('title') ?? '' }],
      },
      ...(tree.children as Element[]),
    ],
  };
  const facts = {
    url: localeBaseUrl(locale) + encodeURI(route),
    language: locale,
    tag: 'docs-default-current',
    kind: 'setup' as const,
    pageRank: 0,
    keywords: list(fields.get('keywords')),
    description: fields.get('description') ?? '',
    asks: readAsks(path.join(ROOT, sourcesOf(locale), file)),
    rows: [],
  };
  const section = route.includes('/')
    ? (route.split('/')[0] ?? '')
    : inLocale(buildTexts.tagline, locale);
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
  const files = readdirSync(path.join(ROOT, sourcesOf(locale)), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.mdx'))
    .sort();
  return { records: files.flatMap((file) => recordsOfSource(locale, file)), from: 'sources' };
}
