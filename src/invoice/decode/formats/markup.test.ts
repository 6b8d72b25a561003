import { describe, expect, it } from 'vitest';
import { tokensOf, unescaped, type Token } from './markup';

/** Tokens as they would be written again. */
const written = (token: Token): string => {
  if (token.type === 'text') return token.text;
  if (token.type === 'close') return `</${token.name}>`;
  const attributes = Object.entries(token.attributes).map(([name, value]) => ` ${name}=${value}`);
  return `<${token.name}${attributes.join('')}${token.isEmpty ? '/' : ''}>`;
};
const read = (text: string) => [...tokensOf(text)].map(written);

describe('reads', () => {
  it.each([
    ['an element with text', '<a>text</a>', ['<a>', 'text', '</a>']],
    ['text around it', 'before<a/>after', ['before', '<a/>', 'after']],
    ['names without prefix, in lower case', '<Ns:A></Ns:A>', ['<a>', '</a>']],
    ['an empty element', '<a />', ['<a/>']],
    ['attributes', `<a B="1" x:c = '2'>`, ['<a b=1 c=2>']],
    ['an attribute without a value as nothing', '<a b c="1">', ['<a c=1>']],
    ['an empty attribute', '<a b="">', ['<a b=>']],
    ['references in attributes', '<a b="&lt;&amp;">', ['<a b=<&>']],
    ['references in text', '1 &lt; 2', ['1 < 2']],
    ['a tag past the bracket in its attribute', '<a b="1>2" c=\'"3>\'>x', ['<a b=1>2 c="3>>', 'x']],
    [
      'a section of characters as it is',
      '<a><![CDATA[1 < &amp;]]></a>',
      ['<a>', '1 < &amp;', '</a>'],
    ],
    ['nothing of a comment', 'x<!-- <a> -->y', ['x', 'y']],
    ['nothing of a declaration', '<?xml version="1.0"?><!DOCTYPE a><a>', ['<a>']],
    ['a bracket that begins no tag as text', '1 < 2 <3', ['1 ', '<', ' 2 ', '<', '3']],
    ['a bracket at the end as text', 'x<', ['x', '<']],
    ['nothing after a tag without an end', 'x<a b="1', ['x']],
    ['nothing after a tag at the start without an end', '<a', []],
    ['nothing after a comment without an end', 'x<!-- y', ['x']],
    ['nothing of nothing', '', []],
    ['a closing tag with a gap', '<a></a >x', ['<a>', '</a>', 'x']],
  ])('%s', (_, text, tokens) => {
    expect(read(text)).toEqual(tokens);
  });
});

it.each([
  ['&amp;&lt;&gt;&quot;&apos;', `&<>"'`],
  ['&auml;&Ouml;&szlig;', 'äÖß'],
  ['&#228;', 'ä'],
  ['&#xE4;&#Xe4;', 'ää'],
  ['&#x10FFFF;', '\u{10ffff}'],
  ['&#x110000;', '&#x110000;'],
  ['&#0;', '&#0;'],
  ['&#1;', '\u0001'],
  ['&unknown;', '&unknown;'],
  ['&other;', '&other;'],
  ['a & b', 'a & b'],
])('unescapes %s', (text, plain) => {
  expect(unescaped(text)).toBe(plain);
});
