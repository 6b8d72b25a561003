import type { Element, ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit, SKIP } from 'unist-util-visit';
import { escapeHtml } from './escape';
import { find, findAll } from 'edocument-search/records';
import { messagesIn } from '../src/locales/messages';
import { messages } from './messages';
import { identity } from '../src/site/identity';
import type { LocaleId } from '../src/locales';
import type { BuiltLocale } from './built-locale';
import { element, hasClass, text, textOf } from './dom';
import { DRAWING } from './drawing';
import { inReadingOrder } from './llms';
import { readSite, type PageData } from './read-site';

/** A page of the handbook that is printed. */
export interface HandbookPage {
  readonly data: PageData;
  /** Number of sections of the sidebar that it is in. */
  readonly depth: number;
  /** Name of its section, for the first page of one that has no page of its own. */
  readonly opens?: string;
  readonly body: Element;
  /** Addresses of its style sheets. */
  readonly styles: readonly string[];
}

const REFERENCES = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'htmlFor', 'headers'];
const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'label', 'script']);

/** Ids of what answers to input. */
const TOOLS = new Set([
  'invoice-desk',
  'report-decoder',
  'leitweg-id-checker',
  'cash-discount-builder',
]);

/**
 * The documents of a built locale in the order of the sidebar; one that it does not have closes its
 * section.
 */
export function readHandbook(buildDir: string, built: BuiltLocale): HandbookPage[] {
  const pages: HandbookPage[] = [];
  for (const { data, tree } of readSite(buildDir, [built])) {
    const body = find(tree, (node) => hasClass(node, 'theme-doc-markdown'));
    if (data?.kind !== 'docs' || !body) continue;
    const links = findAll(
      tree,
      ({ tagName, properties }) =>
        tagName === 'link' && [properties['rel']].flat().includes('stylesheet'),
    );
    const styles = links.map(({ properties }) => String(properties['href']));
    pages.push({ data, depth: Math.max(0, data.breadcrumbs.length - 1), body, styles });
  }
  const isListed = ({ data }: HandbookPage) =>
    data.path === built.baseUrl || data.breadcrumbs.length > 0;
  const ordered = inReadingOrder(pages.filter(isListed), built.baseUrl);
  for (const page of pages.filter((candidate) => !isListed(candidate))) {
    const section = page.data.path.slice(0, page.data.path.lastIndexOf('/') + 1);
    const last = ordered.map(({ data }) => data.path.startsWith(section)).lastIndexOf(true);
    const depth = section.slice(built.baseUrl.length).split('/').length - 1;
    ordered.splice(last + 1, 0, { ...page, depth });
  }
  return inSections(ordered);
}

/** Names the sections that no page is about, on the first page of each. */
export function inSections(pages: readonly HandbookPage[]): HandbookPage[] {
  const known = new Set(pages.map(({ data }) => data.breadcrumbs.join('\n')));
  return pages.map((page) => {
    const section = page.data.breadcrumbs.slice(0, -1);
    const opens = section.at(-1);
    if (opens === undefined || known.has(section.join('\n'))) return page;
    known.add(section.join('\n'));
    return { ...page, opens };
  });
}

/** Id of a page within the handbook. */
export function keyOf(pathname: string): string {
  const plain = pathname.replace(/^\/(?:[a-z]{2}-[A-Z]{2}\/?)?/, '').replace(/\/$/, '');
  return `page-${plain.replace(/[^\w]+/g, '-') || 'home'}`;
}

