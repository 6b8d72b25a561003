import { expect, it } from 'vitest';
import { recognise } from './recognise';

const placeOf = (text: string): string | undefined => {
  const found = recognise(text, 'en-GB');
  return found && 'to' in found ? `${found.kind} ${found.to}` : found?.kind;
};

it.each([
  ['cbc:BuyerReference', 'BT-10'],
  ['<cbc:BuyerReference>', 'BT-10'],
  ['/Invoice/cbc:BuyerReference', 'BT-10'],
  ['cac:Price/cbc:PriceAmount', 'BT-146'],
  ['ram:BuyerReference', 'BT-10'],
  ["/*:Invoice[namespace-uri()='urn:x'][1]/*:BuyerReference[namespace-uri()='urn:y'][1]", 'BT-10'],
])('an element or path leads to its term: %s', (text, term) => {
  expect(placeOf(text)).toBe(`term /Reference/Terms/${term}`);
});

it('an error of a schema leads to the term of its element, with what to do', () => {
  const error =
    "cvc-complex-type.2.4.a: Invalid content was found starting with element 'cbc:BuyerReference'. One of '{cbc:Note}' is expected.";
  expect(recognise(error, 'de-DE')).toMatchObject({
    kind: 'schema',
    title: 'BT-10: Käuferreferenz',
    to: '/Reference/Terms/BT-10',
    remedy: expect.stringContaining('Schema') as string,
  });
});

it.each(['EDOC-0003', 'Die Belegart Rechnung ist nicht aktiv.'])(
  'a message of eDocument leads to its row: %s',
  (text) => expect(placeOf(text)).toBe('message /Reference/Messages#EDOC-0003'),
);

it('a single message of a validator leads to its rule', () => {
  expect(placeOf('Das Element "Buyer reference" muss übermittelt werden.')).toBe(
    'rule /Reference/Rules/BR-DE-15',
  );
});

it.each([
  ['<?xml version="1.0"?><Invoice xmlns="a"><x/></Invoice>', 'invoice'],
  ['[BR-DE-15] fehlt\n[BR-CO-16] Amount due for payment (BT-115)', 'report'],
])('an invoice goes to the check, a report to the decoder', (text, kind) => {
  expect(placeOf(text)).toBe(kind);
});

it('a single message of a network goes to the decoder', () => {
  expect(placeOf('Participant 0204:991-1 not found in SML')).toBe('report');
});

it.each([
  ...['BuyerReference', '/Setup/Units', 'XRechnung/ZUGFeRD', 'EDOC-9999', 'invoice rejected'],
  ...['Chorus Pro', 'ebInterface', 'mailbox full', 'duplicate invoice'],
  'Hello, our customer says that the order number is missing, but we always enter it. Where is it from?',
  'Hallo zusammen, seit Montag stehen alle Rechnungen auf Fehler, weil die Anhänge zu groß sind. Was tun wir?',
  ...['the total amount is wrong, what now', 'Wo steht, dass ein Code ungültig ist?'],
])('%s is searched', (text) => expect(recognise(text, 'en-GB')).toBeUndefined());
