import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, ElementContent, Root } from 'hast';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { find, findAll } from 'edocument-search/records';
import { messagesIn } from '../src/locales/messages';
import { messages } from './messages';
import { identity } from '../src/site/identity';
import type { BuiltLocale } from './built-locale';
import { element, hasClass, replaceElements, text, textOf } from './dom';
import { inReadingOrder, llmsFull, llmsIndex, type ListTexts } from './llms';
import type { MarkdownPage } from './markdown-page';
import type { SitePage } from './read-site';

const converter = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', fences: true, resourceLink: true })
  .freeze();

/** Marks the text that takes the place of a drawing. */
const DRAWING = 'drawing';

/** Path of the alternate of a page, decoded: `/` is `/index.md`, `/Setup/` is `/Setup.md`. */
export function markdownPath(pathname: string, baseUrl: string): string {
  const plain = decodeURI(pathname);
  return plain === baseUrl ? `${plain}index.md` : `${plain.replace(/\/$/, '')}.md`;
}

/**
 * The Markdown alternate of a page; none for pages without content of their own. Takes the tree of the
 * page apart: over a thousand copies would be made for nothing.
 *
 * @param baseUrl path that the locale is served at, for example `/de-DE/`
 * @param paths decoded paths of all pages that have an alternate
 */
export function markdownPage(
  { canonical, data, tree }: SitePage,
  baseUrl: string,
  paths: ReadonlySet<string>,
): MarkdownPage[] {
  const body = find(
    tree,
    (node) => hasClass(node, 'markdown') || node.properties.id === '__blog-post-container',
  );
  if (canonical === undefined || !data || !body) {
    return [];
  }
  const address = new URL(canonical, identity.siteUrl);
  const content: Root = { type: 'root', children: body.children };
  simplify(content, address, paths, baseUrl);
  removeHeading(content);
  const markdown = converter.stringify(converter.runSync(content)).trim();
  return [
    {
      data,
      address: address.href,
      file: markdownPath(canonical, baseUrl),
      markdown: `# ${data.title}\n\n${markdown}\n`,
    },
  ];
}

/** Text as readers see it; the link of a heading holds an invisible space. */
function cleanText(node: Element): string {
  return textOf(node)
    .replace(/\u200B/g, '')
    .trim();
}

/** The title is written from the page's h1, wherever it is. */
function removeHeading(content: Root): void {
  replaceElements(content, ({ tagName }) => (tagName === 'h1' ? [] : undefined));
}

/** Turns what only a browser understands into plain elements. */
function simplify(content: Root, address: URL, paths: ReadonlySet<string>, baseUrl: string): void {
  const headings = new Set(
    findAll(content, ({ tagName }) => /^h[2-6]$/.test(tagName)).map((node) => cleanText(node)),
  );
  replaceElements(content, (node) => {
    const { tagName, properties } = node;
    // The label of a point to tick is the point.
    if (tagName === 'label' && hasClass(node, 'task')) return [element('p', ...node.children)];
    if (
      ['button', 'input', 'select', 'textarea', 'label', 'form', 'script', 'style'].includes(
        tagName,
      )
    ) {
      return [];
    }
    if (
      hasClass(node, 'hash-link') ||
      hasClass(node, 'skip-table') ||
      (tagName === 'summary' && hasClass(node, 'search-noindex')) ||
      hasClass(node, 'what-if') ||
      hasClass(node, 'admonitionIcon') ||
      properties.role === 'status' ||
      // The converter writes it as U+200B, which would be part of what readers copy and paste.
      tagName === 'wbr'
    ) {
      return [];
    }
    if (tagName === 'svg') {
      return properties.role === 'img' ? [pictureText(node)] : [];
    }
    if (tagName === 'table') {
      return plainTable(node, headings);
    }
    // A drawing of a page shows fields that the tables of the page describe.
    if (tagName === 'figure' && 'dataSearchNoindex' in properties) return [];
    if (tagName === 'figure' && properties.ariaDetails) {
      // The text alternative follows, step by step.
      replaceElements(node, (part) => (hasClass(part, DRAWING) ? [] : undefined));
      return undefined;
    }
    if (hasClass(node, 'tabs-container')) {
      return labelledPanels(node);
    }
    if (hasClass(node, 'theme-code-block')) {
      return codeBlock(node);
    }
    if (hasClass(node, 'theme-admonition')) {
      return [admonition(node)];
    }
    if (tagName === 'a' && typeof properties.href === 'string') {
      properties.href = markdownAddress(properties.href, address, paths, baseUrl);
    }
    return undefined;
  });
}

