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
  [
    'Arithmetical issue:Payable total in XML is -357.00, but calculated total is 357.00 with tax basis 300.00',
    /with the other sign/,
  ],
  ["Value '9956' is not valid ICD.", /does not know the scheme/],
  ['Die Leitweg-ID ist unbekannt.', /Leitweg-ID \(BT-10\) is not accepted/],
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

it.each([
  ['No calculation errors found', 'does not follow from its parts'],
  ['Rounding difference account is missing in the ledger setup', 'does not follow from its parts'],
  ['Geschäftsführer: Max Muster, Handelsregister: HRB 123', 'subject code REG'],
  ['No business unit code found for company', 'UN/ECE'],
  ['Business unit A10 refused the invoice: wrong cost centre', 'unit code'],
  ['The unit price in line 3 was rejected', 'unit code'],
  ['Subject: Purchase order 4711 - undeliverable: unknown user', 'finds no order'],
  ['Ungültiger Ländercode in der USt-IdNr.', 'ISO 3166-1'],
  ['Steuersatz 0 %: Grund vorhanden', 'exemption reason'],
  ['Invoice date 2026-10-01, payment within 30 days: due date missing', 'number of days'],
  ['Invoice number 4711 has a valid format', 'form that it expects'],
  ['Wrong legal entity selected: change the company', 'addressed to another company'],
  ['No duplicate invoice found', 'already has an invoice'],
  ['Rechnung wurde bereits gebucht und kann nicht geändert werden', 'already has an invoice'],
  [
    'Die Leitweg-ID ist vorhanden, aber die Spezifikation ist unbekannt',
    'Leitweg-ID (BT-10) is not accepted',
  ],
  ['No Leitweg-ID is needed for B2B invoices.', 'has a buyer reference'],
  ['Supplier number is not required', 'as a supplier'],
  ['Die USt-IdNr. ist nicht erforderlich, Steuernummer ist ungültig', 'VAT identifier, the'],
  ['EndpointID format is correct', 'electronic address'],
  ['Invalid endpoint: https://api.example.com/v1', 'electronic address'],
  ['Supplier number accepted; tax number missing', 'as a supplier'],
  ['Purchase order not required', 'finds no order'],
  ['Purchase order found, but goods receipt missing', 'finds no order'],
  ['Bestellung 123: Lieferschein fehlt', 'finds no order'],
])('says something else: %s', (text, wrong) =>
  expect(stepsOf(text).map(({ message }) => message)).not.toContainEqual(
    expect.stringContaining(wrong),
  ),
);

it('a Leitweg-ID of another form is no profile', () => {
  const [step] = stepsOf('Die Leitweg-ID hat nicht das richtige Format.');
  expect(step?.message).toMatch(/Leitweg-ID \(BT-10\) is not accepted/);
});

it('a VAT identification number that is confirmed is not said to be wrong', () => {
  const [step] = stepsOf('VAT number checked in VIES: valid');
  expect(step?.message).toMatch(/Unless it confirms the number/);
});

it('wrong check digits of a Leitweg-ID are no unknown Leitweg-ID', () => {
  const [step] = stepsOf('Ungültige Prüfziffer der Leitweg-ID (ISO 7064 MOD 97-10).');
  expect(step?.message).toMatch(/check digits .* do not fit/);
});

it('only a tax number: the VAT identifier is missed', () => {
  const [step] = stepsOf(
    'Der Verkäufer hat nur eine Steuernummer angegeben; eine USt-IdNr. ist erforderlich.',
  );
  expect(step?.terms.map(({ id }) => id)).toEqual(['BT-31']);
});
