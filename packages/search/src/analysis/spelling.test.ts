import { describe, expect, it } from 'vitest';
import { MAX_WORD_LENGTH } from './fold';
import { spell } from './spelling';

describe('spell', () => {
  it('tells words with umlauts or their substitutes from plain ones', () => {
    expect(spell('Währung', 'de').marked).toBe(true);
    expect(spell('Waehrung', 'de').marked).toBe(true);
    expect(spell('BELEG', 'de').marked).toBe(false);
  });

  const parts = (word: string): string[] =>
    spell(word, 'de').humps.map(({ start, end }) => word.slice(start, end));

  it.each([
    ['XMLSchemaLines', ['XML', 'Schema', 'Lines']],
    ['XRechnung', ['X', 'Rechnung']],
    ['xRech', ['x', 'Rech']],
    ['EN16931', ['EN', '16931']],
    ['PDFA12', ['PDFA', '12']],
  ])('takes CamelCase and letters with digits apart: %s', (word, expected) => {
    expect(parts(word)).toEqual(expected);
  });

  it.each(['C62', 'XRec', 'PDFA3', 'IBANs', 'Währung', 'ABCDE', '16931'])(
    'leaves short codes, plurals of acronyms and plain words whole: %s',
    (word) => {
      expect(parts(word)).toEqual([]);
    },
  );

  it('tells parts with umlauts from plain ones', () => {
    const humps = spell('XMLMaßArt', 'de').humps.map(({ folded, marked }) => [folded, marked]);
    expect(humps).toEqual([
      ['xml', false],
      ['mass', true],
      ['art', false],
    ]);
  });

  it('is remembered but for endless words', () => {
    const again = (word: string): boolean => spell(word, 'de') === spell(word, 'de');
    expect(
      [MAX_WORD_LENGTH, MAX_WORD_LENGTH + 1].map((length) => again('x'.repeat(length))),
    ).toEqual([true, false]);
  });

  it('is the same in either language but for what the languages spell otherwise', () => {
    expect(spell('does', 'de').folded).toBe('dos');
    expect(spell('does', 'en').folded).toBe('does');
  });
});
