import { describe, expect, it } from 'vitest';
import { lexiconOf, termNames } from './testing';

/** Different words that begin so. */
function wordsOn(beginning: string, count: number): string {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const endings = letters.flatMap((first) => letters.map((second) => first + second));
  return endings
    .slice(0, count)
    .map((ending) => beginning + ending)
    .join(' ');
}

describe('forms', () => {
  const lexicon = lexiconOf('bu buch buchen buchung buchungen gebucht tag tage tagung');

  it.each([
    ['buchung', ['buchung Form', 'buchungen Stem', 'buchen Family', 'gebucht Family']],
    ['buche', ['buch Stem', 'buchen Stem']],
    ['tage', ['tage Form', 'tag Stem']],
    ['tag', ['tag Form', 'tage Stem']],
    ['bu', ['bu Form']],
    ['versand', []],
  ])('of %s are the word itself, those of its stem and those of its family', (word, forms) => {
    expect(termNames(lexicon, lexicon.forms(word)).sort()).toEqual([...forms].sort());
  });

  it('are the same list each time, so that equal words of a query are one leaf', () => {
    expect(lexicon.forms('buchung')).toBe(lexicon.forms('buchung'));
    expect(lexicon.direct('buchung', true)).toBe(lexicon.direct('buchung', true));
  });

  it('are joined by what begins so while the word is typed, each once', () => {
    expect(termNames(lexicon, lexicon.direct('buch', false))).toEqual(['buch Form', 'buchen Stem']);
    expect(termNames(lexicon, lexicon.direct('buch', true))).toEqual([
      'buch Form',
      'buchen Stem',
      'buchung Prefix',
      'buchungen Prefix',
    ]);
    expect(termNames(lexicon, lexicon.direct('tag', true))).toEqual([
      'tag Form',
      'tage Stem',
      'tagung Prefix',
    ]);
  });
});

