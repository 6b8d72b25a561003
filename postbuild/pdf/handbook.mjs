import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit, SKIP, EXIT } from 'unist-util-visit';

const REFERENCES = ['ariaLabelledBy', 'ariaDescribedBy', 'ariaControls', 'htmlFor', 'headers'];
const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'label', 'script']);

const texts = {
  'en-GB': {
    title: 'eDocument: Handbook',
    subtitle: 'Electronic documents and e-invoicing in Microsoft Dynamics 365 Business Central',
    contents: 'Contents',
    asOf: 'As of',
    online: 'Always up to date:',
    page: 'Page',
  },
  'de-DE': {
    title: 'eDocument: Handbuch',
    subtitle: 'Elektronische Belege und E-Rechnung in Microsoft Dynamics 365 Business Central',
    contents: 'Inhalt',
    asOf: 'Stand',
    online: 'Immer aktuell:',
    page: 'Seite',
  },
};

/** Texts of the cover and the frame of a page in a language. */
export function textsOf(locale) {
  return texts[locale] ?? texts['en-GB'];
}

function hasClass(node, name) {
  const { className } = node.properties;
  return (
    Array.isArray(className) &&
    className.some((value) => value === name || String(value).startsWith(`${name}_`))
  );
}

function find(tree, test) {
  let found;
  visit(tree, 'element', (node) => {
    if (!test(node)) {
      return undefined;
    }
    found = node;
    return EXIT;
  });
  return found;
}

function textOf(node) {
  return node.value ?? (node.children ?? []).map(textOf).join('');
}

/**
 * Reads a built page; undefined where it is none of the handbook.
 *
 * @param {string} html
 * @returns {{ pathname: string, title: string, depth: number, next: string | undefined, body: object, styles: string[] } | undefined}
 */
export function readPage(html) {
  const tree = fromHtml(html);
  const body = find(tree, (node) => hasClass(node, 'theme-doc-markdown'));
  const canonical = find(
    tree,
    ({ tagName, properties }) =>
      tagName === 'link' && [properties.rel].flat().includes('canonical'),
  );
  const heading = body && find(body, ({ tagName }) => tagName === 'h1');
  if (!body || !canonical || !heading) {
    return undefined;
  }
  const next = find(tree, (node) => hasClass(node, 'pagination-nav__link--next'));
  const styles = [];
  let crumbs = 0;
  visit(tree, 'element', (node) => {
    if (node.tagName === 'link' && [node.properties.rel].flat().includes('stylesheet')) {
      styles.push(node.properties.href);
    }
    if (hasClass(node, 'breadcrumbs__item')) {
      crumbs += 1;
    }
  });
  return {
    pathname: decodeURI(new URL(canonical.properties.href).pathname),
    title: textOf(heading).trim(),
    depth: Math.max(0, crumbs - 2),
    next: next && decodeURI(next.properties.href),
    body,
    styles,
  };
}

/** Id of a page within the handbook. */
export function keyOf(pathname) {
  const plain = pathname.replace(/^\/(?:de-DE\/?)?/, '').replace(/\/$/, '');
  return `page-${plain.replace(/[^\w]+/g, '-') || 'home'}`;
}

