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

  it('gives offsets into the text as it is', () => {
    const text = '😀 „Größe“';
    const word = tokenize(text, 'de')[0]?.[0];
    expect(text.slice(word?.start, word?.end)).toBe('Größe');
  });

  it('finds nothing in punctuation and lone surrogates', () => {
    expect(words('— … \ud800 !?')).toEqual([]);
  });
});
