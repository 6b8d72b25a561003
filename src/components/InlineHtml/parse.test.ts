import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeEntities, inlineTags, parseInlineHtml, type InlineNode } from './parse';

const text = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : text(node.children))).join('');

const elements = (nodes: readonly InlineNode[]): Exclude<InlineNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.children)]));

describe('inline HTML of headings and announcements', () => {
  it('keeps code, emphasis and links', () => {
    expect(parseInlineHtml('Use <code>a &lt; b</code> and <em>c <strong>d</strong></em>')).toEqual([
      'Use ',
      { tag: 'code', children: ['a < b'] },
      ' and ',
      { tag: 'em', children: ['c ', { tag: 'strong', children: ['d'] }] },
    ]);
    expect(parseInlineHtml('<a href="/x?a=1&amp;b=2">y</a>')).toEqual([
      { tag: 'a', href: '/x?a=1&b=2', children: ['y'] },
    ]);
  });

  it('keeps only the text of other elements', () => {
    expect(parseInlineHtml('a<img src=x onerror=alert(1)>b<svg><b>c</b></svg>')).toEqual([
      'a',
      'b',
      { tag: 'b', children: ['c'] },
    ]);
  });

  it.each(['javascript:alert(1)', 'JavaScript&#58;alert(1)', 'data:text/html,x', ' javascript:x'])(
    'makes no link to %s',
    (href) => {
      expect(elements(parseInlineHtml(`<a href="${href}">y</a>`))[0]).not.toHaveProperty('href');
    },
  );

  it('mends tags that are not closed or closed twice', () => {
    expect(parseInlineHtml('<em>a</code>b</em></em>c')).toEqual([
      { tag: 'em', children: ['a', 'b'] },
      'c',
    ]);
  });

  it('gives back any text that was escaped', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        const escaped = value.replace(/[&<>"']/g, (c) => `&#${c.codePointAt(0) ?? 0};`);
        expect(text(parseInlineHtml(escaped))).toBe(value);
      }),
    );
  });

  it('yields nothing but allowed elements, whatever comes', () => {
    const pieces = fc.constantFrom(
      '<',
      '>',
      '/',
      'a',
      'script',
      'em',
      ' href=',
      '"',
      'x:',
      '&#',
      ';',
    );
    fc.assert(
      fc.property(fc.array(pieces), (parts) => {
        for (const { tag, href } of elements(parseInlineHtml(parts.join('')))) {
          expect(inlineTags).toContain(tag);
          expect(href ?? '/').toMatch(/^(https?:|mailto:|[/#?.])/i);
        }
      }),
    );
  });

  it('leaves unknown and impossible character references', () => {
    expect(decodeEntities('&unknown; &#0; &#x110000; &copy;')).toBe('&unknown; &#0; &#x110000; ©');
  });
});
