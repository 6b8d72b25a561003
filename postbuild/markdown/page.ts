import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { element, find, findAll, hasClass, replaceElements, text, textOf } from './dom';

/** A page of the built site as Markdown. */
export interface MarkdownTwin {
  /** Absolute address of the HTML page. */
  url: string;
  /** Path of the twin below the host, decoded, for example `/de-DE/Setup/Units.md`. */
  path: string;
  title: string;
  description: string;
  language: string;
  /** First breadcrumb, where the page stands below one. */
  section: string | undefined;
  /** Address of the page that follows in the sidebar, as the page writes it. */
  next: string | undefined;
  /** The text, beginning with its title as heading. */
  markdown: string;
}

const converter = unified()
  .use(rehypeRemark)
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', emphasis: '_', fences: true, resourceLink: true })
  .freeze();

/** Marks the text that takes the place of a drawing. */
const DRAWING = 'twin-drawing';

/** Path of the twin of a page, decoded: `/` is `/index.md`, `/Setup/` is `/Setup.md`. */
export function twinPath(pathname: string, baseUrl: string): string {
  const plain = decodeURI(pathname);
  return plain === baseUrl ? `${plain}index.md` : `${plain.replace(/\/$/, '')}.md`;
}

/**
 * The twin of a page, or `undefined` for pages without text of their own: lists, search, not found.
 *
 * @param html the finished page
 * @param baseUrl path that the locale is served at, for example `/de-DE/`
 * @param isPage whether a path on this host is that of a page that has a twin
 */
export function markdownTwin(
  html: string,
  baseUrl: string,
  isPage: (pathname: string) => boolean,
): MarkdownTwin | undefined {
  // Sidebar, navbar and footer are most of a page and no part of its text.
  const [start, end] = [html.indexOf('<main'), html.lastIndexOf('</main>')];
  const head = fromHtml(html.slice(0, html.indexOf('<body')));
  const tree = fromHtml(html.slice(start, end), { fragment: true });
  const canonical = find(head, ({ tagName, properties }) =>
    Boolean(tagName === 'link' && [properties.rel].flat().includes('canonical')),
  );
  const main = find(tree, ({ tagName }) => tagName === 'main');
  const bodies = main
    ? findAll(
        main,
        (node) => hasClass(node, 'markdown') || node.properties.id === '__blog-post-container',
      )
    : [];
  const [body] = bodies;
  const heading = main && find(main, ({ tagName }) => tagName === 'h1');
  if (
    !canonical ||
    !main ||
    !body ||
    bodies.filter((node) => node.tagName === 'div').length > 1 ||
    !heading
  ) {
    return undefined;
  }
  const address = new URL(String(canonical.properties.href));
  const title = cleanText(heading);
  const meta = find(head, ({ properties }) => properties.name === 'description');
  const next = find(tree, (node) => hasClass(node, 'pagination-nav__link--next'));
  const crumbs = findAll(tree, (node) => hasClass(node, 'breadcrumbs__item'));
  const content: Root = { type: 'root', children: body.children };
  simplify(content, address, isPage, baseUrl);
  removeHeading(content);
  const mdast = converter.runSync(content);
  return {
    url: address.href,
    path: twinPath(address.pathname, baseUrl),
    title,
    description: String(meta?.properties.content ?? ''),
    language: String(find(head, ({ tagName }) => tagName === 'html')?.properties.lang ?? ''),
    section: crumbs.length > 2 && crumbs[1] ? textOf(crumbs[1]).trim() : undefined,
    next: typeof next?.properties.href === 'string' ? next.properties.href : undefined,
    markdown: `# ${title}\n\n${converter.stringify(mdast).trim()}\n`,
  };
}

/** Text as readers see it; the link of a heading holds an invisible space. */
function cleanText(node: Element): string {
  return textOf(node)
    .replace(/\u200B/g, '')
    .trim();
}

/** The title is written from the page's h1, wherever that stands. */
function removeHeading(content: Root): void {
  replaceElements(content, ({ tagName }) => (tagName === 'h1' ? [] : undefined));
}

/** Turns what only a browser understands into plain elements. */
function simplify(
  content: Root,
  address: URL,
  isPage: (pathname: string) => boolean,
  baseUrl: string,
): void {
  const headings = new Set(
    findAll(content, ({ tagName }) => /^h[2-6]$/.test(tagName)).map((node) => cleanText(node)),
  );
  replaceElements(content, (node) => {
    const { tagName, properties } = node;
    if (
      ['button', 'input', 'select', 'textarea', 'label', 'form', 'script', 'style'].includes(
        tagName,
      )
    ) {
      return [];
    }
    if (
      hasClass(node, 'hash-link') ||
      hasClass(node, 'admonitionIcon') ||
      properties.role === 'status'
    ) {
      return [];
    }
    if (tagName === 'svg') {
      return properties.role === 'img' ? [pictureText(node)] : [];
    }
    if (tagName === 'table') {
      return plainTable(node, headings);
    }
    if (tagName === 'figure' && find(node, (part) => part.tagName === 'details')) {
      // The text alternative stands in the details, step by step.
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
      properties.href = markdownAddress(properties.href, address, isPage, baseUrl);
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
 * The caption stands before the table unless it repeats a heading; columns that had only buttons
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

/** Pages of this site become their twins; everything else an absolute address. */
function markdownAddress(
  href: string,
  page: URL,
  isPage: (pathname: string) => boolean,
  baseUrl: string,
): string {
  const target = new URL(href, page);
  if (target.origin === page.origin && target.pathname === page.pathname && target.hash) {
    return target.hash;
  }
  if (target.origin === page.origin && isPage(target.pathname)) {
    target.pathname = encodeURI(twinPath(target.pathname, baseUrl));
  }
  return target.href;
}
