import { describe, expect, it } from 'vitest';
import { bracketed } from '../testing';
import { highlight, snippet } from './highlight';
import type { Mark } from './marks';

function marksOf(text: string, ...found: string[]): Mark[] {
  return found.map((part, index) => {
    const start = text.indexOf(part);
    return { start, end: start + part.length, words: [index] };
  });
}

describe('highlight', () => {
  const mark = (start: number, end: number): Mark => ({ start, end, words: [0] });

  it('divides a text at its marks, be they at the beginning, at the end or side by side', () => {
    expect(highlight('abcdef', [mark(0, 1), mark(1, 2), mark(4, 6)])).toEqual([
      { text: 'a', marked: true },
      { text: 'b', marked: true },
      { text: 'cd', marked: false },
      { text: 'ef', marked: true },
    ]);
  });

  it('leaves a text without marks in one piece, and an empty one in none', () => {
    expect(highlight('a <b>', [])).toEqual([{ text: 'a <b>', marked: false }]);
    expect(highlight('', [])).toEqual([]);
  });
});

describe('snippet', () => {
  const text = Array.from({ length: 40 }, (_, index) => `w${index}`).join(' ');

  it('shows the window with most of the words, and dots where text is left out', () => {
    const marks = marksOf(text, 'w20', 'w22');
    expect(bracketed(snippet(text, marks, 5))).toBe('…w19 [w20] w21 [w22] w23…');
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
    expect(bracketed(snippet(text, marks, length))).toBe(expected);
  });

  it('prefers different words, then more matches', () => {
    const at = (word: string, number: number): Mark => ({
      ...(marksOf(text, word)[0] as Mark),
      words: [number],
    });
    const firstOf = (...marks: readonly Mark[]): string =>
      bracketed(snippet(text, marks, 2))
        .replace(/[…[\]]/g, '')
        .split(' ')[0] ?? '';
    expect(firstOf(at('w10', 0), at('w11', 0), at('w20', 0), at('w21', 1))).toBe('w20');
    expect(firstOf(at('w20', 0), at('w21', 1), at('w30', 0), at('w31', 0))).toBe('w20');
    expect(firstOf(at('w10', 0), at('w20', 0), at('w21', 0))).toBe('w20');
    expect(firstOf(at('w20', 0), at('w21', 0), at('w30', 0), at('w31', 0))).toBe('w20');
  });

  it('cuts a mark that it does not show all of', () => {
    const letters = 'a b c d e f g h';
    const marks = marksOf(letters, 'a b c d', 'e', 'f');
    expect(bracketed(snippet(letters, marks, 4))).toBe('…[d] [e] [f] g…');
    expect(bracketed(snippet(letters, marks.slice(0, 1), 2))).toBe('[a b]…');
  });

  it('keeps the blanks around a text that is whole, and leaves out those at a cut', () => {
    const blanks = '  a   b  ';
    expect(bracketed(snippet(blanks, [], 2))).toBe(blanks);
    expect(bracketed(snippet(blanks, [], 1))).toBe('  a…');
  });

  it.each([
    ['a sentence', 'Ab hier. Der Code steht dort. Ende', 'Code', '…Der [Code] steht dort.…'],
    ['a cell', 'Feld: Text; Der Code der Norm; mehr', 'Code', '…Der [Code] der Norm;…'],
    ['a sentence near the end', 'Ganz weit vorn. Da. Der Code', 'Code', '…Da. Der [Code]'],
  ])('begins where %s does that holds the match', (_name, given, word, expected) => {
    expect(bracketed(snippet(given, marksOf(given, word), 4))).toBe(expected);
  });

  it('begins in the middle of a sentence whose beginning is too far away', () => {
    const given = 'Ab hier. Der sehr lange Satz hat den Code dort';
    expect(bracketed(snippet(given, marksOf(given, 'Code'), 3))).toBe('…den [Code] dort');
  });

  it('begins at the beginning when nothing matches there', () => {
    expect(bracketed(snippet(text, [], 3))).toBe('w0 w1 w2…');
  });

  it('leaves short texts whole', () => {
    expect(bracketed(snippet('kurz und gut', [], 10))).toBe('kurz und gut');
    expect(bracketed(snippet('', [], 10))).toBe('');
  });
});
