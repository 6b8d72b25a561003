import { describe, expect, it } from 'vitest';
import { fold, MAX_WORD_LENGTH, rawLength } from './fold';

describe('fold', () => {
  it.each([
    ['Währung', 'Waehrung'],
    ['Währung', 'wahrung'],
    ['ÜBERTRAG', 'uebertrag'],
    ['Größe', 'Groesse'],
    ['Straße', 'STRASSE'],
    ['Café', 'cafe'],
    ['Wa\u0308hrung', 'Währung'],
    ['Wäh\u00adrung', 'Währung'],
  ])('brings %s and %s together in German', (left, right) => {
    expect(fold(left, 'de')).toBe(fold(right, 'de'));
  });

  it('leaves ue alone where it is no umlaut', () => {
    expect(fold('Quelle', 'de')).toBe('quelle');
    expect(fold('Steuer', 'de')).toBe('steuer');
    expect(fold('Bauer', 'de')).toBe('bauer');
  });

  it('leaves digraphs alone in English and drops the possessive', () => {
    expect(fold('does', 'en')).toBe('does');
    expect(fold('customer’s', 'en')).toBe('customer');
    expect(fold('don’t', 'en')).toBe('dont');
  });

  it('cuts endless words', () => {
    expect(fold('x'.repeat(1000), 'de')).toHaveLength(MAX_WORD_LENGTH);
  });
});

describe('rawLength', () => {
  it('finds the end of a folded prefix in the word as written', () => {
    expect(rawLength('Waehrung', 3, 'de')).toBe(4);
    expect(rawLength('Größe', 4, 'de')).toBe(4);
    expect(rawLength('Währung', 99, 'de')).toBe(7);
  });
});
