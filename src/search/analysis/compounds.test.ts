import { describe, expect, it } from 'vitest';
import { createSplitter, linkVariants, splitCompound } from './compounds';
import { partDictionary } from './dictionary';

const WORDS = new Set([
  'rechnung',
  'versand',
  'art',
  'sprache',
  'code',
  'prufen',
  'stufe',
  'beleg',
]);
const split = (word: string): string[] =>
  splitCompound(word, (part) => WORDS.has(part)).map(({ term }) => term);

describe('splitCompound', () => {
  it('finds parts with and without linking letters', () => {
    expect(split('rechnungsversand')).toEqual(['rechnung', 'versand']);
    expect(split('versandart')).toEqual(['versand', 'art']);
    expect(split('rechnungsversandart')).toEqual(['rechnung', 'versand', 'art']);
  });

  it('finds parts that lose letters in compounds, and inflected last parts', () => {
    expect(split('sprachcode')).toEqual(['sprache', 'code']);
    expect(split('prufstufe')).toEqual(['prufen', 'stufe']);
    expect(split('versandarten')).toEqual(['versand', 'art']);
  });

  it('leaves alone what is not made of known words', () => {
    expect(split('rechnungen')).toEqual([]);
    expect(split('versandkosten')).toEqual([]);
    expect(split('380')).toEqual([]);
  });

  it('gives offsets that cover the word', () => {
    const parts = splitCompound('rechnungsversand', (part) => WORDS.has(part));
    expect(parts.map(({ start, end }) => [start, end])).toEqual([
      [0, 9],
      [9, 16],
    ]);
  });
});

describe('createSplitter', () => {
  it('finds the compounds in a compound, and their parts', () => {
    const words = ['umsatzsteuer', 'umsatz', 'steuer', 'kategorie', 'steuerkategorie'];
    const parts = createSplitter((part) => words.includes(part))('umsatzsteuerkategorien');
    expect(parts.map(({ term }) => term)).toEqual(expect.arrayContaining(words));
    expect(parts.find(({ term }) => term === 'steuerkategorie')).toMatchObject({
      start: 6,
      end: 22,
    });
  });
});

describe('linkVariants', () => {
  it('spells a compound with each linking letter', () => {
    expect(linkVariants('nummer', 'serie')).toContain('nummernserie');
  });
});

describe('partDictionary', () => {
  it('takes words of the corpus, and remainders that several compounds share', () => {
    const parts = partDictionary(
      ['Der Beleg und der Prozess', 'Ein Beleg, ein Prozess', 'Belegvorlagen', 'Prozessvorlagen'],
      'de',
    );
    expect(parts.has('prozess')).toBe(true);
    expect(parts.has('vorlagen')).toBe(true);
    expect(parts.has('der')).toBe(false);
  });

  it('does not take linking letters for the beginning of a word', () => {
    const parts = partDictionary(
      [
        'Zugang, Lieferung, Beleg',
        'Zugangsvorlagen Lieferungsvorlagen Belegvorlagen',
        'Pläne Zugangspläne Lieferungspläne',
      ],
      'de',
    );
    expect(parts.has('vorlagen')).toBe(true);
    expect(parts.has('svorlagen')).toBe(false);
    expect(parts.has('splane')).toBe(false);
  });

  it('does not take what is left of inflected words', () => {
    const parts = partDictionary(
      [
        'Das Rechnen, das Prüfen, der Code, ein Code',
        'Rechnungen Prüfungen Rechnungsnummern Prüfungsnummern',
        'Regionscode Rechnungscode Prüfungscode',
      ],
      'de',
    );
    expect([...parts].filter((part) => /^(?:ung|s?code.)/.test(part))).toEqual([]);
    expect(parts.has('scode')).toBe(false);
  });

  it('takes singulars of nouns that stand in the plural only', () => {
    const parts = partDictionary(['Alle Zugänge und Lieferungen prüfen'], 'de');
    expect(parts.has('zugang')).toBe(true);
    expect(parts.has('lieferung')).toBe(true);
  });

  it('takes short words for parts only when they are frequent nouns', () => {
    const parts = partDictionary(['Art Art Art', 'Weg', 'tun tun tun tun'], 'de');
    expect(parts.has('art')).toBe(true);
    expect(parts.has('weg')).toBe(false);
    expect(parts.has('tun')).toBe(false);
  });
});
