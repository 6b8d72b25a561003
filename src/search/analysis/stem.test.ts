import { describe, expect, it } from 'vitest';
import { family, familyPrefixes, stem } from './stem';

describe('stem', () => {
  it.each([
    ['stornieren', 'stornierung'],
    ['validierung', 'validation'],
    ['konfigurieren', 'konfiguration'],
    ['wahrung', 'wahrungen'],
    ['einrichten', 'einrichtung'],
    ['schema', 'schemata'],
    ['schema', 'schemas'],
    ['belegnr', 'belegnummer'],
  ])('brings %s and %s together', (left, right) => {
    expect(stem(left, 'de')).toBe(stem(right, 'de'));
  });

  it('brings British and American spelling together', () => {
    expect(stem('organisation', 'en')).toBe(stem('organization', 'en'));
    expect(stem('currencies', 'en')).toBe(stem('currency', 'en'));
  });

  it('leaves codes alone', () => {
    expect(stem('brde15', 'de')).toBe('brde15');
    expect(stem('3.0.2', 'en')).toBe('3.0.2');
  });
});

describe('family', () => {
  it.each([
    ['buchung', 'buchen'],
    ['gesendet', 'senden'],
    ['gestarteter', 'starten'],
    ['gebuchter', 'buchen'],
    ['abgelehnte', 'ablehnen'],
    ['versendeter', 'versenden'],
    ['eingerichtete', 'einrichten'],
    ['eingerichtet', 'einrichten'],
    ['einzurichten', 'einrichten'],
    ['prufung', 'prufen'],
    ['rechnung', 'rechnen'],
  ])('joins %s and %s', (left, right) => {
    expect(family(left, 'de')).toBe(family(right, 'de'));
  });

  it('keeps nouns in -ung apart from nouns that only look like their verb', () => {
    expect(family('buchung', 'de')).not.toBe(family('buch', 'de'));
    expect(family('wahrung', 'de')).not.toBe(family('wahr', 'de'));
    expect(family('rechnung', 'de')).not.toBe(family('recht', 'de'));
  });

  it('names a beginning for each form of a separable verb', () => {
    for (const form of ['einrichten', 'eingerichtet', 'einzurichten']) {
      const prefixes = familyPrefixes('einrichtung', 'de');
      expect(prefixes.some((prefix) => form.startsWith(prefix))).toBe(true);
    }
  });
});
