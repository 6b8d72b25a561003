import { expect, it } from 'vitest';
import { toHtml } from 'hast-util-to-html';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { lawReferences } from './law-references';

const processor = unified().use(remarkParse).use(remarkRehype).use(lawReferences);

const html = async (markdown: string) => toHtml(await processor.run(processor.parse(markdown)));
const whole = (text: string) => `<span class="whole">${text}</span>`;

it.each([
  ['§ 27 Abs. 38 UStG', `<p>${whole('§ 27')} ${whole('Abs. 38')} UStG</p>`],
  ['§§ 14, 14a', `<p>${whole('§§ 14')}, 14a</p>`],
  ['§ 13b, Nr. 4.', `<p>${whole('§ 13b')}, ${whole('Nr. 4')}.</p>`],
  ['Nr. der Zeile, Abs. und', '<p>Nr. der Zeile, Abs. und</p>'],
  ['E-Rechnung, EN 16931', `<p>${whole('E-Rechnung')}, ${whole('EN 16931')}</p>`],
  ['die Leitweg-IDs', `<p>die ${whole('Leitweg-ID')}s</p>`],
  ['`Nr. 4`', '<p><code>Nr. 4</code></p>'],
  ['# § 27', '<h1>§ 27</h1>'],
])('keeps the references in %s together', async (markdown, expected) => {
  expect(await html(markdown)).toBe(expected);
});
