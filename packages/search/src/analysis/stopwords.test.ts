import { describe, expect, it } from 'vitest';
import { contentWords, isAround, isStopWord, isTalk } from './stopwords';

describe('content words', () => {
  it('leave out what a question begins with, and its punctuation', () => {
    expect(contentWords('Wie kann ich die Rechnung nochmals senden?', 'de')).toBe(
      'Rechnung nochmals senden',
    );
    expect(contentWords('how do I send it: as XML, or by e-mail', 'en')).toBe('send XML e-mail');
  });

  it('keep identifiers and amounts as they are written', () => {
    expect(contentWords('what does BR-DE-15 say about 1.190,00', 'en')).toBe(
      'BR-DE-15 say 1.190,00',
    );
  });

  it('keep what joins a stop word to another', () => {
    expect(contentWords('the To-Do list', 'en')).toBe('To-Do list');
  });

  it('are the whole text where there is nothing else', () => {
    expect(contentWords('what is it?', 'en')).toBe('what is it?');
  });
});

describe('words around what is asked', () => {
  it.each([
    // Function words, words of talk, words around the name of a value.
    ['the', 'en', [true, false, true]],
    ['suddenly', 'en', [false, true, false]],
    ['field', 'en', [false, false, true]],
    ['currency', 'en', [false, false, false]],
    ['der', 'de', [true, false, true]],
    ['plotzlich', 'de', [false, true, false]],
    ['feld', 'de', [false, false, true]],
    ['wahrung', 'de', [false, false, false]],
    ['the', 'de', [false, false, false]],
  ] as const)('are told from others by language: %s in %s', (word, language, expected) => {
    const told = [isStopWord, isTalk, isAround].map((is) => is(word, language));
    expect(told).toEqual(expected);
  });
});
