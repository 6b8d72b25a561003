import { describe, expect, it } from 'vitest';
import { parseHtml } from './dom';
import { extractPage, type SearchPage } from './page';
import { siteRecords } from './site';

/** A page of the manual, in English and in no category unless something else is given. */
const parsed = (html: string, given: Partial<SearchPage> = {}): SearchPage => ({
  url: '/x',
  language: 'en-GB',
  kind: 'docs',
  breadcrumbs: [],
  description: '',
  asks: [],
  tree: parseHtml(html),
  ...given,
});
const recordsOf = (pages: readonly SearchPage[]) =>
  siteRecords(
    pages.flatMap((page) => extractPage(page) ?? []),
    { docs: 'Documentation', blog: 'News', page: 'Documentation' },
  );

const PAGE = `<!doctype html>
<html lang="de-DE" class="docs-wrapper plugin-docs docs-version-current docs-doc-page">
<head>
  <meta name="docsearch:language" content="de-DE">
  <meta name="docsearch:docusaurus_tag" content="docs-default-current">
</head>
<body>
<nav class="navbar">Navigation</nav>
<main><article>
  <nav class="theme-doc-breadcrumbs"><ul class="breadcrumbs">
    <li class="breadcrumbs__item"><a aria-label="Startseite" href="/de-DE/"><svg><title>Haus</title></svg></a></li>
    <li class="breadcrumbs__item"><a href="/de-DE/Setup"><span>Einrichtung</span></a></li>
    <li class="breadcrumbs__item breadcrumbs__item--active"><span>Währungen</span></li>
  </ul></nav>
  <span class="theme-doc-version-badge">Version: Next</span>
  <div class="theme-doc-toc-mobile"><button>Auf dieser Seite</button></div>
  <div class="theme-doc-markdown markdown">
    <header><h1>Währungen</h1></header>
    <p>Ordnet <strong>Währungs</strong>codes der <a href="#x">ISO&nbsp;4217</a> zu.</p>
    <h2 class="anchor" id="fields">Felder<a class="hash-link" href="#fields" aria-label="Direkter Link">&#8203;</a></h2>
    <table><thead><tr><th>Feld</th><th>Typ</th><th>BT</th></tr></thead>
      <tbody><tr><td><strong>ISO-Code</strong></td><td>Code[3]</td><td>–</td></tr></tbody></table>
    <h3 id="steps">Schritte</h3>
    <ol><li>Erster Schritt<ul><li>Unterpunkt</li></ul></li><li><p>Zweiter Schritt</p></li></ol>
    <div class="theme-admonition"><div>Hinweis</div><div><p>Leerer Code ist die Mandantenwährung.</p></div></div>
    <div><pre><code><span class="token-line">&lt;cbc:ID&gt;<br></span><span class="token-line">380</span></code></pre><button>Kopieren</button></div>
    <dl><dt>BT-5</dt><dd>Währungscode</dd></dl>
    <p aria-hidden="true">versteckt</p>
    <div class="search-noindex">ausgenommen</div>
    lose <em>Worte</em>
  </div>
  <footer class="theme-doc-footer">Seite bearbeiten</footer>
</article></main>
<footer>Impressum</footer>
</body></html>`;

function texts(html: string): string[] {
  return (extractPage(parsed(html))?.records ?? []).map(
    (record) => record.content ?? `${record.type} ${record.hierarchy[record.type as 'lvl1'] ?? ''}`,
  );
}

