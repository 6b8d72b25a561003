import { describe, expect, it } from 'vitest';
import { MAX_QUERY_LENGTH, MAX_QUERY_WORDS, MAX_TOLD_WORDS, queryWords } from './words';

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

  it('needs the stop words that are written together, in a word or a code', () => {
    const optional = (query: string): boolean[] =>
      queryWords(query, 'en').map((word) => word.optional);
    expect(optional('the To-Do list')).toEqual([true, false, false, false]);
    expect(optional('BT-10 the list')).toEqual([false, true, false]);
    expect(optional('list the')).toEqual([false, true]);
  });

  it('has a code as it was typed, whatever its spelling', () => {
    const codes = queryWords('neue BR-DE-15 Größe-5 Größe5', 'de');
    expect(codes.map(({ typed, raw, marked }) => [typed, raw, marked])).toEqual([
      ['neue', 'neue', false],
      ['BR-DE-15', 'BRDE15', false],
      ['Größe-5', 'Größe5', false],
      ['Größe5', 'Größe5', true],
    ]);
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
    expect(separated('Wie stelle ich ein')).toEqual(['stelle']);
    expect(separated('Wie geht aus')).toEqual([]);
    expect(separated('Belege stelle ich ein')).toEqual([]);
    expect(queryWords('was stelle ich ein', 'en').some((word) => word.isSeparated)).toBe(false);
  });

  it('takes the last word for a prefix until a blank follows', () => {
    expect(queryWords('Währ', 'de').at(-1)?.isPrefix).toBe(true);
    expect(queryWords('Währung ', 'de').at(-1)?.isPrefix).toBe(false);
    expect(queryWords('neue Währ', 'de').map((word) => word.isPrefix)).toEqual([false, true]);
  });

  it('reads of a mail what it tells, also behind its greeting', () => {
    const mail =
      'Guten Morgen zusammen, die DB hat uns gestern drei Rechnungen zurückgeschickt, weil angeblich die Bestellnummer fehlt. ';
    expect(queryWords(mail, 'de').map(({ raw }) => raw)).toEqual([
      'DB',
      'drei',
      'Rechnungen',
      'zurückgeschickt',
      'angeblich',
      'Bestellnummer',
    ]);
    expect(queryWords('Hallo.', 'de').map(({ raw }) => raw)).toEqual(['Hallo']);
    const talk = 'so it is what it is, and it was what it was, as ever ';
    expect(queryWords(talk, 'en')).toHaveLength(MAX_QUERY_WORDS);
  });

  it.each([
    ['Die Mail kam zurück. Viele Grüße, Holger Beispiel', 'de', ['Mail', 'kam', 'zurück']],
    ['Mail zurück, mfg H. Beispiel, Muster GmbH', 'de', ['Mail', 'zurück']],
    ['The mail came back on Monday. Kind regards, Jo', 'en', ['mail', 'came', 'back']],
    ['Gruß im Mailtext ändern', 'de', ['Mailtext', 'ändern']],
  ] as const)('leaves out who a mail is from and when it was: %s', (mail, language, words) => {
    const told = queryWords(mail, language).filter(({ optional }) => !optional);
    expect(told.map(({ raw }) => raw)).toEqual(words);
  });

  it('reads only the beginning of an endless query', () => {
    expect(queryWords('wort '.repeat(20_000), 'de')).toHaveLength(MAX_TOLD_WORDS);
    expect(queryWords(`${' '.repeat(MAX_QUERY_LENGTH - 3)}Beleg`, 'de')).toMatchObject([
      { raw: 'Bel' },
    ]);
  });
});
