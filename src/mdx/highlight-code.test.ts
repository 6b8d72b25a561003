import { evaluate } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { spans } from '../theme/CodeBlock/spans';
import { highlightCode, type HighlightOptions } from './highlight-code';

/** As Docusaurus does it before our transformers. */
const keepMeta = () => (tree: Root) =>
  visit(tree, 'code', (node) => {
    node.data = { hProperties: { metastring: node.meta, live: false } };
  });

async function html(markdown: string, options?: HighlightOptions): Promise<string> {
  const { default: Content } = await evaluate(markdown, {
    ...runtime,
    remarkPlugins: [keepMeta],
    rehypePlugins: [[highlightCode, options]],
  });
  const shown =
    (name: string) =>
    ({ children, ...props }: Record<string, unknown>) =>
      createElement(name, props, typeof children === 'string' ? spans(children) : null);
  const components = { CodeBlock: shown('x-code'), code: shown('code') };
  return renderToStaticMarkup(createElement(Content, { components }));
}

const fence = (opening: string, ...lines: string[]) =>
  html(['```' + opening, ...lines, '```'].join('\n'));

const marked = (line: string) =>
  `<span class="token-line theme-code-block-highlighted-line">${line}\n</span>`;

describe('a fence', () => {
  it('has a class for each part of the code, and no style', async () => {
    const block = await fence('xml', '<ID scheme="0204">1</ID>');
    expect(block).toContain(
      '<pre><code class="language-xml"><span class="token tag punctuation">&lt;</span>' +
        '<span class="token tag">ID</span>',
    );
    expect(block).toContain('<span class="token tag attr-value">0204</span>');
    expect(block).not.toContain('style=');
  });

  it('has its title as an attribute, and none of the words after the fence', async () => {
    expect(await fence('text title="a b.txt" {1}', 'a')).toBe(
      `<pre><code class="language-text" title="a b.txt">${marked('a')}</code></pre>`,
    );
    expect(await fence("text title='a.txt'", 'a')).toContain('title="a.txt"');
  });

  it('marks a range of lines', async () => {
    expect(await fence('text {1,3-4}', 'a', 'b', 'c', 'd', 'e')).toContain(
      `>${marked('a')}b\n${marked('c')}${marked('d')}e\n<`,
    );
  });

  it('numbers its lines, from 1 or another number', async () => {
    expect(await fence('text showLineNumbers', 'a', '', 'c')).toContain(
      '<span class="token-line" data-line-number="1">a\n</span>' +
        '<span class="token-line" data-line-number="2">\n</span>' +
        '<span class="token-line" data-line-number="3">c\n</span>',
    );
    expect(await fence('text showLineNumbers=20 {1}', 'a', 'b')).toContain(
      '<span class="token-line theme-code-block-highlighted-line" data-line-number="20">a\n</span>' +
        '<span class="token-line" data-line-number="21">b\n</span>',
    );
  });

  it('in a language without a grammar, or in none, is plain text', async () => {
    expect(await fence('nonsense', '<a>', 'b')).toContain('>&lt;a&gt;\nb\n</code>');
    expect(await fence('', '<a>')).toBe(
      '<pre><code class="language-text">&lt;a&gt;\n</code></pre>',
    );
  });

  it('keeps a part that goes over several lines in each of them', async () => {
    expect(await fence('xml {2}', '<!-- a', 'b -->')).toContain(
      '<span class="token comment">&lt;!-- a</span>\n' +
        marked('<span class="token comment">b --&gt;</span>'),
    );
  });

  it('is found by its language in capitals', async () => {
    expect(await fence('XML', '<a/>')).toContain('<span class="token tag">a</span>');
  });
});

describe('magic comments', () => {
  it.each([
    ['js', '// highlight-next-line'],
    ['js', '/* highlight-next-line */'],
    ['jsx', '{/* highlight-next-line */}'],
    ['xml', '<!-- highlight-next-line -->'],
    ['bash', '  # highlight-next-line'],
    ['sql', '-- highlight-next-line'],
    ['tex', '% highlight-next-line'],
    ['wasm', ';; highlight-next-line'],
    ['vb', "' highlight-next-line"],
    ['vbnet', "_ ' highlight-next-line"],
    ['batch', 'REM highlight-next-line'],
    ['fortran', '! highlight-next-line'],
    ['ocaml', '(* highlight-next-line *)'],
    ['cobol', '*> highlight-next-line'],
  ])('in %s mark the next line and are not shown: %s', async (language, comment) => {
    const block = await fence(language, 'a', comment, 'b', 'c');
    expect(block).not.toContain('highlight-next-line');
    expect(block.match(/highlighted-line/g)).toHaveLength(1);
    expect(block.replace(/<(?!span class="token-line)[^>]*>/g, '')).toMatch(
      /^a\n<span class="token-line theme-code-block-highlighted-line">b\n+c/,
    );
  });

  it('mark the lines between start and end', async () => {
    const lines = ['a', '// highlight-start', 'b', 'c', '// highlight-end', 'd'];
    expect(await fence('text', ...lines)).toContain(`>a\n${marked('b')}${marked('c')}d\n<`);
  });

  it('are text beside other text, and in a block with a range', async () => {
    expect(await fence('text', 'a // highlight-next-line', 'b')).toContain(
      '>a // highlight-next-line\nb',
    );
    expect(await fence('text {2}', '// highlight-next-line', 'b')).toContain(
      '>// highlight-next-line\n',
    );
  });

  it('are those of the configuration', async () => {
    const magicComments = [
      { className: 'wrong', line: 'this is wrong' },
      { className: 'new', block: { start: 'new-start', end: 'new-end' } },
    ];
    const code =
      '```text\n# this is wrong\na\n# new-start\nb\n# new-end\n// highlight-next-line\n```';
    expect(await html(code, { magicComments })).toContain(
      '<span class="token-line wrong">a\n</span><span class="token-line new">b\n</span>' +
        '// highlight-next-line\n',
    );
  });
});

describe('a component', () => {
  it('with literal content is highlighted, marked and numbered', async () => {
    const block = await html(
      '<CodeBlock language="js" title="a.js" showLineNumbers={3} metastring="{2}">{`a;\nb;`}</CodeBlock>',
    );
    expect(block).toContain('<span class="token-line" data-line-number="3">a<span');
    expect(block).toContain('highlighted-line" data-line-number="4">b<span');
  });

  it('with the number of lines as a word alone counts from 1', async () => {
    expect(await html('<CodeBlock showLineNumbers>text</CodeBlock>')).toContain(
      '<span class="token-line" data-line-number="1">text\n</span>',
    );
  });

  it('with content that is known only later stays as it is', async () => {
    const page = 'export const code = \'a\';\n\n<CodeBlock language="js">{code}</CodeBlock>';
    expect(await html(page)).toContain('<x-code language="js">a</x-code>');
  });
});

describe('languages', () => {
  it('of the configuration are loaded with those that they need, and leave no global', async () => {
    const code = "```php\n<?php echo 'a';\n```";
    expect(await html(code)).not.toContain('token');
    expect(await html(code, { additionalLanguages: ['php'] })).toContain('class="token');
    expect('Prism' in globalThis && globalThis.Prism).toBeFalsy();
  });

  it('have a default', async () => {
    expect(await html('```\n<a/>\n```', { defaultLanguage: 'xml' })).toContain(
      '<code class="language-xml"><span class="token tag punctuation">',
    );
  });

  it('that Prism does not have are named', () => {
    expect(() => highlightCode({ additionalLanguages: ['bash', 'klingon'] })).toThrow(
      'additionalLanguages: Prism has no language "klingon"',
    );
  });
});