describe('extractPage', () => {
  it('makes one record of each heading and block, in reading order, and none of the frame', () => {
    expect(texts(PAGE)).toEqual([
      'lvl1 Währungen',
      'Ordnet Währungscodes der ISO 4217 zu.',
      'lvl2 Felder',
      'ISO-Code: Code[3]',
      'lvl3 Schritte',
      'Erster Schritt',
      'Unterpunkt',
      'Zweiter Schritt',
      'Hinweis Leerer Code ist die Mandantenwährung.',
      'BT-5: Währungscode',
      'lose Worte',
    ]);
  });

  it('gives blocks the anchor, headings and facets that they stand under', () => {
    const records = recordsOf([
      parsed(PAGE, {
        url: '/de-DE/Setup/Currencies',
        language: 'de-DE',
        breadcrumbs: ['Einrichtung', 'Währungen'],
      }),
    ]);
    expect(records.find((record) => record.content?.startsWith('Zweiter'))).toMatchObject({
      objectID: '/de-DE/Setup/Currencies#7',
      url: '/de-DE/Setup/Currencies#steps',
      url_without_anchor: '/de-DE/Setup/Currencies',
      anchor: 'steps',
      type: 'content',
      hierarchy: {
        lvl0: 'Einrichtung',
        lvl1: 'Währungen',
        lvl2: 'Felder',
        lvl3: 'Schritte',
        lvl4: null,
      },
      weight: { pageRank: 1, level: 0, position: 7 },
      language: 'de-DE',
      docusaurus_tag: 'docs-default-current',
    });
    expect(records[0]).toMatchObject({
      url: '/de-DE/Setup/Currencies',
      anchor: null,
      weight: { level: 90 },
    });
  });

  it('names the values of a row by their columns, and leaves sentences and single values as they are', () => {
    const row = (...cells: string[]) =>
      `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const html =
      '<article><h1>T</h1><table><thead><tr><th>Currency</th><th>Name</th><th>Numeric</th><th>Decimals</th></tr></thead>' +
      `<tbody>${row('AED', 'UAE Dirham', '784', '2')}</tbody></table>` +
      '<table><thead><tr><th>Field</th><th>Page</th><th>Type</th><th>Use</th></tr></thead>' +
      `<tbody>${row('ISO Code', 'Countries', 'Code[2]', 'Written to the address of the buyer.')}` +
      `${row('Status', '–', 'Option', 'Says how far the entry has got.')}</tbody></table>` +
      `<table><tbody>${row('Code', 'A', 'B')}</tbody></table></article>`;
    expect(texts(html).slice(1)).toEqual([
      'AED: UAE Dirham; Numeric: 784; Decimals: 2',
      'ISO Code: Page: Countries; Type: Code[2]; Written to the address of the buyer.',
      'Status: Option; Says how far the entry has got.',
      'Code: A; B',
    ]);
  });

  it('leaves out what repeats a text for screen readers', () => {
    const html =
      '<article><h1>T</h1><h2>Fields</h2><table><caption class="visually-hidden">Fields</caption>' +
      '<tr><td>Code</td><td>380</td></tr></table></article>';
    expect(texts(html)).toEqual(['lvl1 T', 'lvl2 Fields', 'Code: 380']);
  });

  it('closes lower headings when a higher one begins', () => {
    const html =
      '<article><h1>T</h1><h2 id="a">A</h2><h3 id="b">B</h3><h2 id="c">C</h2><p>text</p></article>';
    const last = extractPage(parsed(html))?.records.at(-1);
    expect(last?.hierarchy).toMatchObject({ lvl1: 'T', lvl2: 'C', lvl3: null });
    expect(last?.url).toBe('/x#c');
  });

  it('of a rule, term or code list is its title with the description alone', () => {
    const html = '<article><h1>BT-10 Buyer reference</h1><h2>Use</h2><p>Text</p></article>';
    const description = 'An identifier that the buyer assigns.';
    const records = recordsOf([parsed(html, { url: '/Reference/Terms/BT-10', description })]);
    expect(records).toMatchObject([{ type: 'lvl1', content: description, kind: 'reference' }]);
    expect(recordsOf([parsed(html, { url: '/Reference/Terms' })])).toHaveLength(3);
  });

  it('of a family of rules has the ids of its rows, as runs', () => {
    const rows = ['001', '002', '004'].map((n) => `<tr id="UBL-CR-${n}"><td>x</td></tr>`).join('');
    const html = `<article><h1>Rules UBL-CR</h1><table>${rows}</table></article>`;
    const [record] = recordsOf([parsed(html, { url: '/Reference/Rules/UBL-CR' })]);
    expect(record?.rows).toEqual(['UBL-CR-001..002', 'UBL-CR-004']);
    const [list] = recordsOf([parsed(html, { url: '/Reference/CodeLists/units' })]);
    expect(list?.rows).toBeUndefined();
  });

  it('leaves out lists of sources, with their rows', () => {
    const html =
      '<article><h1>T</h1><h2 id="ledger">Ledger</h2><table><tr id="ledger-x"><td>x</td></tr></table><h2 id="sources">Sources</h2><p>Link</p><h2 id="a">A</h2></article>';
    expect(texts(html)).toEqual(['lvl1 T', 'lvl2 A']);
  });

  it('leaves out the links at the end of a page', () => {
    const html =
      '<article><h1>T</h1><h2 id="a">A</h2><p>Text</p><h2 id="related">See also</h2><p>Link</p></article>';
    expect(texts(html)).toEqual(['lvl1 T', 'lvl2 A', 'Text']);
  });

  it('gives the title the keywords of the author that it has not itself', () => {
    const titled = extractPage(
      parsed(
        '<head><meta name="keywords" content="T, BT-5"></head><article><h1>T 1</h1></article>',
      ),
    );
    expect(titled?.records[0]?.keywords).toEqual(['BT-5']);
  });

  it('gives the title of a term the names that are a part of it', () => {
    const term = parsed(
      '<head><meta name="keywords" content="BT-9, Payment due date, due date"></head><article><h1>BT-9: Payment due date</h1></article>',
      { url: '/Reference/Terms/BT-9' },
    );
    expect(extractPage(term)?.records[0]?.keywords).toEqual(['due date']);
  });

  it('gives the title the keywords of the author', () => {
    const html = `<head><meta name="keywords" content="Version, BT-5"></head>
      <article><h1>T</h1><p>text</p></article>`;
    const records = extractPage(parsed(html))?.records;
    expect(records?.map((record) => record.keywords)).toEqual([['Version', 'BT-5'], undefined]);
  });

  it('ranks pages of the manual above news, unless a page says otherwise', () => {
    const rank = (kind: SearchPage['kind'], head = ''): number | undefined =>
      extractPage(
        parsed(`<head>${head}</head><body><article><h1>T</h1></article></body>`, { kind }),
      )?.records[0]?.weight.pageRank;
    expect(rank('docs')).toBe(1);
    expect(rank('blog')).toBe(0);
    expect(rank('blog', '<meta name="docsearch:page_rank" content="5">')).toBe(5);
  });

  it('leaves out XML, and listings line by line, but no other code', () => {
    const html = `<article><h1>T</h1><pre>&lt;ID&gt;380&lt;/ID&gt;</pre><pre>let x = 1 &lt; 2</pre>
      <ol><li><code translate="no">&lt;ID&gt;</code> <a>BT-1</a></li><li><code translate="no">x</code></li></ol>
      <ul><li><code translate="no">380</code> is an invoice</li><li>text</li></ul></article>`;
    expect(texts(html)).toEqual(['lvl1 T', 'let x = 1 < 2', '380 is an invoice', 'text']);
  });

  it('divides very long blocks without losing words', () => {
    const words = Array.from({ length: 600 }, (_, index) => `wort${index}`).join(' ');
    const parts = texts(`<article><h1>T</h1><p>${words}</p></article>`).slice(1);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.every((part) => part.length <= 1500)).toBe(true);
    expect(parts.join(' ')).toBe(words);
  });

  it('leaves out pages without an article, or that ask not to be indexed', () => {
    const page = (head: string, body = '<article><h1>T</h1></article>') =>
      extractPage(parsed(`<html><head>${head}</head><body>${body}</body></html>`));
    expect(page('')).toBeDefined();
    expect(page('<meta name="robots" content="noindex, follow">')).toBeUndefined();
    expect(page('', '<p>no article</p>')).toBeUndefined();
  });
});

describe('siteRecords', () => {
  const page = (url: string, language: string, breadcrumbs: string[]) =>
    parsed('<article><h1>Title</h1></article>', { url, language, breadcrumbs });

  it('takes a lone breadcrumb for a category only when pages stand below it', () => {
    const records = recordsOf([
      page('/Setup', 'en-GB', ['Setup']),
      page('/Setup/Units', 'en-GB', ['Setup', 'Units']),
      page('/eDocument', 'en-GB', ['eDocument']),
    ]);
    expect(records.map((record) => record.hierarchy.lvl0)).toEqual([
      'Setup',
      'Setup',
      'Documentation',
    ]);
  });

  it('tells pages of one title and category apart by their parent', () => {
    const records = recordsOf([
      page('/Setup', 'en-GB', ['Setup']),
      page('/Setup/A', 'en-GB', ['Setup', 'Title']),
      page('/Setup/A/B', 'en-GB', ['Setup', 'Schemas', 'Title']),
    ]);
    expect(records.map((record) => record.hierarchy.lvl0)).toEqual(['Setup', 'Setup', 'Schemas']);
  });

  it('keeps a block that many pages repeat on the page that has most of such blocks', () => {
    const rules = [
      'BR-01: the invoice names its specification identifier',
      'BR-02: the invoice has a number of its own',
    ];
    const html = (...blocks: string[]) =>
      `<article><h1>T</h1>${blocks.map((text) => `<p>${text}</p>`).join('')}</article>`;
    const records = recordsOf([
      parsed(html(...rules.slice(0, 1), 'Short text', 'Only here'), { url: '/a' }),
      parsed(html(...rules, 'Short text'), { url: '/rules' }),
      parsed(html(...rules.slice(1)), { url: '/b' }),
    ]);
    const kept = records
      .filter(({ type }) => type === 'content')
      .map(({ url, content }) => `${url} ${content}`);
    expect(kept).toEqual([
      '/a Short text',
      '/a Only here',
      ...rules.map((rule) => `/rules ${rule}`),
      '/rules Short text',
    ]);
  });

  it('keeps the title of a page whose description is that of another', () => {
    const html = '<article><h1>T</h1></article>';
    const records = recordsOf(
      ['BR-CO-20', 'BR-CO-21'].map((id) =>
        parsed(html, {
          url: `/Reference/Rules/${id}`,
          description: `${id}: A charge has a reason, as text or as a code. Enter one of them.`,
        }),
      ),
    );
    expect(records.map(({ type, url }) => `${type} ${url}`)).toEqual([
      'lvl1 /Reference/Rules/BR-CO-20',
      'lvl1 /Reference/Rules/BR-CO-21',
    ]);
  });

  it('leaves rows to the page of the rule or term that they are about', () => {
    const html = (...rows: string[]) =>
      `<article><h1>T</h1>${rows.map((text) => `<p>${text}</p>`).join('')}</article>`;
    const records = recordsOf([
      parsed(html('BT-10: Buyer reference; 0..1', 'BR-1 Error: text', 'BT-11: Project'), {
        url: '/xInvoice',
      }),
      parsed(html(), { url: '/Reference/Terms/BT-10' }),
      parsed(html(), { url: '/Reference/Rules/BR-1' }),
    ]);
    expect(records.flatMap(({ content }) => content ?? [])).toEqual(['BT-11: Project']);
  });
});
