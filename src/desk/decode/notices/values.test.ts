import { expect, it } from 'vitest';
import { decodeReport } from '../decode';

const stepsOf = (text: string) => decodeReport(text, 'en-GB').steps;

it.each([
  ['Arithmetical issue:calculated grand total is 119.01', /sum or a price does not follow/],
  ['Rechenfehler: NetPrice.ChargeAmount (160 != 171,2)', /sum or a price does not follow/],
  [
    "System.Exception: 'Wrong length of datetime element (format 102)'",
    /eight digits such as 20261001/,
  ],
  ['Die Leitweg-ID ist unbekannt.', /does not know the Leitweg-ID/],
  ['Invalid VAT number', /VAT identifier/],
])('a value: %s', (text, answer) =>
  expect(stepsOf(text).map(({ message }) => message)).toEqual([expect.stringMatching(answer)]),
);

it.each([
  ['GLN: check digit is wrong', 'PEPPOL-COMMON-R040'],
  ['Ungültige KvK-Nummer', 'PEPPOL-COMMON-R054'],
  ['Invalid Norwegian organisation number', 'PEPPOL-COMMON-R041'],
])('a number of a register: %s', (text, rule) =>
  expect(stepsOf(text).flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual([rule]),
);
