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
    ['There is nothing to post.', NOT_POSTED],
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
