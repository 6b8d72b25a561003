import { describe, expect, it } from 'vitest';
import { inReadingOrder, llmsFull, llmsIndex } from './llms';
import { markdownTwin, twinPath } from './page';

const page = (body: string, { path = '/de-DE/Setup/Units', next = '' } = {}) => `<!doctype html>
<html lang=de-DE><head><link rel=canonical href=https://docs.example.com${path}>
<meta name=description content="Ein Satz."></head><body><nav>Menü</nav><main><article>
<ul><li class=breadcrumbs__item>Start<li class=breadcrumbs__item>Einrichtung<li class=breadcrumbs__item>Einheiten</ul>
<div class="theme-doc-markdown markdown"><header><h1>Einheiten</h1></header>${body}</div></article>
<a class=pagination-nav__link--next href=${next}>Weiter</a></main></body></html>`;
const isPage = (path: string) => path === '/de-DE/Setup';
const markdown = (body: string) => markdownTwin(page(body), '/de-DE/', isPage)?.markdown ?? '';

describe('Markdown twin of a page', () => {
  it('keeps the text and leaves out navigation, buttons and heading links', () => {
    const text = markdown(
      '<h2 id=a>Felder<a class=hash-link href=#a>\u200B</a></h2><p>Text<!-- --> hier</p><button>Kopieren</button>',
    );
    expect(text).toBe('# Einheiten\n\n## Felder\n\nText hier\n');
  });

  it('links the twins of pages and the addresses of files', () => {
    expect(markdown('<p><a href=/de-DE/Setup#x>S</a> <a href=/de-DE/a.xml>X</a></p>')).toContain(
      '[S](https://docs.example.com/de-DE/Setup.md#x) [X](https://docs.example.com/de-DE/a.xml)',
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

  it('has no twin for lists of pages', () => {
    expect(markdownTwin('<html><head></head><body><main></main></body></html>', '/', isPage)).toBe(
      undefined,
    );
  });

  it('stands beside its page', () => {
    expect(twinPath('/de-DE/', '/de-DE/')).toBe('/de-DE/index.md');
    expect(twinPath('/Setup/AssistedSetup/', '/')).toBe('/Setup/AssistedSetup.md');
    expect(twinPath('/Release%20Notes/X', '/')).toBe('/Release Notes/X.md');
  });
});

describe('lists for machines', () => {
  const twins = ['/de-DE/Setup/Units', '/de-DE/'].map((path) => {
    const twin = markdownTwin(
      page('<p>Text</p>', { path, next: '/de-DE/Setup/Units' }),
      '/de-DE/',
      isPage,
    );
    if (!twin) throw new Error('no twin');
    return twin;
  });
  const texts = { title: 'eDocument', summary: 'Handbuch.', general: 'Seiten', news: 'Neues' };

  it('follow the sidebar', () => {
    expect(inReadingOrder(twins, '/de-DE/').map(({ path }) => path)).toEqual([
      '/de-DE/index.md',
      '/de-DE/Setup/Units.md',
    ]);
  });

  it('name each page with its sentence, and hold the whole text', () => {
    expect(llmsIndex(twins, texts)).toContain(
      '## Einrichtung\n\n- [Einheiten](https://docs.example.com/de-DE/Setup/Units.md): Ein Satz.',
    );
    expect(llmsFull(twins, texts)).toContain(
      '# Einheiten\n\n<https://docs.example.com/de-DE/>\n\nText',
    );
  });
});
