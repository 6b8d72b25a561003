import { expect, it } from 'vitest';
import { oneLine, plain } from './plain';

it.each([
  ['BR\u2011DE\u201315', 'BR-DE-15'],
  ['a\u00A0b\u2009c', 'a b c'],
  ['Rechnungs\u00ADnummer\u200B', 'Rechnungsnummer'],
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a\tb', 'a\tb'],
  ['Ungueltige Groesse fuer die Pruefung', 'Ungültige Größe für die Prüfung'],
  ['Der Empfaenger empfaenger@example.org', 'Der Empfänger empfaenger@example.org'],
  ['GroÃŸe PrÃ¼fung', 'Große Prüfung'],
  ['Gemäß der Manuelle in Neuerung', 'Gemäß der Manuelle in Neuerung'],
  ['The queue is true; a value continues', 'The queue is true; a value continues'],
])('has plain hyphens, spaces, line ends and umlauts: %j', (text, expected) => {
  expect(plain(text)).toBe(expected);
});

it('makes one line of several', () => {
  expect(oneLine(' a\n\tb  c ')).toBe('a b c');
});
