import { describe, expect, it } from 'vitest';
import { tokenize } from './tokenize';

function words(text: string): string[][] {
  return tokenize(text, 'de').map((unit) => unit.map(({ spelling }) => spelling.folded));
}

describe('tokenize', () => {
  it('keeps what hyphens and underscores join as one unit', () => {
    expect(words('Die X-Rechnung, BR-DE-15 und Countries_Regions.')).toEqual([
      ['die'],
      ['x', 'rechnung'],
      ['br', 'de', '15'],
      ['und'],
      ['countries', 'regions'],
    ]);
  });

  it('keeps versions and amounts whole', () => {
    expect(words('XRechnung 3.0.2 über 1.190,00 EUR. Ende')).toEqual([
      ['xrechnung'],
      ['3.0.2'],
      ['uber'],
      ['1.190,00'],
      ['eur'],
      ['ende'],
    ]);
  });

  it.each([
    ['3.0.2', [['3.0.2']]],
    ['1,5 und 2', [['1,5'], ['und'], ['2']]],
    // Only a point or comma, alone, between two digits.
    ['A.5', [['a'], ['5']]],
    ['5.A', [['5'], ['a']]],
    ['a.b', [['a'], ['b']]],
    ['1;5', [['1'], ['5']]],
    ['1..5', [['1'], ['5']]],
    ['1. 5', [['1'], ['5']]],
    ['1-5', [['1', '5']]],
  ])('tells amounts from other numbers: %s', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each([
    ['-Beleg', [['beleg']]],
    ['A--B', [['a'], ['b']]],
    ['A - B', [['a'], ['b']]],
    ['A/B', [['a'], ['b']]],
    ['A\u2011B', [['a', 'b']]],
    ['\u00ad-B', [['b']]],
  ])('joins by a hyphen between words only: %j', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it('gives offsets into the text as it is', () => {
    const text = '😀 „Größe“';
    const word = tokenize(text, 'de')[0]?.[0];
    expect(text.slice(word?.start, word?.end)).toBe('Größe');
  });

  it('finds nothing in punctuation and lone surrogates', () => {
    expect(words('— … \ud800 !?')).toEqual([]);
  });
});