describe('words that begin so', () => {
  it('are longer than the word', () => {
    const lexicon = lexiconOf('beleg belegart zoll');
    expect(termNames(lexicon, lexicon.prefixed('beleg'))).toEqual(['belegart Prefix']);
    expect(['beleg', 'belegart', 'bele'].map((word) => lexicon.has(word))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are the 200 most frequent where there are more', () => {
    const lexicon = lexiconOf(`${wordsOn('beleg', 201)} belegzz belegzz`);
    const found = termNames(lexicon, lexicon.prefixed('beleg'));
    expect(found).toHaveLength(200);
    expect(found[0]).toBe('belegzz Prefix');
  });

  it('are all of them up to 200, in the order of the index', () => {
    const lexicon = lexiconOf(`${wordsOn('beleg', 199)} belegzz belegzz`);
    const found = termNames(lexicon, lexicon.prefixed('beleg'));
    expect(found).toHaveLength(200);
    expect(found.at(-1)).toBe('belegzz Prefix');
  });
});

describe('misspelt words', () => {
  it.each([
    ['have no corrections when short', 'zol', false, 'zoll', []],
    ['are never corrected to themselves', 'beleg', false, 'beleg', []],
    ['are corrected by one typo', 'beleh', false, 'beleg zoll', ['beleg Form 1']],
    [
      'stand for the nearest words only',
      'rechnunk',
      false,
      'rechnung rechnumg zoll',
      ['rechnung Form 1'],
    ],
    [
      'stand for all words that are as near, the most frequent first',
      'beler',
      false,
      'beleb beleg beleg',
      ['beleg Form 1', 'beleb Form 1'],
    ],
    [
      'stand for the other forms of what is meant, but not for its family',
      'buchunh',
      false,
      'buchung buchungen buchen',
      ['buchung Form 1', 'buchungen Stem 1'],
    ],
    [
      'have each of those once',
      'belegr',
      false,
      'belege belegs',
      ['belege Form 1', 'belegs Form 1'],
    ],
    [
      'may be the beginning of a word, after whole words',
      'beleh',
      true,
      'beleg belegart belege',
      ['beleg Form 1', 'belege Form 1', 'belegart Prefix 1'],
    ],
    ['are whole words otherwise', 'beleh', false, 'belegart', []],
  ])('%s', (_, word, asPrefix, words, expected) => {
    const lexicon = lexiconOf(words);
    expect(termNames(lexicon, lexicon.misspelt(word, asPrefix))).toEqual(expected);
  });

  it('stand for 40 words at most', () => {
    const lexicon = lexiconOf(wordsOn('belegx', 60));
    expect(lexicon.misspelt('belegy', true)).toHaveLength(40);
  });

  it('stand for other forms of eight words at most', () => {
    const near = [...'abcdfghij'].map((letter) => `b${letter}leg`);
    const lexicon = lexiconOf([...near, ...near.map((word) => `${word}e`)].join(' '));
    const found = termNames(lexicon, lexicon.misspelt('beleg', false));
    expect(found.filter((name) => name.endsWith('Form 1'))).toHaveLength(9);
    expect(found.filter((name) => name.endsWith('Stem 1'))).toHaveLength(8);
  });
});

describe('words that contain a word', () => {
  const lexicon = lexiconOf(`beleg belegart teilbeleg zoll zollart ${wordsOn('amt', 3)}`);

  it.each([
    ['beleg', ['belegart Relaxed', 'teilbeleg Relaxed']],
    ['zoll', ['zollart Relaxed']],
    ['amt', []],
    ['versand', []],
  ])('%s', (word, expected) => {
    expect(termNames(lexicon, lexicon.containing(word))).toEqual(expected);
  });

  it('are 40 at most', () => {
    const many = lexiconOf(wordsOn('beleg', 41));
    expect(many.containing('beleg')).toHaveLength(40);
  });
});

describe('the beginning of an unknown word', () => {
  it.each([
    ['belegxyz', 'belegart belegung zoll', ['belegart Relaxed', 'belegung Relaxed']],
    ['belegarx', 'belegart belegung', ['belegart Relaxed']],
    // Three of its five letters, and two thirds of a longer one, say too little.
    ['belxy', 'beleg', []],
    ['belexy', 'belegen', ['belegen Relaxed']],
    ['belegwxyz', 'belegen', []],
    ['belegxyzw', 'belegxen', ['belegxen Relaxed']],
    ['beleg', 'beleg belegen', ['beleg Relaxed', 'belegen Relaxed']],
  ])('leads from %s to words of %s', (word, words, expected) => {
    const lexicon = lexiconOf(words);
    expect(termNames(lexicon, lexicon.truncated(word))).toEqual(expected);
  });

  it('leads to 40 words at most', () => {
    const many = lexiconOf(wordsOn('beleg', 60));
    expect(many.truncated('belegx')).toHaveLength(40);
  });
});

describe('compounds', () => {
  const parts = (lexicon: ReturnType<typeof lexiconOf>, word: string): string[] =>
    lexicon.split(word).map(({ term }) => term);

  it('are made of parts of the compounds that the corpus has', () => {
    const lexicon = lexiconOf('rechnung rechnung versand versand', 'beleg druck');
    expect(parts(lexicon, 'belegdruck')).toEqual(['beleg', 'druck']);
  });

  it.each([
    ['rechnung rechnung versand versand', ['rechnung', 'versand']],
    ['rechnung versand versand', []],
    ['rechnung rechnung', []],
  ])('are else made of words that it has twice: %s', (words, expected) => {
    expect(parts(lexiconOf(words), 'rechnungsversand')).toEqual(expected);
  });

  it('are not made of stop words', () => {
    expect(parts(lexiconOf('durch durch beleg beleg'), 'durchbeleg')).toEqual([]);
  });

  it.each([
    ['wahrung', 'de', 'wahrungen', true],
    ['seite', 'de', 'seiten', true],
    ['beleg', 'de', 'belege', true],
    ['fehler', 'de', 'fehlers', false],
    ['seite', 'en', 'seiten', false],
    ['code', 'en', 'code', true],
  ] as const)('have %s as a part in %s where the corpus has %s: %s', (word, language, part, is) => {
    expect(lexiconOf('', part, language).isPart(word)).toBe(is);
  });
});