/** Makes ids unique and links point into the handbook where they can. */
function adaptBody(
  { data, depth, body }: HandbookPage,
  keys: ReadonlySet<string>,
  locale: LocaleId,
): string {
  const key = keyOf(data.path);
  const prefix = (id: unknown) => `${key}--${String(id)}`;
  visit(body, 'element', (node, index, parent) => {
    const { properties } = node;
    const isOnPaper = !hasClass(node, 'screen-only');
    if (node.tagName === 'input' && properties.type === 'checkbox' && isOnPaper) {
      // A point of a checklist: its text stays, beside a box to tick with a pen.
      for (const label of parent?.children ?? []) {
        if (label.type === 'element' && label.tagName === 'label') label.tagName = 'span';
      }
      node.tagName = 'span';
      node.properties = { className: ['handbook-box'] };
      return undefined;
    }
    if (
      parent &&
      index !== undefined &&
      (CONTROLS.has(node.tagName) ||
        hasClass(node, 'hash-link') ||
        hasClass(node, 'skip-table') ||
        hasClass(node, 'what-if') ||
        !isOnPaper ||
        properties.role === 'status')
    ) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (TOOLS.has(String(properties.id))) {
      const href = `${identity.siteUrl}${encodeURI(data.path)}#${String(properties.id)}`;
      const link = element('a', text(href));
      link.properties.href = href;
      node.tagName = 'p';
      node.properties = { id: prefix(properties.id) };
      node.children = [text(`${messagesIn(messages, locale)('handbook.tool')} `), link];
      return SKIP;
    }
    if (node.tagName === 'h1') {
      properties.id = key;
    } else if (properties.id) {
      properties.id = prefix(properties.id);
    }
    const heading = /^h([1-6])$/.exec(node.tagName);
    if (heading) {
      // Bookmarks and tags follow it: sections have their pages, pages their headings.
      properties.ariaLevel = Math.min(6, Number(heading[1]) + depth);
    }
    // Its drawing is the figure, with a text instead.
    if (node.tagName === 'figure') {
      properties.role = 'group';
    }
    for (const name of REFERENCES) {
      if (properties[name]) {
        properties[name] = [properties[name]]
          .flat()
          .flatMap((value) => String(value).split(' '))
          .map(prefix)
          .join(' ');
      }
    }
    if (properties.role === 'tabpanel' || node.tagName === 'details') {
      delete properties.hidden;
      properties.open = node.tagName === 'details' ? true : undefined;
    }
    // A scrollable region is an ordinary part of a page of paper.
    if (properties.tabIndex !== undefined) {
      delete properties.tabIndex;
    }
    if (node.tagName === 'a' && properties.href) {
      const target = new URL(String(properties.href), identity.siteUrl + encodeURI(data.path));
      const pathname = decodeURI(target.pathname);
      if (target.origin === new URL(identity.siteUrl).origin && keys.has(keyOf(pathname))) {
        const inside = keyOf(pathname);
        const anchor = decodeURIComponent(target.hash.slice(1));
        properties.href = anchor ? `#${inside}--${anchor}` : `#${inside}`;
        delete properties.target;
      } else {
        properties.href = target.href;
      }
    }
    return undefined;
  });
  labelPanels(body);
  keepHeadingsWithFigures(body);
  return toHtml({ type: 'root', children: body.children });
}

