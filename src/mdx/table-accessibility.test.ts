import { expect, it } from 'vitest';
import { toHtml } from 'hast-util-to-html';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { tableAccessibility } from './table-accessibility';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype)
  .use(tableAccessibility);

async function html(markdown: string): Promise<string> {
  const tree = await processor.run(processor.parse(markdown));
  return toHtml(tree).replace(/\n/g, '');
}

const table = '| Code | Name |\n|---|---|\n| EUR | euro |\n';

it('takes the caption from the heading above and names the scroll box by it', async () => {
  const page = await html(`## Used \`codes\`\n\n${table}`);
  expect(page).toContain('<caption id="table-1" class="visually-hidden">Used codes</caption>');
  expect(page).toContain(
    '<div class="table-scroll" role="group" tabindex="0" aria-labelledby="table-1"><table>',
  );
});

it('numbers the tables below one heading and starts again below the next', async () => {
  const page = await html(`## A\n\n${table}\ntext\n\n${table}\n## B\n\n${table}`);
  expect([...page.matchAll(/<caption id="([^"]+)"[^>]*>([^<]+)/g)].map((m) => m.slice(1))).toEqual([
    ['table-1', 'A'],
    ['table-2', 'A (2)'],
    ['table-3', 'B'],
  ]);
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
