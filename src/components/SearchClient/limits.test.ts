import { expect, it } from 'vitest';
import { condense, cutQuery } from './limits';

it.each([
  ['a'.repeat(64), 'a'.repeat(64)],
  ['a'.repeat(65), 'a'.repeat(64)],
  [`${'a'.repeat(62)}\u{1F4A5}b`, `${'a'.repeat(62)}\u{1F4A5}`],
  [`${'a'.repeat(63)}\u{1F4A5}`, 'a'.repeat(63)],
])('cuts a query at 64 characters, and no emoji in half: %s', (query, cut) => {
  expect(cutQuery(query)).toBe(cut);
});

it.each([
  ['  Käuferreferenz\nfehlt ', 'Käuferreferenz fehlt'],
  [
    "cvc-complex-type.2.4.a: Invalid content was found starting with element 'cbc:BuyerReference'.",
    'cbc:BuyerReference cvc-complex-type.2.4.a: Invalid content was f',
  ],
  [
    'Hallo zusammen, seit gestern lehnt das Portal unsere Rechnungen ab, woran kann das liegen?',
    'seit gestern lehnt das Portal unsere Rechnungen ab, woran kann d',
  ],
  [
    'Die Prüfung meldet für alle Rechnungen dieses Kunden seit gestern BR-DE-15, was nun?',
    'BR-DE-15 Die Prüfung meldet für alle Rechnungen dieses Kunden se',
  ],
])('condenses what was pasted: %s', (pasted, query) => {
  expect(condense(pasted)).toBe(query);
});
