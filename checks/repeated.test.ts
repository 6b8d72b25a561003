import { expect, it } from 'vitest';
import { createPage } from './lib/project';
import { repeatedSentences } from './repeated';

const WARNING =
  'An invoice with this scheme can be sent by e-mail or through a portal, but never over the Peppol network of anybody.';
const page = (name: string, text: string, collection: 'docs' | 'blog' = 'docs') =>
  createPage(`${collection}/${name}`, text, { locale: 'en-GB', collection, name });

it('finds a warning that two pages have, in prose, lists, tables and admonitions', () => {
  for (const copy of [
    WARNING,
    `- ${WARNING}`,
    `| A |\n|---|\n| ${WARNING} |`,
    `:::note\n\n${WARNING}\n\n:::`,
  ]) {
    const pages = [page('a.mdx', WARNING), page('b.mdx', `First.\n\n${copy}\n`)];
    expect(repeatedSentences(pages)).toEqual([
      expect.objectContaining({
        file: 'docs/b.mdx',
        message: expect.stringContaining('docs/a.mdx') as string,
      }),
    ]);
  }
});

it.each([
  [
    'once in a part',
    [page('_w.mdx', WARNING), page('a.mdx', "import W from './_w.mdx';\n\n<W />")],
  ],
  ['twice on one page', [page('a.mdx', `${WARNING}\n\n${WARNING}`)]],
  ['in a dated post', [page('a.mdx', WARNING), page('b.mdx', WARNING, 'blog')]],
  [
    'a short sentence',
    [page('a.mdx', 'Choose **Restart**.'), page('b.mdx', 'Choose **Restart**.')],
  ],
])('accepts it %s', (_, pages) => {
  expect(repeatedSentences(pages)).toEqual([]);
});
