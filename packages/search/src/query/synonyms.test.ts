import { describe, expect, it } from 'vitest';
import type { Synonym } from '../types';
import { Synonyms } from './synonyms';
import { queryWords } from './words';

const RULES: readonly Synonym[] = [
  { objectID: '1', type: 'synonym', synonyms: ['Einheit', 'Maßeinheit'] },
  { objectID: '2', type: 'synonym', synonyms: ['Leitweg-ID', 'Käuferreferenz'] },
  { objectID: '4', type: 'synonym', synonyms: ['verschicken', 'senden'] },
  { objectID: '5', type: 'oneWaySynonym', input: 'ohne Umsatzsteuer', synonyms: ['Befreiung'] },
  { objectID: '6', type: 'oneWaySynonym', input: 'geht nicht', synonyms: ['Fehler'] },
  { objectID: '3', type: 'oneWaySynonym', input: 'Rechnungsversand', synonyms: ['Versand'] },
];
const synonyms = () => new Synonyms(RULES, 'de');
const match = (query: string) => synonyms().match(queryWords(query, 'de'));

describe('Synonyms', () => {
  it('match words in any inflection, both ways', () => {
    expect(match('alle Maßeinheiten')).toEqual([{ from: 1, to: 1, words: ['einheit'] }]);
    expect(match('Einheiten')).toEqual([{ from: 0, to: 0, words: ['masseinheit'] }]);
  });

  it('match other words of the family', () => {
    expect(match('verschickt')).toEqual([{ from: 0, to: 0, words: ['senden'] }]);
  });

  it('stand in compounds', () => {
    expect(synonyms().inCompound('masseinheitencode')).toContainEqual(['einheit', 'code']);
    expect(synonyms().inCompound('verkaufsmasseinheiten')).toContainEqual(['verkaufs', 'einheit']);
  });

  it('stand in compounds of which the other half has four letters', () => {
    expect(synonyms().inCompound('codeeinheit')).toEqual([['code', 'masseinheit']]);
    expect(synonyms().inCompound('einheitcode')).toEqual([['masseinheit', 'code']]);
    expect(synonyms().inCompound('arteinheit')).toEqual([]);
    expect(synonyms().inCompound('einheitart')).toEqual([]);
  });

  it('match phrases as written, and written as one', () => {
    expect(match('neue Leitweg-ID prüfen')).toEqual([
      { from: 1, to: 2, words: ['kauferreferenz'] },
    ]);
    expect(match('Leitweg der ID')).toEqual([{ from: 0, to: 2, words: ['kauferreferenz'] }]);
    for (const query of ['neue Leitweg', 'Leitweg prüfen', 'neue ID Leitweg'])
      expect(match(query), query).toEqual([]);
    expect(match('leitwegid')).toEqual([{ from: 0, to: 0, words: ['kauferreferenz'] }]);
    expect(match('Käuferreferenz')).toEqual([{ from: 0, to: 0, words: ['leitweg', 'id'] }]);
  });

  it('need the stop words of a phrase that has one other word, or none', () => {
    expect(match('Rechnung ohne Umsatzsteuer')).toEqual([{ from: 1, to: 2, words: ['befreiung'] }]);
    expect(match('Rechnung mit Umsatzsteuer')).toEqual([]);
    expect(match('ohne die Umsatzsteuer')).toEqual([]);
    expect(match('Drucken geht nicht')).toEqual([{ from: 1, to: 2, words: ['fehler'] }]);
    expect(synonyms().inCompound('umsatzsteuercode')).toEqual([]);
  });

  it('are found for misspelt words, but not for a word that has its own', () => {
    expect(synonyms().closest('maseinheit')).toBe('masseinheit');
    expect(synonyms().closest('masseinheiten')).toBeUndefined();
    expect(synonyms().closest('versant')).toBeUndefined();
  });

  it('are those of the nearest word, which has six letters and is meant as a whole', () => {
    const words = ['Fakturan', 'Fakturen', 'Umlaut', 'Verkaufsrechnung'];
    const near = new Synonyms(
      words.map((input) => ({ objectID: input, type: 'oneWaySynonym', input, synonyms: ['x'] })),
      'de',
    );
    expect(near.closest('fakturenm')).toBe('fakturen');
    expect(near.closest('umlauf')).toBe('umlaut');
    expect(near.closest('umlau')).toBeUndefined();
    expect(near.closest('fakturxy')).toBe('fakturan');
    expect(near.closest('verkauf')).toBeUndefined();
  });

  it('of a phrase are not those of its first word', () => {
    expect(synonyms().inCompound('leitwegcode')).toEqual([]);
    expect(synonyms().closest('leitwag')).toBeUndefined();
    expect(synonyms().closest('leitwgid')).toBe('leitwegid');
  });

  it('of a stop word alone say nothing about the words beside it', () => {
    const without: Synonym = {
      objectID: '1',
      type: 'oneWaySynonym',
      input: 'ohne',
      synonyms: ['x'],
    };
    expect(new Synonyms([without], 'de').match(queryWords('Beleg ohne Konto', 'de'))).toEqual([]);
  });

  it('of signs alone lead nowhere', () => {
    const signs: Synonym = {
      objectID: '1',
      type: 'oneWaySynonym',
      input: '—',
      synonyms: ['Konto'],
    };
    expect(new Synonyms([signs], 'de').match(queryWords('Beleg — Konto', 'de'))).toEqual([]);
  });

  it('lead one way only where they say so', () => {
    expect(match('Rechnungsversand')).toEqual([{ from: 0, to: 0, words: ['versand'] }]);
    expect(match('Versand')).toEqual([]);
  });
});
