import { expect, it } from 'vitest';
import { emptyFieldIn } from './business-central';

it.each([
  ['Due Date must have a value in Sales Header: No.=1.', 'Due Date', 'Sales Header'],
  ['Error: "Due Date" must have a value in "Sales Header": No.=1.', 'Due Date', 'Sales Header'],
  ['Due Date must have a value in Sales Header.', 'Due Date', 'Sales Header'],
  ['Fälligkeitsdatum muss einen Wert in Verkaufskopf haben.', 'Fälligkeitsdatum', 'Verkaufskopf'],
  [
    'Fälligkeitsdatum muss in Verkaufskopf: Nr.=1 einen Wert haben.',
    'Fälligkeitsdatum',
    'Verkaufskopf',
  ],
  ['IBAN muss einen Wert in Kopf enthalten: Nr.=1. Er darf nicht leer sein.', 'IBAN', 'Kopf'],
  ["Das Feld 'Ihre Referenz' muss einen Wert in Kopf haben.", 'Ihre Referenz', 'Kopf'],
  ['The export failed: Due Date must have a value in Sales Header', 'Due Date', 'Sales Header'],
])('reads the empty field: %s', (message, field, table) => {
  expect(emptyFieldIn(message)).toEqual({ field, table, terms: [] });
});

it('names the terms that the field fills, in both languages', () => {
  const field = (name: string, table: string) =>
    emptyFieldIn(`${name} must have a value in ${table}.`);
  expect(field('Document Date', 'Sales Invoice Header')?.terms).toEqual(['BT-2']);
  expect(field('document date', 'sales invoice header')?.terms).toEqual(['BT-2']);
  expect(field('Buyer Reference', 'Target List')?.terms).toEqual(['BT-10']);
  expect(field('Käuferreferenz', 'Zielliste')?.terms).toEqual(['BT-10']);
});

it.each([
  'Due Date must be later than today.',
  'must have a value in Sales Header.',
  'Der Betrag muss in EUR, sonst ist der Wert falsch.',
  `${'x '.repeat(300)}. Due Date must have a value in Sales Header.`,
])('reads nothing in another message: %#', (message) => {
  expect(emptyFieldIn(message)).toBeUndefined();
});
