import { describe, expect, it } from 'vitest';
import { createSplitter, linkVariants, splitCompound, type HasPart } from './compounds';

const among = (words: string): HasPart => {
  const known = new Set(words.split(' '));
  return (word) => known.has(word);
};

const split = (word: string, words: string): string =>
  splitCompound(word, among(words))
    .map(({ term }) => term)
    .join(' ');

describe('splitCompound', () => {
  it.each([
    ['rechnungsversand', 'rechnung versand', 'rechnung versand'],
    ['versandart', 'versand art', 'versand art'],
    ['artversand', 'versand art', 'art versand'],
    ['artcode', 'art code', 'art code'],
    ['rechnungsversandart', 'rechnung versand art', 'rechnung versand art'],
    // Parts that lose letters.
    ['sprachcode', 'sprache code', 'sprache code'],
    ['prufstufe', 'prufen stufe', 'prufen stufe'],
    ['bestellnummer', 'bestellung nummer', 'bestellung nummer'],
    // Inflected last parts.
    ['versandarten', 'versand art', 'versand art'],
    ['belegdrucks', 'beleg druck', 'beleg druck'],
  ])('takes %s apart with %s', (word, words, parts) => {
    expect(split(word, words)).toBe(parts);
  });

  it.each([
    ['rechnungen', 'rechnung'],
    ['versandkosten', 'versand'],
    ['rechnungxversand', 'rechnung versand'],
    ['rechnungsversandx', 'rechnung versand'],
    // Parts of two letters, before and after a linking letter.
    ['abscode', 'ab code'],
    ['codeabs', 'ab code'],
    // Three letters that have lost some.
    ['sagversand', 'sagen versand'],
    // A word that is one of its own parts, a short one, and one with a digit.
    ['bestellung', 'bestellung ung'],
    ['artweg', 'art weg'],
    ['beleg2code', 'beleg2 code'],
    ['380', '380'],
  ])('leaves %s alone with %s', (word, words) => {
    expect(split(word, words)).toBe('');
  });

  it('takes words of up to 48 letters apart, into four parts at most', () => {
    const [short, long] = ['a'.repeat(24), 'b'.repeat(24)];
    expect(split(short + long, `${short} ${long}`)).toBe(`${short} ${long}`);
    expect(split(`${short}${long}b`, `${short} ${long}b`)).toBe('');
    expect(split('code'.repeat(4), 'code')).toBe('code code code code');
    expect(split('code'.repeat(5), 'code')).toBe('');
  });

  it.each([
    ['the fewest parts', 'belegdruckart', 'beleg druck art belegdruck', 'belegdruck art'],
    ['the fewest linking letters', 'versandsorte', 'versand sorte orte', 'versand sorte'],
    ['the shortest ending', 'staubecken', 'stau becken staub eck', 'stau becken'],
    ['the longer first part among equals', 'staubecken', 'stau becken staub ecke', 'staub ecke'],
    [
      'the same further on in the word',
      'belegstaubecken',
      'beleg stau becken staub ecke',
      'beleg staub ecke',
    ],
    [
      'the word as it is before one that lost letters',
      'belegcode',
      'beleg belege code',
      'beleg code',
    ],
  ])('prefers %s', (_, word, words, parts) => {
    expect(split(word, words)).toBe(parts);
  });

  it('gives offsets that cover the word', () => {
    expect(splitCompound('rechnungsversand', among('rechnung versand'))).toEqual([
      { term: 'rechnung', start: 0, end: 9 },
      { term: 'versand', start: 9, end: 16 },
    ]);
  });
});

describe('createSplitter', () => {
  const parts = (word: string, words: string): string[] =>
    createSplitter(among(words))(word).map(({ term, start, end }) => `${term} ${start}-${end}`);

  it('finds the compounds in a compound, and their parts', () => {
    const words = 'umsatzsteuer umsatz steuer kategorie steuerkategorie';
    expect(parts('umsatzsteuerkategorien', words)).toEqual([
      'umsatzsteuer 0-12',
      'kategorie 12-22',
      'umsatz 0-6',
      'steuer 6-12',
      'steuerkategorie 6-22',
    ]);
  });

  it('ends inner parts where the outer one ends, which lost letters', () => {
    expect(parts('belegsprachcode', 'beleg sprache belegsprache code')).toEqual([
      'belegsprache 0-11',
      'code 11-15',
      'beleg 0-5',
      'sprache 5-11',
    ]);
  });

  it('does not find the word itself, nor a part twice because it is a compound', () => {
    const words = 'belegumsatzkategorie beleg umsatz kategorie';
    const found = (further: string): string[] =>
      parts('belegumsatzkategorie', `${words} ${further}`);
    expect(found('belegumsatz')).not.toContain('belegumsatzkategorie 0-20');
    expect(found('umsatzkategorie').filter((part) => part.endsWith('5-20'))).toHaveLength(1);
  });

  it('finds nothing in other words', () => {
    expect(parts('beleg', 'beleg')).toEqual([]);
  });
});

describe('linkVariants', () => {
  it('spells a compound with each linking letter', () => {
    expect(linkVariants('tag', 'buch')).toEqual(
      ['', 's', 'n', 'en', 'es', 'er', 'e'].map((link) => `tag${link}buch`),
    );
  });
});
