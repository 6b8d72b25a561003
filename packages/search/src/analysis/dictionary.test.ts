import { describe, expect, it } from 'vitest';
import type { AnalysisLanguage } from '../types';
import { partDictionary } from './dictionary';

function isPart(
  word: string,
  texts: readonly string[],
  language: AnalysisLanguage = 'de',
): boolean {
  return partDictionary(texts, language).has(word);
}

describe('a word of the texts', () => {
  it.each([
    ['lesbar', 'lesbar', true],
    ['drucken', 'drucken', true],
    ['beleg', 'ein Beleg', true],
    ['druck', 'im druck', false],
    ['druck', 'im druck, als druck', true],
    ['code', 'der Code', false],
    ['code', 'der Code, ein Code', true],
    ['code', 'der code, ein code', false],
    ['art', 'Art und Art', false],
    ['art', 'Art, Art und Art', true],
    ['rot', 'rot, rot, rot und rot', false],
    // Half of them with a capital are enough.
    ['mut', 'Mut mut Mut mut', true],
    ['mut', 'Mut mut mut mut', false],
    ['eu', 'EU EU EU EU', false],
    // Neither stop words nor codes, of whatever length.
    ['zwischen', 'zwischen zwischen', false],
    ['vatex25', 'VATEX25 VATEX25', false],
  ])('in German, %s of "%s"', (word, text, is) => {
    expect(isPart(word, [text])).toBe(is);
  });

  it.each([
    ['number', 'one number', true],
    ['code', 'a code', false],
    ['code', 'a code, the code', true],
    ['art', 'art art art art', false],
  ])('in English, %s of "%s"', (word, text, is) => {
    expect(isPart(word, [text], 'en')).toBe(is);
  });

  it('counts in all texts and spellings', () => {
    expect(isPart('grosse', ['Größe', 'Grösse'])).toBe(true);
    expect(isPart('mass', ['Maß', 'Mass'])).toBe(true);
  });
});

describe('a singular', () => {
  it.each([
    ['zugang', 'Alle Zugänge', true],
    ['lieferung', 'Alle Lieferungen', true],
    ['wert', 'Alle Werte', true],
    ['adresse', 'Alle Adressen', true],
    // Too short, of no noun, of no plural, of another word.
    ['tag', 'Tage und Tage', false],
    ['liefer', 'sie liefern', false],
    ['fehle', 'Ein Fehler', false],
    ['radiu', 'Der Radius', false],
  ])('%s of "%s"', (word, text, is) => {
    expect(isPart(word, [text])).toBe(is);
  });

  it('is not looked for in English', () => {
    expect(isPart('rechnung', ['Rechnungen'], 'en')).toBe(false);
  });
});

describe('what is in several compounds only', () => {
  it.each([
    ['is a part', 'vorlagen', true, 'Beleg Prozess', 'Belegvorlagen Prozessvorlagen'],
    ['has to be in two', 'vorlagen', false, 'Beleg Prozess', 'Belegvorlagen'],
    ['has to follow known words', 'vorlagen', false, 'Beleg', 'Belegvorlagen Xyzabvorlagen'],
    [
      'has to follow longer words',
      'vorlagen',
      false,
      'Art Art Art Weg Weg Weg',
      'Artvorlagen Wegvorlagen',
    ],
    [
      'may follow a linking letter',
      'vorlagen',
      true,
      'Zugang Beleg',
      'Zugangsvorlagen Belegvorlagen',
    ],
    [
      'is without that letter',
      'svorlagen',
      false,
      'Zugang Lieferung Beleg',
      'Zugangsvorlagen Lieferungsvorlagen Belegvorlagen',
    ],
    [
      'is without it also where it is short',
      'stext',
      false,
      'Zugang Lieferung Beleg',
      'Zugangstext Lieferungstext Belegtext',
    ],
    ['has five letters', 'texte', true, 'Beleg Prozess', 'Belegtexte Prozesstexte'],
    ['has no fewer', 'text', false, 'Beleg Prozess', 'Belegtext Prozesstext'],
    [
      'keeps a letter that it always has',
      'stempel',
      true,
      'Beleg Auftrag',
      'Belegstempel Auftragstempel',
    ],
    [
      'is not what such a letter leaves',
      'tempel',
      false,
      'Beleg Auftrag',
      'Belegstempel Auftragstempel',
    ],
    [
      'is not what such a letter of a known word leaves',
      'tempel',
      false,
      'Beleg Auftrag Prozess Stempel',
      'Belegstempel Auftragstempel Prozesstempel',
    ],
    [
      'is no known word with a linking letter',
      'scode',
      false,
      'Region Rechnung Code Code',
      'Regionscode Rechnungscode',
    ],
    ['is no ending of a word', 'ieren', false, 'Format Standard', 'formatieren standardieren'],
  ])('%s: %s', (_, word, is, ...texts) => {
    expect(isPart(word, texts)).toBe(is);
  });

  it('is none in English', () => {
    expect(isPart('vorlagen', ['Beleg Prozess', 'Belegvorlagen Prozessvorlagen'], 'en')).toBe(
      false,
    );
  });

  it('is not what is left of inflected words', () => {
    const parts = partDictionary(
      [
        'Das Rechnen, das Prüfen, der Code, ein Code',
        'Rechnungen Prüfungen Rechnungsnummern Prüfungsnummern',
        'Regionscode Rechnungscode Prüfungscode',
      ],
      'de',
    );
    expect([...parts].filter((part) => /^(?:ung|s?code.)/.test(part))).toEqual([]);
  });
});
