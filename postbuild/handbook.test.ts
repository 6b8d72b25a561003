import { expect, it } from 'vitest';
import { find, findAll, parseHtml } from 'edocument-search/records';
import { identity } from '../src/site/identity';
import { builtLocale } from './built-locale';
import { hasClass, textOf } from './dom';
import { handbookHtml, inSections, type HandbookPage } from './handbook';

function page(breadcrumbs: readonly string[], body: string): HandbookPage {
  const tree = parseHtml(`<div class="body">${body}</div>`);
  const element = find(tree, (node) => hasClass(node, 'body'));
  if (!element) throw new Error('no body');
  return {
    data: {
      kind: 'docs',
      path: `/${breadcrumbs.join('/')}`,
      title: breadcrumbs.at(-1) ?? '',
      description: '',
      breadcrumbs,
      asks: [],
    },
    depth: breadcrumbs.length - 1,
    body: element,
    styles: [],
  };
}

function handbook(...pages: HandbookPage[]) {
  const html = handbookHtml(inSections(pages), builtLocale('build', 'en-GB'), '', '');
  return parseHtml(html);
}

const headings = (tree: ReturnType<typeof handbook>) =>
  findAll(tree, ({ properties }) => properties.ariaLevel !== undefined).map(
    (node) => `${String(node.properties.ariaLevel)} ${textOf(node)}`,
  );

it('has headings below those of the section that a page is in', () => {
  const tree = handbook(
    page(['Setup'], '<h1>Setup</h1><h2>Order</h2>'),
    page(['Setup', 'Units'], '<h1>Units</h1><h2>Fields</h2><h3>Code</h3>'),
  );
  expect(headings(tree)).toEqual(['1 Setup', '2 Order', '2 Units', '3 Fields', '4 Code']);
});

it('names a section without a page once, above its first page and in the contents', () => {
  const tree = handbook(
    page(['How to'], '<h1>How to</h1>'),
    page(['How to', 'Send', 'Peppol'], '<h1>Peppol</h1><h2>Steps</h2>'),
    page(['How to', 'Send', 'E-mail'], '<h1>E-mail</h1>'),
  );
  expect(headings(tree)).toEqual(['1 How to', '2 Send', '3 Peppol', '4 Steps', '3 E-mail']);
  const rows = findAll(tree, ({ tagName }) => tagName === 'li').map(
    (row) => `${String(row.properties.className)} ${textOf(row)}`,
  );
  expect(rows).toEqual([
    'depth-0 How to000',
    'depth-1 Send000',
    'depth-2 Peppol000',
    'depth-2 E-mail000',
  ]);
});

it('has no heading below the sixth level', () => {
  const tree = handbook(page(['A', 'B', 'C', 'D'], '<h1>D</h1><h4>Deep</h4>'));
  expect(headings(tree).at(-1)).toBe('6 Deep');
});

it('names the address of a tool instead of what the tool needs', () => {
  const tree = handbook(page(['A'], '<div id="report-decoder"><p>It needs JavaScript.</p></div>'));
  const tool = find(tree, ({ properties }) => properties.id === 'page-A--report-decoder');
  const address = `${identity.siteUrl}/A#report-decoder`;
  expect(tool && textOf(tool)).toBe(`Use the tool online: ${address}`);
});

it('leaves it to a drawing to be the figure', () => {
  const tree = handbook(page(['A'], '<figure><svg role="img" aria-label="Flow"></svg></figure>'));
  const figure = find(tree, ({ tagName }) => tagName === 'figure');
  const svg = figure && find(figure, ({ tagName }) => tagName === 'svg');
  expect([figure?.properties.role, svg?.properties.role]).toEqual(['group', 'img']);
});

it('keeps the points of a checklist, but no other control', () => {
  const tree = handbook(
    page(
      ['Go live'],
      `<p>Points:</p><div><input type="checkbox"><label for="a">Units have codes.</label></div>
       <div><label for="b">Filter</label><input id="b" type="text"><button>Clear</button></div>
       <div><input class="screen-only" type="checkbox"><label for="c">German too</label></div>`,
    ),
  );
  const main = find(tree, ({ tagName }) => tagName === 'main');
  expect(
    main &&
      textOf(main)
        .trim()
        .split(/\s*\n\s*/),
  ).toEqual(['Points:Units have codes.']);
});
