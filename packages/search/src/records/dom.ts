import type { Element, ElementContent, Nodes, Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parse } from 'parse5';

/** Helpers over the syntax tree of an HTML page (hast, https://github.com/syntax-tree/hast). */

/** The tree of a whole document, without places in the source, which nothing here needs. */
export function parseHtml(html: string): Root {
  return fromParse5(parse(html)) as Root;
}

export function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

export function hasClass(element: Element, name: string): boolean {
  const { className } = element.properties;
  return Array.isArray(className) && className.includes(name);
}

function children(node: Nodes): readonly (RootContent | ElementContent)[] {
  return 'children' in node ? node.children : [];
}

/** First element in document order that fits, the node itself included. */
export function find(node: Nodes, fits: (element: Element) => boolean): Element | undefined {
  if (isElement(node) && fits(node)) return node;
  for (const child of children(node)) {
    const found = find(child, fits);
    if (found) return found;
  }
  return undefined;
}

/** All elements in document order that fit; what is inside a found one is not searched. */
export function findAll(node: Nodes, fits: (element: Element) => boolean): Element[] {
  if (isElement(node) && fits(node)) return [node];
  return children(node).flatMap((child) => findAll(child, fits));
}

/** Content of `<meta name="...">`, or undefined. */
export function metaContent(root: Root, name: string): string | undefined {
  const meta = find(
    find(root, ({ tagName }) => tagName === 'head') ?? root,
    (element) => element.tagName === 'meta' && element.properties['name'] === name,
  );
  const content = meta?.properties['content'];
  return typeof content === 'string' ? content : undefined;
}

const SKIPPED_TAGS = new Set([
  'nav',
  'footer',
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'button',
  'input',
  'select',
  'textarea',
  'iframe',
]);
/**
 * Table of contents, heading anchors, version badge, tags, what repeats a text for screen readers, and
 * whatever an author excludes.
 */
const SKIPPED_CLASSES = [
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'table-of-contents',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-footer',
  'visually-hidden',
  'search-noindex',
];

/** An element that stays out of the index with all in it. */
export function isSkipped(element: Element): boolean {
  if (SKIPPED_TAGS.has(element.tagName)) return true;
  if (element.properties['ariaHidden'] === 'true') return true;
  // Cards of an index page repeat the titles and descriptions of the pages they lead to.
  if (element.tagName === 'a' && hasClass(element, 'card')) return true;
  if ('dataSearchNoindex' in element.properties) return true;
  return SKIPPED_CLASSES.some((name) => hasClass(element, name));
}

/**
 * A list that is a listing: each item begins with a line of code that is not to be translated. Its
 * lines say nothing one by one; what they mean is in the text and tables beside it.
 */
export function isListing({ tagName, children: items }: Element): boolean {
  if (tagName !== 'ol' && tagName !== 'ul') return false;
  const lines = items.filter(isElement);
  return lines.length > 0 && lines.every((line) => isCodeLine(line.children.find(isElement)));
}

function isCodeLine(element: Element | undefined): boolean {
  return element?.tagName === 'code' && element.properties['translate'] === 'no';
}

const INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/g;

export function cleanText(text: string): string {
  return text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
}

const INLINE_TAGS = new Set([
  'a', 'abbr', 'b', 'bdi', 'bdo', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'font', 'i', 'ins', 'kbd', 'label',
  'mark', 'q', 's', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr',
]); // prettier-ignore

export function isInline(element: Element): boolean {
  return INLINE_TAGS.has(element.tagName);
}

function rawText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!isElement(node)) return '';
  if (isSkipped(node)) return '';
  if (node.tagName === 'br') return ' ';
  const inner = node.children.map(rawText).join('');
  return isInline(node) ? inner : ` ${inner} `;
}

/** Visible text of an element, blanks collapsed; blocks in it are set apart by a blank. */
export function textOf(node: Nodes): string {
  return cleanText(rawText(node));
}
