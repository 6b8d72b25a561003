import { describe, expect, it } from 'vitest';
import { MAX_QUERY_WORDS, queryWords } from './words';

describe('queryWords', () => {
  it('makes stop words optional unless there is nothing else', () => {
    const optional = (query: string): boolean[] =>
      queryWords(query, 'de').map((word) => word.optional);
    expect(optional('Wie richte ich eine Währung ein')).toEqual([
      true,
      false,
      true,
      true,
      false,
      true,
    ]);
    expect(optional('was ist das')).toEqual([false, false, false]);
  });

  it('reads a code with hyphens as one word, and other units as their words', () => {
    expect(queryWords('BR-DE-15', 'de').map((word) => word.folded)).toEqual(['brde15']);
    expect(queryWords('Käufer-Referenz', 'de').map((word) => word.folded)).toEqual([
      'kaufer',
      'referenz',
    ]);
  });

  it('reads a single letter together with what it is joined to', () => {
    expect(queryWords('E-Rechnung', 'de').map((word) => word.folded)).toEqual(['erechnung']);
    expect(queryWords('E-Mail-Betreff', 'de').map((word) => word.folded)).toEqual([
      'email',
      'betreff',
    ]);
  });

  it('knows the verb of a German question whose prefix stands at the end', () => {
    const separated = (query: string): string[] =>
      queryWords(query, 'de').flatMap((word) => (word.isSeparated ? [word.raw] : []));
    expect(separated('Wo stelle ich die Prüfstufe ein?')).toEqual(['stelle']);
    expect(separated('Die Stelle der Prüfung ein')).toEqual([]);
    expect(separated('Wo finde ich die Prüfstufe?')).toEqual([]);
  });

  it('takes the last word for a prefix until a blank follows', () => {
    expect(queryWords('Währ', 'de').at(-1)?.isPrefix).toBe(true);
    expect(queryWords('Währung ', 'de').at(-1)?.isPrefix).toBe(false);
    expect(queryWords('neue Währ', 'de')[0]?.isPrefix).toBe(false);
  });

  it('reads only the beginning of an endless query', () => {
    expect(queryWords('wort '.repeat(20_000), 'de')).toHaveLength(MAX_QUERY_WORDS);
  });
});