/** On paper tab panels follow each other, each under its label. */
function labelPanels(body: Element): void {
  visit(body, 'element', (node) => {
    if (!hasClass(node, 'tabs-container')) {
      return undefined;
    }
    const names: string[] = [];
    visit(node, 'element', (part) => {
      if (part.properties.role === 'tab') {
        names.push(textOf(part));
      }
    });
    visit(node, 'element', (part, index, parent) => {
      if (part.properties.role === 'tablist' && parent && index !== undefined) {
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      if (part.properties.role === 'tabpanel') {
        part.properties = {};
        const name = element('p', element('strong', text(names.shift() ?? '')));
        name.properties.className = ['handbook-tab'];
        part.children.unshift(name);
      }
      return undefined;
    });
    return SKIP;
  });
}

/** Browsers leave a heading alone at the end of a page when a drawing follows. */
function keepHeadingsWithFigures(body: Element): void {
  const children: ElementContent[] = [];
  const blocks = body.children.filter((child) => child.type === 'element');
  for (let index = 0; index < blocks.length; index += 1) {
    const [block, next] = [blocks[index], blocks[index + 1]];
    if (!block) continue;
    if (/^h[2-4]$/.test(block.tagName) && next?.tagName === 'figure') {
      const group = element('div', block, next);
      group.properties.className = ['handbook-keep'];
      children.push(group);
      index += 1;
    } else {
      children.push(block);
    }
  }
  body.children = children;
}

/** The product in brief, as on the start page: document, XML, recipient. */
const drawing = `<svg viewBox="6 8 290 124" fill="none" stroke="currentColor" stroke-width="${DRAWING.strokeWidth}" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${DRAWING.path}"/></svg>`;

/** A text in a style sheet. */
const cssText = (value: string): string =>
  `"${value.replace(/[\\"<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** Pages of paper with the title of the page of the handbook, and of its section, in the head. */
function runningHeads(pages: readonly HandbookPage[], title: string): string {
  let chapter = '';
  return pages
    .map(({ data, depth }, index) => {
      if (depth === 0) chapter = data.title;
      const head = depth === 0 ? data.title : `${chapter} · ${data.title}`;
      return `@page part-${index} { @top-left { content: ${cssText(title)}; } @top-right { content: ${cssText(head)}; } }
.part-${index} { page: part-${index}; }`;
    })
    .join('\n');
}

const style = `
@page { size: A4; margin: 22mm 16mm 20mm; font: 8pt Handbook, sans-serif; color: #444; }
@page { @bottom-right { content: counter(page); } }
@page cover { @top-left { content: none; } @bottom-right { content: none; } }
:root { --ifm-font-family-base: Handbook, sans-serif; }
html { scroll-behavior: auto; }
body { background: #fff; color: #000; }
.handbook-cover { page: cover; break-after: page; padding-top: 42mm; }
.handbook-cover svg { display: block; width: 108mm; margin-bottom: 24mm; color: var(--site-brand); }
.handbook-cover .title { font-size: 34pt; font-weight: 600; line-height: 1.15; margin: 0 0 6mm; padding-top: 8mm; border-top: 0.7mm solid var(--site-brand); }
.handbook-cover .subtitle { font-size: 15pt; line-height: 1.35; margin: 0 0 40mm; max-width: 140mm; color: #4a585e; }
.handbook-contents { break-after: page; }
.handbook-contents ol { list-style: none; padding: 0; margin: 0; }
.handbook-contents li { break-inside: avoid; }
.handbook-contents a { display: flex; gap: 2mm; color: inherit; text-decoration: none; padding: 0.4mm 0; }
.handbook-contents a .dots { flex: 1; border-bottom: 0.3mm dotted #666; margin-bottom: 1.3mm; }
.handbook-contents a .number { min-width: 9mm; text-align: right; font-variant-numeric: tabular-nums; }
.handbook-contents .depth-0 { font-weight: 700; margin-top: 1.5mm; }
.handbook-contents .depth-1 { padding-left: 6mm; }
.handbook-contents .depth-2 { padding-left: 12mm; }
.handbook-page { break-before: page; }
.handbook-section { color: var(--site-brand); font-size: 12pt; font-weight: 600; margin: 0 0 2mm; break-after: avoid; }
.handbook-page table { display: table; width: 100%; font-size: 8pt; overflow-wrap: anywhere; }
.handbook-page td, .handbook-page th { padding: 1mm 1.5mm; }
.handbook-page .table-frame { width: auto; }
.handbook-page pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 7.5pt; overflow: visible; max-height: none; }
.handbook-page :is(p, ul, ol, h2, h3, h4, blockquote) { max-width: none; }
.handbook-keep { break-inside: avoid; }
.handbook-tab { break-after: avoid; }
.handbook-box { flex: none; width: 3mm; height: 3mm; margin-top: 1mm; border: 0.25mm solid; }
.handbook-page details { padding: 2mm 3mm; }
.handbook-page details:has(> summary > .fold-count) { border: 0; padding: 0; }
.handbook-page svg[role='img'] { max-width: 150mm; max-height: 200mm; height: auto; }
.handbook-page div { max-height: none !important; overflow: visible !important; }
.handbook-page.markdown a[href^='http']::after { content: none !important; }
`;

/**
 * The handbook as one HTML document. Changes the pages.
 *
 * @param pages in reading order
 * @param date as the cover shows it
 * @param fonts rules of the family Handbook
 * @param numbers page numbers by key, from a first printing
 */
export function handbookHtml(
  pages: readonly HandbookPage[],
  { locale, baseUrl }: BuiltLocale,
  date: string,
  fonts: string,
  numbers?: ReadonlyMap<string, number>,
): string {
  const t = messagesIn(messages, locale);
  const keys = new Set(pages.map(({ data }) => keyOf(data.path)));
  const styles = [...new Set(pages.flatMap((page) => page.styles))];
  const rows = pages.flatMap(({ data, depth, opens }) => {
    const key = keyOf(data.path);
    const number = numbers?.get(key) ?? '000';
    const row = (title: string, level: number) =>
      `<li class="depth-${Math.min(level, 2)}"><a href="#${key}"><span>${escapeHtml(title)}</span><span class="dots"></span><span class="number">${number}</span></a></li>`;
    return opens === undefined
      ? [row(data.title, depth)]
      : [row(opens, depth - 1), row(data.title, depth)];
  });
  const bodies = pages.map((page, index) => {
    const { depth, opens } = page;
    const section =
      opens === undefined
        ? ''
        : `<p class="handbook-section" role="heading" aria-level="${depth}">${escapeHtml(opens)}</p>`;
    return `<section class="handbook-page part-${index} markdown">${section}${adaptBody(page, keys, locale)}</section>`;
  });
  const address = identity.siteUrl + baseUrl;
  return `<!doctype html>
<html lang="${locale}" data-theme="light">
<head>
<meta charset="utf-8">
<title>${t('handbook.title')}</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>${fonts}${style}${runningHeads(pages, t('handbook.title'))}</style>
</head>
<body>
<div class="handbook-cover">
${drawing}
<p class="title">${t('handbook.title')}</p>
<p class="subtitle">${t('handbook.subtitle')}</p>
<p>${t('handbook.asOf')} ${date}</p>
<p>${t('handbook.online')} <a href="${address}">${address}</a></p>
</div>
<nav class="handbook-contents" aria-labelledby="handbook-contents">
<h1 id="handbook-contents">${t('handbook.contents')}</h1>
<ol>${rows.join('\n')}</ol>
</nav>
<main>
${bodies.join('\n')}
</main>
</body>
</html>
`;
}