/** A drawing is its text alternative. */
function pictureText(svg: Element): ElementContent {
  const part = (name: string) =>
    textOf(find(svg, ({ tagName }) => tagName === name) ?? element('g'));
  const label = svg.properties.ariaLabel;
  const words = [part('title'), part('desc')].filter(Boolean).join(': ');
  const alternative = element('p', element('em', text(words || String(label ?? ''))));
  alternative.properties.className = [DRAWING];
  return alternative;
}

/**
 * The caption comes before the table unless it repeats a heading; columns that had only buttons
 * are gone.
 */
function plainTable(table: Element, headings: ReadonlySet<string>): ElementContent[] {
  const caption = find(table, ({ tagName }) => tagName === 'caption');
  replaceElements(table, (node) => (node.tagName === 'caption' ? [] : undefined));
  const rows = findAll(table, ({ tagName }) => tagName === 'tr');
  const cells = ({ children }: Element) =>
    children.filter((child): child is Element => child.type === 'element');
  const [head, ...body] = rows.map(cells);
  const empty = (head ?? []).map(
    (_, column) =>
      body.length > 0 && body.every((row) => !row[column] || !textOf(row[column]).trim()),
  );
  for (const row of rows) {
    row.children = cells(row).filter((_, column) => !empty[column]);
  }
  const title = caption ? cleanText(caption) : '';
  return title && !headings.has(title)
    ? [element('p', element('strong', text(title))), table]
    : [table];
}

/** All panels one after another, each under the name of its tab. */
function labelledPanels(container: Element): ElementContent[] {
  const role = (name: string) => findAll(container, ({ properties }) => properties.role === name);
  const names = role('tab').map(textOf);
  return role('tabpanel').flatMap((panel, index) => [
    element('p', element('strong', text(names[index] ?? ''))),
    ...panel.children,
  ]);
}

/** Title and code without the markup of the highlighter, with its language. */
function codeBlock(block: Element): ElementContent[] {
  const title = find(block, (node) => hasClass(node, 'title'));
  const pre = find(block, ({ tagName }) => tagName === 'pre');
  const language = [block.properties.className]
    .flat()
    .find((name) => String(name).startsWith('language-'));
  const code = element('code', text(pre ? textOf(pre).replace(/\n+$/, '\n') : ''));
  code.properties.className = language ? [String(language)] : [];
  return [
    ...(title ? [element('p', element('code', text(textOf(title))))] : []),
    element('pre', code),
  ];
}

function admonition(block: Element): ElementContent {
  const heading = find(block, (node) => hasClass(node, 'admonitionHeading'));
  const content = find(block, (node) => hasClass(node, 'admonitionContent'));
  return element(
    'blockquote',
    element('p', element('strong', text(heading ? textOf(heading).trim() : ''))),
    ...(content?.children ?? []),
  );
}

/** Pages of this site become their alternates; everything else an absolute address. */
function markdownAddress(
  href: string,
  page: URL,
  paths: ReadonlySet<string>,
  baseUrl: string,
): string {
  const target = new URL(href, page);
  if (target.origin === page.origin && target.pathname === page.pathname && target.hash) {
    return target.hash;
  }
  if (target.origin === page.origin && paths.has(decodeURI(target.pathname))) {
    target.pathname = encodeURI(markdownPath(target.pathname, baseUrl));
  }
  return target.href;
}

/**
 * Writes the Markdown alternates of a locale (`/Setup/Units.md` beside the page), output of components
 * included, and the lists `llms.txt` and `llms-full.txt`.
 */
export function writeMarkdown(
  { folder, baseUrl, locale }: BuiltLocale,
  pages: readonly MarkdownPage[],
): void {
  const t = messagesIn(messages, locale);
  const list: ListTexts = {
    title: identity.productName,
    summary: t('markdown.summary'),
    general: t('markdown.general'),
    news: t('markdown.news'),
  };
  const ordered = inReadingOrder(pages, baseUrl);
  for (const page of ordered)
    write(folder, page.file.slice(baseUrl.length), withHeader(page, locale));
  write(folder, 'llms.txt', llmsIndex(ordered, list));
  write(folder, 'llms-full.txt', llmsFull(ordered, list));
}

function withHeader({ data, address, markdown }: MarkdownPage, language: string): string {
  const { title, description } = data;
  const fields = { title, description, url: address, language };
  const header = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${header.join('\n')}\n---\n\n${markdown}`;
}

function write(outDir: string, file: string, contents: string): void {
  const target = path.join(outDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, contents);
}
