import { describe, expect, it } from 'vitest';
import { hasText, locate, normalize, written } from './element';
import { readInvoice } from './read-xml';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const NAMESPACES = `xmlns="${UBL}Invoice-2" xmlns:cbc="${UBL}CommonBasicComponents-2" xmlns:cac="${UBL}CommonAggregateComponents-2"`;
const read = (content: string) => readInvoice(`<Invoice ${NAMESPACES}>${content}</Invoice>`);

const line = (id: string) =>
  `<cac:InvoiceLine><cbc:ID>${id}</cbc:ID><cac:Item><cbc:Name>${id}-a</cbc:Name><cbc:Name>${id}-b</cbc:Name></cac:Item></cac:InvoiceLine>`;

// Few children are searched, many are looked up.
describe.each([2, 40])('among %i children', (count) => {
  const ids = Array.from({ length: count }, (_, index) => `L${index + 1}`);
  const { root } = read(`<cbc:ID>1</cbc:ID>${ids.map(line).join('')}`);

  it.each([
    ['cac:InvoiceLine/cbc:ID', ids],
    ['cac:InvoiceLine/cac:Item/cbc:Name', ids.flatMap((id) => [`${id}-a`, `${id}-b`])],
    ['cbc:ID', ['1']],
    ['./cbc:ID', ['1']],
    ['cbc:ID/../cbc:ID', ['1']],
    // Each parent once, however many children lead to it.
    ['cac:InvoiceLine/../cbc:ID', ['1']],
    ['cac:InvoiceLine/cac:Item/cbc:Name/../../cbc:ID', ids],
    ['cac:Price', []],
    ['cac:Price/cbc:ID', []],
    ['..', []],
    ['cbc:ID/*', []],
  ])('%s', (path, values) => {
    expect(root.values(path)).toEqual(values);
    expect(root.count(path)).toBe(values.length);
    expect(root.has(path)).toBe(values.length > 0);
    expect(root.text(path)).toBe(values[0] ?? '');
    expect(root.first(path)?.value).toBe(values[0]);
  });

  it('* is any child', () => {
    expect(root.count('*')).toBe(count + 1);
    expect(root.count('*/cbc:ID')).toBe(count);
  });
});

it('asks whether one of several has a value', () => {
  const { root } = read(`${line('a')}${line('b')}`);
  expect(root.is('cac:InvoiceLine/cbc:ID', 'b')).toBe(true);
  expect(root.is('cac:InvoiceLine/cbc:ID', 'c')).toBe(false);
});

it('has the names of what it is in', () => {
  const name = read(line('a')).root.first('cac:InvoiceLine/cac:Item/cbc:Name');
  expect(name?.within('cac:InvoiceLine')).toBe(true);
  expect(name?.within('Invoice')).toBe(true);
  expect(name?.within('cbc:Name')).toBe(false);
});

it('has text in pieces and as a whole, also that of its children', () => {
  const { root } = read('<cbc:Note>a<!-- x -->b<![CDATA[ <c> ]]></cbc:Note>');
  const [note] = root.children;
  expect(note?.value).toBe('ab <c> ');
  expect(note?.pieces.length).toBeGreaterThan(1);
  expect(root.value).toBe('ab <c> ');
  expect(root.pieces.join('')).toBe('');
  expect(read('').root.value).toBe('');
});

it('is located by its place among those of its name', () => {
  const { root } = read(`<cbc:ID schemeID="x">1</cbc:ID>${line('a')}${line('b')}`);
  const [first, second] = root.all('cac:InvoiceLine/cbc:ID');
  const [id] = root.children;
  if (!first || !second || !id) throw new Error('not read');
  expect(locate(first)).toBe('/Invoice/cac:InvoiceLine/cbc:ID');
  expect(locate(second)).toBe('/Invoice/cac:InvoiceLine[2]/cbc:ID');
  expect(locate(id, 'schemeID')).toBe('/Invoice/cbc:ID/@schemeID');
});

it('is written with another value as the file has it', () => {
  const attributes = new Map([
    ['a', '1 "& <2>'],
    ['{urn:x}b', 'c'],
    ['d', ''],
  ]);
  expect(written({ tag: 'x:ID', attributes }, 'A & B <"C">')).toBe(
    '<x:ID a="1 &quot;&amp; &lt;2>" d="">A &amp; B &lt;&quot;C&quot;></x:ID>',
  );
});

it.each([
  ['  a \t\r\n b  ', 'a b'],
  ['a', 'a'],
  [' \n', ''],
  ['\u00A0a\u00A0', '\u00A0a\u00A0'],
])('%j is normalised to %j', (text, normal) => {
  expect(normalize(text)).toBe(normal);
});

it('normalises long texts, one after the other', () => {
  const [first, second] = ['a', 'b'].map((letter) => ` ${letter.repeat(20_000)}  c `);
  for (const text of [first, second, second, first]) {
    expect(normalize(text ?? '')).toBe((text ?? '').trim().replace('  ', ' '));
  }
});

it('counts a no-break space as text, but no blanks', () => {
  expect([' \t\r\n', '', '\u00A0', ' a '].map(hasText)).toEqual([false, false, true, true]);
});
