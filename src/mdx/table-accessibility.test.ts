import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { tableAccessibility } from './table-accessibility';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(tableAccessibility);

async function html(markdown: string, title?: string): Promise<string> {
  const file = new VFile({ data: { frontMatter: { title } } });
  const tree = await processor.run(processor.parse(markdown), file);
  visit(tree, 'mdxJsxTextElement', (node: MdxJsxTextElementHast, index, parent) => {
    const { name, children } = node;
    const element = { type: 'element', tagName: name, properties: {}, children } as Element;
    if (parent && index !== undefined) parent.children[index] = element;
  });
  return toHtml(tree).replace(/\n/g, '');
}

const table = '| Code | Name |\n|---|---|\n| EUR | euro |\n';

it('takes the caption from the heading above', async () => {
  const page = await html(`## Used \`codes\`\n\n${table}`);
  expect(page).toContain(
    '<div class="table-frame"><table><caption class="visually-hidden">Used codes</caption>',
  );
});

it('takes the caption from the title of the page above its first heading', async () => {
  const page = await html(`${table}\n## A\n\n${table}`, 'Currencies');
  expect([...page.matchAll(/<caption [^>]*>([^<]*)/g)].map((match) => match[1])).toEqual([
    'Currencies',
    'A',
  ]);
});

it('names a table by its columns where there is neither heading nor title', async () => {
  expect(await html(table)).toContain('<caption class="visually-hidden">Code, Name</caption>');
});

it('names further tables below one heading by their columns and starts again below the next', async () => {
  const page = await html(`## A\n\n${table}\ntext\n\n${table}\n## B\n\n${table}`);
  expect([...page.matchAll(/<caption [^>]*>([^<]+)/g)].map((match) => match[1])).toEqual([
    'A',
    'A: Code, Name',
    'B',
  ]);
});

it('keeps the name of its column with each cell of a table that can become blocks', async () => {
  const long = 'The name of the currency, written as the list of codes writes it.';
  const page = await html(`## A\n\n| Code | BT | Text |\n|---|---|---|\n| A | BT-5 | ${long} |`);
  expect(page).toContain('<div class="table-frame table-frame--blocks">');
  expect(page).toContain(
    '<tr><th scope="row">A</th><td data-label="BT"><span class="whole" translate="no">BT-5</span></td>' +
      `<td data-label="Text" class="prose">${long}</td></tr>`,
  );
});

it('lets a long identifier break where its parts meet', async () => {
  const page = await html(
    '## A\n\n| A | B |\n|---|---|\n| a | urn:a:b#c and `#SKONTO#TAGE=14#` |\n',
  );
  expect(page).toContain('urn:<wbr>a:<wbr>b#<wbr>c and <code>#<wbr>SKONTO#<wbr>TAGE=14#</code>');
});

it('gives column and row headings their scope', async () => {
  const page = await html(`## A\n\n${table}`);
  expect(page).toContain('<th scope="col">Code</th><th scope="col">Name</th>');
  expect(page).toContain('<tr><th scope="row">EUR</th><td>euro</td></tr>');
});

it('makes no heading of an empty cell', async () => {
  const page = await html('## A\n\n| | X |\n|---|---|\n| | 1 |\n| a | 2 |\n');
  expect(page).toContain('<td></td><th scope="col">X</th>');
  expect(page).toContain('<tr><td></td><td>1</td></tr>');
});

it('lets the keyboard skip a table with many links, and no other', async () => {
  const row = (links: number) => `| ${'[a](/b) '.repeat(links)} | b |\n`;
  const head = '## A\n\n| A | B |\n|---|---|\n';
  const page = await html(head + row(10));
  expect(page).toMatch(/<a>Skip the table<\/a><table>.*<\/table><span><\/span>/);
  expect(await html(head + row(9))).not.toContain('Skip');
});

it('folds a table that is long on a phone, with its name and count, and no other', async () => {
  const head = '## Used codes\n\n| Code | Name |\n|---|---|\n';
  const rows = (count: number) => `| EUR | ${'euro '.repeat(10)} |\n`.repeat(count);
  expect(await html(head + rows(10))).toContain(
    '<details><summary>Used codes <span class="fold-count">10 rows</span></summary><div class="table-frame',
  );
  expect(await html(head + rows(2))).not.toContain('<details>');
});
