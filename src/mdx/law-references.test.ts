import { expect, it } from 'vitest';
import { toHtml } from 'hast-util-to-html';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { lawReferences } from './law-references';

const processor = unified().use(remarkParse).use(remarkRehype).use(lawReferences);

const html = async (markdown: string) =>
  toHtml(await processor.run(processor.parse(markdown)), { characterReferences: {} });

it.each([
  ['§ 27 Abs. 38 UStG', '§\u00A027 Abs.\u00A038 UStG'],
  ['§§ 14, 14a', '§§\u00A014, 14a'],
  ['Art. 226 Nr. 4', 'Art.\u00A0226 Nr.\u00A04'],
  ['No. 4, Nr. der Zeile, Abs. und', 'No. 4, Nr. der Zeile, Abs. und'],
])('keeps %s together', async (markdown, expected) => {
  expect(await html(markdown)).toBe(`<p>${expected}</p>`);
});

it('leaves code as it is', async () => {
  expect(await html('`Nr. 4`')).toBe('<p><code>Nr. 4</code></p>');
});
