import { describe, expect, it } from 'vitest';
import { highlight, snippet } from './highlight';
import type { Mark } from './marks';

const TAGS = { pre: '<mark>', post: '</mark>' };
const WORDS = new Map([[0, 'a']]);

function marksOf(text: string, ...found: string[]): Mark[] {
  return found.map((part, index) => {
    const start = text.indexOf(part);
    return { start, end: start + part.length, words: [index] };
  });
}

describe('highlight', () => {
  it('escapes the text and adds only the tags of the request', () => {
    const text = 'a <b> & "c" beleg';
    expect(highlight(text, marksOf(text, 'beleg'), new Map([[0, 'beleg']]), TAGS)).toEqual({
      value: 'a &lt;b&gt; &amp; &quot;c&quot; <mark>beleg</mark>',
      matchLevel: 'full',
      fullyHighlighted: false,
      matchedWords: ['beleg'],
    });
  });

  it('tells partial matches and none from full ones', () => {
    const words = new Map([
      [0, 'beleg'],
      [1, 'art'],
    ]);
    expect(highlight('beleg', marksOf('beleg', 'beleg'), words, TAGS)).toMatchObject({
      matchLevel: 'partial',
      fullyHighlighted: true,
    });
    expect(highlight('nichts', [], words, TAGS)).toEqual({
      value: 'nichts',
      matchLevel: 'none',
      matchedWords: [],
    });
  });
});

describe('the tags', () => {
  const mark = (start: number, end: number): Mark => ({ start, end, words: [0] });
  const marked = (text: string, ...marks: readonly Mark[]): string =>
    highlight(text, marks, WORDS, TAGS).value;

  it('are around each mark, be it at the beginning, at the end or beside another', () => {
    expect(marked('abcdef', mark(0, 1), mark(1, 2), mark(4, 6))).toBe(
      '<mark>a</mark><mark>b</mark>cd<mark>ef</mark>',
    );
  });

  it.each([
    [[mark(0, 3)], true],
    [[mark(0, 2)], false],
    [[mark(1, 3)], false],
    [[mark(0, 2), mark(2, 3)], false],
  ])('are around all of the text or not: %j', (marks, fullyHighlighted) => {
    expect(highlight('abc', marks, WORDS, TAGS)).toMatchObject({ fullyHighlighted });
  });

  it('stand for the words that were matched, escaped', () => {
    const words = new Map([
      [0, '<a>'],
      [2, 'b'],
      [3, 'c'],
    ]);
    const marks = [
      { start: 0, end: 1, words: [0, 3] },
      { start: 2, end: 3, words: [3] },
    ];
    expect(highlight('a c', marks, words, TAGS)).toMatchObject({
      matchLevel: 'partial',
      matchedWords: ['&lt;a&gt;', 'c'],
    });
  });
});

describe('snippet', () => {
  const text = Array.from({ length: 40 }, (_, index) => `w${index}`).join(' ');

  it('shows the window with most of the words, and dots where text is left out', () => {
    const marks = marksOf(text, 'w20', 'w22');
    const { value } = snippet(text, marks, 2, 5, TAGS, '…');
    expect(value).toBe('…w19 <mark>w20</mark> w21 <mark>w22</mark> w23…');
  });

  it.each([
    ['in the middle', ['w20'], 5, '…w18 w19 [w20] w21 w22…'],
    ['in the middle, of an even length', ['w20'], 4, '…w19 [w20] w21 w22…'],
    ['at the beginning', ['w1'], 5, 'w0 [w1] w2 w3 w4…'],
    ['at the first word', ['w0 '], 3, '[w0 ]w1 w2…'],
    ['at the end', ['w39'], 4, '…w36 w37 w38 [w39]'],
    ['before the end', ['w36'], 5, '…w34 w35 [w36] w37 w38…'],
    ['up to the end', ['w37'], 5, '…w35 w36 [w37] w38 w39'],
    ['as far apart as the snippet is long', ['w10', 'w14'], 5, '…[w10] w11 w12 w13 [w14]…'],
    ['too far apart: the first', ['w10', 'w15'], 5, '…w8 w9 [w10] w11 w12…'],
    ['of which most are later', ['w10', 'w30', 'w31'], 5, '…w29 [w30] [w31] w32 w33…'],
    ['over a border', ['w10', 'w12 w13', 'w11'], 2, '…[w10] [w11]…'],
  ])('shows matches %s', (_name, found, length, expected) => {
    const marks = marksOf(text, ...found).sort((left, right) => left.start - right.start);
    const tags = { pre: '[', post: ']' };
    expect(snippet(text, marks, 2, length, tags, '…').value).toBe(expected);
  });

  it('prefers different words, then more matches', () => {
    const at = (word: string, number: number): Mark => ({
      ...(marksOf(text, word)[0] as Mark),
      words: [number],
    });
    const firstOf = (...marks: readonly Mark[]): string =>
      snippet(text, marks, 2, 2, { pre: '', post: '' }, '').value.split(' ')[0] ?? '';
    expect(firstOf(at('w10', 0), at('w11', 0), at('w20', 0), at('w21', 1))).toBe('w20');
    expect(firstOf(at('w20', 0), at('w21', 1), at('w30', 0), at('w31', 0))).toBe('w20');
    expect(firstOf(at('w10', 0), at('w20', 0), at('w21', 0))).toBe('w20');
    expect(firstOf(at('w20', 0), at('w21', 0), at('w30', 0), at('w31', 0))).toBe('w20');
  });

  it('cuts a mark that it does not show all of', () => {
    const letters = 'a b c d e f g h';
    const marks = marksOf(letters, 'a b c d', 'e', 'f');
    const tags = { pre: '[', post: ']' };
    expect(snippet(letters, marks, 3, 4, tags, '…').value).toBe('…[d] [e] [f] g…');
    expect(snippet(letters, marks.slice(0, 1), 3, 2, tags, '…').value).toBe('[a b]…');
  });

  it('says how much matched', () => {
    expect(snippet(text, marksOf(text, 'w1 ', 'w2 '), 2, 3, TAGS, '…').matchLevel).toBe('full');
    const marks = marksOf(text, 'w1 ');
    expect(snippet(text, marks, 1, 3, TAGS, '…').matchLevel).toBe('full');
    expect(snippet(text, marks, 2, 3, TAGS, '…').matchLevel).toBe('partial');
    expect(snippet(text, [], 2, 3, TAGS, '…').matchLevel).toBe('none');
  });

  it('keeps the blanks around a text that is whole, and leaves out those at a cut', () => {
    const blanks = '  a   b  ';
    expect(snippet(blanks, [], 1, 2, TAGS, '…').value).toBe(blanks);
    expect(snippet(blanks, [], 1, 1, TAGS, '…').value).toBe('  a…');
  });

  it('begins at the beginning when nothing matches there', () => {
    expect(snippet(text, [], 1, 3, TAGS, '…').value).toBe('w0 w1 w2…');
  });

  it('leaves short texts whole', () => {
    expect(snippet('kurz und gut', [], 1, 10, TAGS, '…').value).toBe('kurz und gut');
    expect(snippet('', [], 1, 10, TAGS, '…').value).toBe('');
  });
});
