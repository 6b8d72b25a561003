import { expect, it } from 'vitest';
import { toHtml } from 'hast-util-to-html';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { wholeCodes } from './whole-codes';

const processor = unified().use(remarkParse).use(remarkRehype).use(wholeCodes);

async function html(markdown: string): Promise<string> {
  return toHtml(await processor.run(processor.parse(markdown)));
}

it('marks a short code', async () => {
  expect(await html('`BR-DE-TMP-32`')).toBe('<p><code class="whole">BR-DE-TMP-32</code></p>');
});

it('leaves a long code as it is', async () => {
  expect(await html('`XRECHNUNG-UBL-CN`')).toBe('<p><code>XRECHNUNG-UBL-CN</code></p>');
});

it('leaves a code block as it is', async () => {
  expect(await html('    EUR')).toContain('<pre><code>EUR');
});
