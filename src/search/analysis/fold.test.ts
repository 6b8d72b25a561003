import { describe, expect, it } from 'vitest';
import { fold, MAX_WORD_LENGTH, rawLength } from './fold';
import { spell } from './spelling';

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
  });

  it('cuts endless words', () => {
    expect(fold('x'.repeat(1000), 'de')).toHaveLength(MAX_WORD_LENGTH);
  });
});

describe('spell', () => {
  it('tells words with umlauts or their substitutes from plain ones', () => {
    expect(spell('Währung', 'de').marked).toBe(true);
    expect(spell('Waehrung', 'de').marked).toBe(true);
    expect(spell('BELEG', 'de').marked).toBe(false);
  });

  const parts = (word: string): string[] =>
    spell(word, 'de').humps.map(({ start, end }) => word.slice(start, end));

  it('takes CamelCase and letters with digits apart', () => {
    expect(parts('XMLSchemaLines')).toEqual(['XML', 'Schema', 'Lines']);
    expect(parts('XRechnung')).toEqual(['X', 'Rechnung']);
    expect(parts('EN16931')).toEqual(['EN', '16931']);
  });

  it('leaves short codes and plurals of acronyms whole', () => {
    expect(parts('C62')).toEqual([]);
    expect(parts('IBANs')).toEqual([]);
    expect(parts('Währung')).toEqual([]);
  });
});

describe('rawLength', () => {
  it('finds the end of a folded prefix in the word as written', () => {
    expect(rawLength('Waehrung', 3, 'de')).toBe(4);
    expect(rawLength('Größe', 4, 'de')).toBe(4);
    expect(rawLength('Währung', 99, 'de')).toBe(7);
  });
});
