import { describe, expect, it } from 'vitest';
import { Synonyms } from './synonyms';
import { queryWords } from './words';

const synonyms = new Synonyms(
  [
    { objectID: '1', type: 'synonym', synonyms: ['Einheit', 'Maßeinheit'] },
    { objectID: '2', type: 'synonym', synonyms: ['Leitweg-ID', 'Käuferreferenz'] },
    { objectID: '4', type: 'synonym', synonyms: ['verschicken', 'senden'] },
    { objectID: '5', type: 'oneWaySynonym', input: 'ohne Umsatzsteuer', synonyms: ['Befreiung'] },
    { objectID: '6', type: 'oneWaySynonym', input: 'geht nicht', synonyms: ['Fehler'] },
    { objectID: '3', type: 'oneWaySynonym', input: 'Rechnungsversand', synonyms: ['Versand'] },
  ],
  'de',
);
const match = (query: string) => synonyms.match(queryWords(query, 'de'));

describe('Synonyms', () => {
  it('match words in any inflection, both ways', () => {
    expect(match('alle Maßeinheiten')).toEqual([{ from: 1, to: 1, words: ['einheit'] }]);
    expect(match('Einheiten')).toEqual([{ from: 0, to: 0, words: ['masseinheit'] }]);
  });

  it('match other words of the family', () => {
    expect(match('verschickt')).toEqual([{ from: 0, to: 0, words: ['senden'] }]);
  });

  it('stand in compounds', () => {
    expect(synonyms.inCompound('masseinheitencode')).toContainEqual(['einheit', 'code']);
    expect(synonyms.inCompound('verkaufsmasseinheiten')).toContainEqual(['verkaufs', 'einheit']);
  });

  it('match phrases as written, and written as one', () => {
    expect(match('neue Leitweg-ID prüfen')).toEqual([
      { from: 1, to: 2, words: ['kauferreferenz'] },
    ]);
    expect(match('leitwegid')).toEqual([{ from: 0, to: 0, words: ['kauferreferenz'] }]);
    expect(match('Käuferreferenz')).toEqual([{ from: 0, to: 0, words: ['leitweg', 'id'] }]);
  });

  it('need the stop words of a phrase that has one other word, or none', () => {
    expect(match('Rechnung ohne Umsatzsteuer')).toEqual([{ from: 1, to: 2, words: ['befreiung'] }]);
    expect(match('Rechnung mit Umsatzsteuer')).toEqual([]);
    expect(match('Drucken geht nicht')).toEqual([{ from: 1, to: 2, words: ['fehler'] }]);
    expect(synonyms.inCompound('umsatzsteuercode')).toEqual([]);
  });

  it('are found for misspelt words, but not for a word that has its own', () => {
    expect(synonyms.closest('maseinheit')).toBe('masseinheit');
    expect(synonyms.closest('masseinheiten')).toBeUndefined();
    expect(synonyms.closest('versant')).toBeUndefined();
  });

  it('lead one way only where they say so', () => {
    expect(match('Rechnungsversand')).toEqual([{ from: 0, to: 0, words: ['versand'] }]);
    expect(match('Versand')).toEqual([]);
  });
});
