import { expect, it } from 'vitest';
import { decodeReport } from '../decode';

const stepsOf = (text: string) => decodeReport(text, 'en-GB').steps;

it.each([
  ['Arithmetical issue:calculated grand total is 119.01', /arrives at another total/],
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

it('a total that Mustang calculates is a warning', () => {
  const [step] = stepsOf('Arithmetical issue:calculated grand total is 119.01');
  expect(step?.severity).toBe('warning');
});

it('one of two references is enough', () => {
  const [step] = stepsOf('A buyer reference or purchase order MUST be provided');
  expect(step?.rules.map(({ id }) => id)).toEqual(['PEPPOL-EN16931-R003']);
});

it('a busy check of VAT identification numbers says nothing of an invoice', () => {
  const [step] = stepsOf('{"errorWrappers":[{"error":"MS_MAX_CONCURRENT_REQ"}]}');
  expect(step?.message).toMatch(/official check of VAT identification numbers/);
});
