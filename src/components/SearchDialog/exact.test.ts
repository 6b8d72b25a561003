import { expect, it } from 'vitest';
import type { Hit } from 'edocument-search';
import { belonging, rowAskedFor } from './exact';

const part = (text: string) => (text ? [{ text, marked: false }] : []);
const hit = (url: string, title: string, text = ''): Hit => ({
  id: url,
  url,
  type: url.includes('#') ? 'text' : 'page',
  category: [],
  title: part(title),
  trail: [],
  text: part(text),
});

const piece = hit(
  '/Reference/CodeLists/units#unit-H87',
  'Codes: Units',
  'H87: Stück; Stk., St.; …',
);
const units = hit('/Setup/Units', 'Einheiten');

it.each(['Stück', 'stück', 'Stk.', 'H87', 'h87'])(
  'the row of a code is asked for by %s',
  (query) => {
    expect(rowAskedFor(query, [units, piece])).toBe(piece);
  },
);

it('is not the row of a code that only has the word in it', () => {
  expect(rowAskedFor('Anzahl', [units, piece])).toBeUndefined();
  expect(rowAskedFor('Stück', [units, units, units, piece])).toBeUndefined();
});

it('shows after an exact id only what names it', () => {
  const rule = hit('/Reference/Rules/BR-DE-1', 'BR-DE-1: Bankverbindung fehlt');
  const cause = hit(
    '/HowTo/ManyCustomers#troubleshooting',
    'Viele Kunden',
    'Einträge mit BR-DE-1: …',
  );
  const others = [
    hit('/Reference/Rules/BR-DE-15', 'BR-DE-15: Käuferreferenz fehlt'),
    hit('/HowTo/FirstXRechnung#result', 'Ergebnis', '<cbc:ID>urn:xeinkauf.de:kosit</cbc:ID>'),
  ];
  expect(belonging('br de 01', [rule, ...others, cause])).toEqual([rule, cause]);
  expect(belonging('Bankverbindung', [rule, ...others])).toEqual([rule, ...others]);
  expect(belonging('BR-DE-99', [rule, ...others])).toEqual([rule, ...others]);
});
