import { describe, expect, it } from 'vitest';
import { contentWords } from './stopwords';

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

  it('are the whole text where there is nothing else', () => {
    expect(contentWords('what is it?', 'en')).toBe('what is it?');
  });
});