/** Makes ids unique and links point into the handbook where they can. */
function adaptBody(page, keys, siteUrl) {
  const key = keyOf(page.pathname);
  const prefix = (id) => `${key}--${id}`;
  visit(page.body, 'element', (node, index, parent) => {
    const { properties } = node;
    if (CONTROLS.has(node.tagName) || hasClass(node, 'hash-link') || properties.role === 'status') {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (node.tagName === 'h1') {
      properties.id = key;
    } else if (properties.id) {
      properties.id = prefix(properties.id);
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
      const target = new URL(properties.href, siteUrl + encodeURI(page.pathname));
      const pathname = decodeURI(target.pathname);
      if (target.origin === new URL(siteUrl).origin && keys.has(keyOf(pathname))) {
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
  labelPanels(page.body);
  keepHeadingsWithFigures(page.body);
  return toHtml(page.body.children);
}

/** On paper all tabs stand one after another, each under its name. */
function labelPanels(body) {
  visit(body, 'element', (node) => {
    if (!hasClass(node, 'tabs-container')) {
      return undefined;
    }
    const names = [];
    visit(node, 'element', (part) => {
      if (part.properties.role === 'tab') {
        names.push(textOf(part));
      }
    });
    visit(node, 'element', (part, index, parent) => {
      if (part.properties.role === 'tablist') {
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
function keepHeadingsWithFigures(body) {
  const children = [];
  const blocks = body.children.filter((child) => child.type === 'element');
  for (let index = 0; index < blocks.length; index += 1) {
    const [block, next] = [blocks[index], blocks[index + 1]];
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

function element(tagName, ...children) {
  return { type: 'element', tagName, properties: {}, children };
}

function text(value) {
  return { type: 'text', value };
}

function escapeHtml(text) {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const style = `
html { scroll-behavior: auto; }
body { background: #fff; color: #000; }
.handbook-cover { break-after: page; padding-top: 70mm; }
.handbook-cover .title { font-size: 30pt; font-weight: 700; line-height: 1.15; margin: 0 0 6mm; }
.handbook-cover .subtitle { font-size: 15pt; margin: 0 0 60mm; max-width: 140mm; }
.handbook-cover img { width: 22mm; margin-bottom: 12mm; }
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
.handbook-page table { display: table; width: 100%; font-size: 8pt; overflow-wrap: anywhere; }
.handbook-page td, .handbook-page th { padding: 1mm 1.5mm; }
.handbook-page pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 7.5pt; overflow: visible; max-height: none; }
.handbook-page :is(p, ul, ol, h2, h3, h4, blockquote) { max-width: none; }
.handbook-keep { break-inside: avoid; }
.handbook-tab { break-after: avoid; }
.handbook-page svg[role='img'] { max-width: 150mm; max-height: 200mm; height: auto; }
.handbook-page div { max-height: none !important; overflow: visible !important; }
.handbook-page.markdown a[href^='http']::after { content: none !important; }
`;

/**
 * The handbook as one HTML document.
 *
 * @param {object[]} pages results of `readPage` in reading order
 * @param {{ locale: string, siteUrl: string, baseUrl: string, date: string, numbers?: Map<string, number> }} options
 *   `numbers`: page numbers by key, from a first printing
 */
export function handbookHtml(pages, { locale, siteUrl, baseUrl, date, numbers }) {
  const words = textsOf(locale);
  const keys = new Set(pages.map(({ pathname }) => keyOf(pathname)));
  const styles = [...new Set(pages.flatMap((page) => page.styles))];
  const rows = pages.map(({ title, depth, pathname }) => {
    const key = keyOf(pathname);
    const number = numbers?.get(key) ?? '000';
    return `<li class="depth-${Math.min(depth, 2)}"><a href="#${key}"><span>${escapeHtml(title)}</span><span class="dots"></span><span class="number">${number}</span></a></li>`;
  });
  const bodies = pages.map(
    (page) => `<section class="handbook-page markdown">${adaptBody(page, keys, siteUrl)}</section>`,
  );
  const address = siteUrl + baseUrl;
  return `<!doctype html>
<html lang="${locale}" data-theme="light">
<head>
<meta charset="utf-8">
<title>${words.title}</title>
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<style>${style}</style>
</head>
<body>
<div class="handbook-cover">
<img src="${baseUrl}img/logo.svg" alt="">
<p class="title">${words.title}</p>
<p class="subtitle">${words.subtitle}</p>
<p>${words.asOf} ${date}</p>
<p>${words.online} <a href="${address}">${address}</a></p>
</div>
<nav class="handbook-contents" aria-labelledby="handbook-contents">
<h1 id="handbook-contents">${words.contents}</h1>
<ol>${rows.join('\n')}</ol>
</nav>
<main>
${bodies.join('\n')}
</main>
</body>
</html>
`;
}
