import { expect, it } from 'vitest';
import type { LocaleId } from '@site/src/locales';
import { condense, cutQuery } from './limits';

it.each([
  ['a'.repeat(64), 'a'.repeat(64)],
  ['a'.repeat(65), 'a'.repeat(64)],
  [`${'a'.repeat(62)}\u{1F4A5}b`, `${'a'.repeat(62)}\u{1F4A5}`],
  [`${'a'.repeat(63)}\u{1F4A5}`, 'a'.repeat(63)],
])('cuts a query at 64 characters, and no emoji in half: %s', (query, cut) => {
  expect(cutQuery(query)).toBe(cut);
});

it.each<[string, LocaleId, string]>([
  ['  Käuferreferenz\nfehlt ', 'de-DE', 'Käuferreferenz fehlt'],
  [
    "cvc-complex-type.2.4.a: Invalid content was found starting with element 'cbc:BuyerReference'.",
    'en-GB',
    'cbc:BuyerReference cvc-complex-type 2.4 Invalid content found',
  ],
  [
    'Hallo zusammen, seit gestern lehnt das Portal unsere Rechnungen ab, woran kann das liegen?',
    'de-DE',
    'lehnt Portal Rechnungen woran',
  ],
  [
    'Dear all, since yesterday the portal refuses every single invoice of ours; what is going on here?',
    'en-GB',
    'since yesterday portal refuses every single invoice ours',
  ],
  [
    'Die Prüfung meldet für alle Rechnungen dieses Kunden seit gestern BR-DE-15, was nun?',
    'de-DE',
    'Prüfung Rechnungen Kunden BR-DE-15',
  ],
  [`${'a'.repeat(40)} ${'b'.repeat(40)}`, 'en-GB', 'a'.repeat(40)],
])('condenses what was pasted: %s', (pasted, locale, query) => {
  expect(condense(pasted, locale)).toBe(query);
});
