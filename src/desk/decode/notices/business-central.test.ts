import { describe, expect, it } from 'vitest';
import { decodeReport } from '../decode';

const NOT_POSTED = /was not posted, released or sent/;
const OWN_NUMBERS = /contains neither GLN nor VAT Registration No/;
const TAKING_OVER = /cannot match it with its own data/;

const first = (text: string) => decodeReport(text, 'en-GB').steps[0];

describe('messages of Business Central', () => {
  it.each([
    [
      'You must fill either GLN or VAT Registration No. in the Company Information window.',
      OWN_NUMBERS,
    ],
    ['You must specify either GLN or VAT Registration No. for Customer 10000.', OWN_NUMBERS],
    ['You cannot assign new numbers from the number series S-INV on 11/27/26.', NOT_POSTED],
    ['Select a Dimension Value Code for the Dimension Code AREA for Customer 10000.', NOT_POSTED],
    ["The VAT Posting Setup does not exist. Identification fields and values: VAT='A'", NOT_POSTED],
    [
      'You cannot post this type of document when Customer 10000 is blocked with type All',
      NOT_POSTED,
    ],
    [
      'You must specify a valid International Standard Code for the Unit of Measure for .',
      /a line has no unit of measure/,
    ],
    ['There is nothing to post.', NOT_POSTED],
    ['Make sure the data exchange definition is correct', /Data Exchange Definition, which/],
    ["No email account defined for the scenario 'Sales Invoice'.", NOT_POSTED],
    ['Document sending profile E-DOC is not setup to send electronic documents.', NOT_POSTED],
    ['E-document is Sent and can not be sent in this state.', NOT_POSTED],
    ["Cannot find buy-from vendor 'Muster GmbH' based on the vendor's GLN 40", TAKING_OVER],
    [
      'The total amount 100 on the created document is different than the total amount 119',
      TAKING_OVER,
    ],
    ['Das Buchungsdatum liegt nicht innerhalb des zugelassenen Buchungszeitraums', /posting date/],
    ['The E-Invoice Routing No. must consist of 2 or 3 segments.', /Leitweg-ID/],
  ])('%s', (text, answer) => {
    expect(first(text)?.message).toMatch(answer);
  });

  it('name pages in German as the platform does', () => {
    const { steps } = decodeReport(
      'MwSt.-Buchungsmatrix existiert nicht. Belegart Rechnung',
      'de-DE',
    );
    expect(steps[0]?.remedy).toMatch(/MwSt\.-Buchungsmatrix Einr\./);
  });

  it.each([
    'The customer does not exist. Identification fields and values: No.=10000',
    'The recipient has blocked the invoice.',
    'Please assign numbers to the lines of the invoice.',
    'The VAT identifier of the buyer is missing in the invoice.',
  ])('are no others: %s', (text) => {
    const message = first(text)?.message ?? '';
    expect(message).not.toMatch(NOT_POSTED);
    expect(message).not.toMatch(OWN_NUMBERS);
  });
});

it.each([
  ['Current value is 0.19; expected 19 (BT-152)', 'Business Central'],
  ['Line amount must be 100.00 in line 2: found 99.99', 'Business Central'],
  ['The information is not up-to-date: please update your address', 'Business Central'],
  ['Fill in the e-invoice routing no if the customer is public', 'check digits'],
  ['Supplier not found in Peppol directory', 'match it with its own data'],
  ['Unknown currency code in invoice: BT-5 must be ISO 4217', 'match it with its own data'],
  ['Supplier bank account not found (BT-84)', 'match it with its own data'],
  ['Rejected: account assignment missing on the invoice (BT-19)', 'could not take the file over'],
  ['The vendor portal could not be found', 'match it with its own data'],
  ['Steuerschlüssel in BT-151 ungültig: XX', 'about bookkeeping'],
  ['Die Rechnung konnte nicht gelesen werden: BT-24 fehlt', 'could not take the file over'],
])('says something else: %s', (text, wrong) =>
  expect(
    decodeReport(text, 'en-GB')
      .steps.map(({ message }) => message)
      .join('\n'),
  ).not.toContain(wrong),
);
