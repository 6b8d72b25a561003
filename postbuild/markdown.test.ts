import { describe, expect, it } from 'vitest';
import { identity } from '../src/site/identity';
import { inReadingOrder, llmsFull, llmsIndex } from './llms';
import { markdownPage, markdownPath } from './markdown';
import { parsePage, type PageData } from './read-site';

const site = identity.siteUrl;
const unit: PageData = {
  kind: 'docs',
  path: '/de-DE/Setup/Units',
  title: 'Einheiten',
  description: 'Ein Satz.',
  breadcrumbs: ['Einrichtung', 'Einheiten'],
  asks: [],
};
const page = (body: string, data = unit) =>
  parsePage(
    'de-DE/Setup/Units/index.html',
    `<!doctype html><html lang=de-DE><head><link rel=canonical href=${site}${data.path}>
</head><body><nav>Menü</nav><main><article>
<div class="theme-doc-markdown markdown"><header><h1>Einheiten</h1></header>${body}</div></article>
</main></body></html>`,
    new Map([[data.path, data]]),
  );
const alternates = (body: string, data?: PageData) =>
  markdownPage(page(body, data), '/de-DE/', new Set(['/de-DE/Setup']));
const markdown = (body: string) => alternates(body)[0]?.markdown;

describe('Markdown alternate of a page', () => {
  it('keeps the text and leaves out navigation, buttons and heading links', () => {
    const text = markdown(
      '<h2 id=a>Felder<a class=hash-link href=#a>\u200B</a></h2><p>Text<!-- --> hier</p><button>Kopieren</button>',
    );
    expect(text).toBe('# Einheiten\n\n## Felder\n\nText hier\n');
  });

  it('has no invisible characters where the page may break a long code', () => {
    const text = markdown(
      '<p><code>#SKONTO<wbr>#TAGE=14#<wbr/></code></p><table><tr><th>Id<tr><td>urn:<wbr>fdc:<wbr>peppol</table>',
    );
    expect(text).toContain('`#SKONTO#TAGE=14#`');
    expect(text).toContain('urn:fdc:peppol');
    expect(text).not.toMatch(/\p{Cf}/u);
  });

  it('links the alternates of pages and the addresses of files', () => {
    expect(markdown('<p><a href=/de-DE/Setup#x>S</a> <a href=/de-DE/a.xml>X</a></p>')).toContain(
      `[S](${site}/de-DE/Setup.md#x) [X](${site}/de-DE/a.xml)`,
    );
  });

  it('writes tables with their caption and without columns of buttons', () => {
    const table =
      '<table><caption>Codes</caption><thead><tr><th>Code<th>Kopieren<tbody><tr><td>H87<td><button>K</button></table>';
    expect(markdown(table)).toContain('**Codes**\n\n| Code |\n| - |\n| H87 |');
    expect(markdown(`<h2>Codes</h2>${table}`)).not.toContain('**Codes**');
  });

  it('writes all tabs, each under its name, and code with its language', () => {
    const code = (text: string) =>
      `<div class="theme-code-block language-xml"><pre><code><span>${text}</span>\n</code></pre></div>`;
    const tabs = `<div class=tabs-container><ul><li role=tab>UBL<li role=tab>CII</ul><div><div role=tabpanel>${code('&lt;a/>')}</div><div role=tabpanel hidden>${code('&lt;b/>')}</div></div></div>`;
    expect(markdown(tabs)).toContain(
      '**UBL**\n\n```xml\n<a/>\n```\n\n**CII**\n\n```xml\n<b/>\n```',
    );
  });

  it('writes notes as quotations and drawings as their text', () => {
    expect(
      markdown(
        '<div class=theme-admonition><div class=admonitionHeading_x>Achtung</div><div class=admonitionContent_x><p>Text</p></div></div>',
      ),
    ).toContain('> **Achtung**\n>\n> Text');
    expect(markdown('<svg role=img><title>Weg</title><desc>Von A nach B</desc></svg>')).toContain(
      '_Weg: Von A nach B_',
    );
  });

  it('is none for pages without content of their own', () => {
    const list = parsePage(
      'blog/index.html',
      '<html><head></head><body><main></main></body></html>',
    );
    expect(markdownPage(list, '/', new Set())).toEqual([]);
  });

  it('stands beside its page', () => {
    expect(markdownPath('/de-DE/', '/de-DE/')).toBe('/de-DE/index.md');
    expect(markdownPath('/Setup/AssistedSetup/', '/')).toBe('/Setup/AssistedSetup.md');
    expect(markdownPath('/Release%20Notes/X', '/')).toBe('/Release Notes/X.md');
  });
});

describe('lists for machines', () => {
  const home: PageData = { ...unit, path: '/de-DE/', breadcrumbs: [], next: unit.path };
  const pages = [unit, home].flatMap((data) => alternates('<p>Text</p>', data));
  const texts = { title: 'eDocument', summary: 'Handbuch.', general: 'Seiten', news: 'Neues' };

  it('follow the sidebar', () => {
    expect(inReadingOrder(pages, '/de-DE/').map(({ file }) => file)).toEqual([
      '/de-DE/index.md',
      '/de-DE/Setup/Units.md',
    ]);
  });

  it('name each page with its sentence, and hold the whole text', () => {
    expect(llmsIndex(pages, texts)).toContain(
      `## Einrichtung\n\n- [Einheiten](${site}/de-DE/Setup/Units.md): Ein Satz.`,
    );
    expect(llmsFull(pages, texts)).toContain(`# Einheiten\n\n<${site}/de-DE/>\n\nText`);
  });

  it('name pages made from data, and hold none of their text', () => {
    const made = alternates('<p>Aus Daten</p>', { ...unit, kind: 'entity' });
    expect(llmsIndex(made, texts)).toContain(`${site}/de-DE/Setup/Units.md`);
    expect(llmsFull([...pages, ...made], texts)).toBe(llmsFull(pages, texts));
    expect(llmsFull(pages, texts)).not.toContain('Aus Daten');
  });
});
