import { describe, expect, it } from 'vitest';
import { explicitTerms, isTerm, namedTerms } from './terms';

it.each([
  ['BT-10', ['BT-10']],
  ['bt 10, BG25 and BT-10', ['BT-10', 'BG-25']],
  ['BT-DEX-001', ['BT-DEX-001']],
  ['ABT-10, BT-10a', []],
])('finds terms by their numbers in %j', (text, terms) => {
  expect(explicitTerms(text)).toEqual(terms);
});

it('knows the terms of EN 16931', () => {
  expect(isTerm('BT-10')).toBe(true);
  expect(isTerm('BT-999')).toBe(false);
});

describe('finds terms by their names', () => {
  it.each([
    ['Buyer reference', ['BT-10'], true],
    ['the BUYER-reference', ['BT-10'], true],
    ['Käuferreferenz', ['BT-10'], true],
    ['the seller name and the buyer name', ['BT-27', 'BT-44'], true],
    ['the seller name and your buyer name', ['BT-27', 'BT-44'], false],
    ['your seller name and the buyer name', ['BT-27', 'BT-44'], false],
    ['the seller name, the seller name', ['BT-27'], true],
    ['the seller VAT identifier', ['BT-31'], true],
    ['the VAT category code of it', ['BT-118'], true],
    ['the seller', [], true],
    ['', [], true],
    ['!', [], true],
  ])('in %j', (text, terms, areWhole) => {
    expect(namedTerms(text)).toEqual({ terms, areWhole });
  });

  it('the longest at each place', () => {
    expect(namedTerms('vat id of the buyer').terms).toEqual(['BT-48']);
    expect(namedTerms('the iban des verkäufers iban').terms).toEqual(['BT-84']);
    expect(namedTerms('item name buyer name seller name').terms).toEqual([
      'BT-153',
      'BT-44',
      'BT-27',
    ]);
  });
});

it.each([
  ['Seller tax number missing', 'BT-32'],
  ['The vendor’s country is required', 'BT-40'],
  ['postal code of the customer is empty', 'BT-53'],
  ['Die Adresse des Käufers ist unvollständig', 'BG-8'],
  ['USt-IdNr. des Lieferanten fehlt', 'BT-31'],
  ['Rechnungsempfänger-Ländercode ungültig', 'BT-55'],
])('a party and its property are one name: %s', (text, term) => {
  expect(namedTerms(text).terms).toEqual([term]);
});

it('an address of email of the customer may be another than the term', () => {
  expect(namedTerms('Beim Kunden ist keine E-Mail-Adresse hinterlegt').terms).toEqual([]);
});
