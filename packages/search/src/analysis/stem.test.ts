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

  it('keeps foreign verbs apart from each other', () => {
    expect(stem('stornieren', 'de')).not.toBe(stem('validieren', 'de'));
  });

  it.each([
    ['organisation', 'organization'],
    ['realise', 'realize'],
    ['realises', 'realizes'],
    ['realised', 'realized'],
    ['realising', 'realizing'],
    ['realiser', 'realizer'],
    ['realisers', 'realizers'],
    ['currencies', 'currency'],
  ])('brings %s and %s together in English', (left, right) => {
    expect(stem(left, 'en')).toBe(stem(right, 'en'));
  });

  it('keeps an allowance apart from what is allowed', () => {
    expect(stem('allowances', 'en')).toBe(stem('allowance', 'en'));
    expect(stem('allowed', 'en')).toBe(stem('allow', 'en'));
    expect(stem('allowance', 'en')).not.toBe(stem('allowed', 'en'));
  });

  it('leaves "is" inside a word alone', () => {
    expect(stem('disease', 'en')).toBe('diseas');
  });

  it.each([
    ['brde15', 'de'],
    ['iso9000en', 'de'],
    ['3.0.2', 'en'],
    ['ads', 'en'],
  ] as const)('leaves codes and short words alone: %s', (word, language) => {
    expect(stem(word, language)).toBe(word);
  });

  it('is that of Snowball from four letters on', () => {
    expect(stem('tage', 'de')).toBe('tag');
    expect(stem('bits', 'en')).toBe('bit');
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
    ['bucht', 'buchen'],
    ['stellt', 'stellen'],
    ['handelt', 'handeln'],
    ['tagen', 'tag'],
  ])('joins %s and %s', (left, right) => {
    expect(family(left, 'de')).toBe(family(right, 'de'));
  });

  it('keeps nouns in -ung apart from nouns that only look like their verb', () => {
    expect(family('buchung', 'de')).not.toBe(family('buch', 'de'));
    expect(family('wahrung', 'de')).not.toBe(family('wahr', 'de'));
    expect(family('rechnung', 'de')).not.toBe(family('recht', 'de'));
  });

  it.each([
    // What looks like the ending of a verb or participle is part of these.
    ['pakets', 'paket'],
    ['ungultig', 'ungult'],
    ['treten', 'tret+'],
    ['verwetten', 'verwett+'],
    ['ubung', 'ubung+'],
    ['mist', 'mist+'],
    ['iso9000en', 'iso9000en'],
  ])('of %s is %s', (word, key) => {
    expect(family(word, 'de')).toBe(key);
  });

  it('is the stem in English', () => {
    expect(family('listen', 'en')).toBe('listen');
  });
});

describe('familyPrefixes', () => {
  it.each([
    ['tag', 'de', ['tag']],
    ['buchen', 'de', ['buc', 'gebuc']],
    ['starten', 'de', ['sta', 'gesta']],
    ['handeln', 'de', ['hand', 'gehan']],
    ['abgabe', 'de', ['abg', 'geabg', 'abgegab', 'abzugab']],
    ['einig', 'de', ['ein', 'geein']],
    ['einrichten', 'de', ['einr', 'geein', 'eingeric', 'einzuric']],
    ['booking', 'en', ['boo']],
  ] as const)('of %s in %s are %j', (word, language, prefixes) => {
    expect(familyPrefixes(word, language)).toEqual(prefixes);
  });

  it('names a beginning for each form of a separable verb', () => {
    for (const form of ['einrichten', 'eingerichtet', 'einzurichten']) {
      const prefixes = familyPrefixes('einrichtung', 'de');
      expect(prefixes.some((prefix) => form.startsWith(prefix))).toBe(true);
    }
  });
});
