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

it('marks a short identifier in a sentence, not in a link, a heading or a longer one', async () => {
  expect(await html('See (BT-24).')).toBe(
    '<p>See (<span class="whole" translate="no">BT-24</span>).</p>',
  );
  const others = ['[BT-24](/BT-24)', '# BT-24', 'PEPPOL-EN16931-R001', 'E-Mail'];
  for (const other of others) expect(await html(other)).not.toContain('whole');
});

it('keeps the name of a link from translators where it is an identifier', async () => {
  expect(await html('[PEPPOL-EN16931-R001](/a)')).toContain('<a href="/a" translate="no">');
  for (const name of ['BT-24 in the file', 'E-Mail']) {
    expect(await html(`[${name}](/a)`)).toContain('<a href="/a">');
  }
});
