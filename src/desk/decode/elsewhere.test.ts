import { describe, expect, it } from 'vitest';
import { decodeReport } from './decode';

const answerTo = (text: string) => decodeReport(text, 'en-GB');
const TRACE =
  'Traceback (most recent call last):\n  File "main.py", line 8, in <module>\nValueError: ';

describe('other software and talk', () => {
  it.each([
    `${TRACE}cannot convert float NaN to integer`,
    'Exception in thread "main" java.lang.NullPointerException\n\tat com.shop.Cart.sum(Cart.java:14)',
    'npm ERR! code E404\nnpm ERR! 404 Not Found: left-pad',
    'fatal: unable to access the repository\ngit error: remote not found',
    'Hallo zusammen, ich bekomme beim Anmelden immer einen Fehler. Muss ich etwas einstellen?',
    'I tried to start the game but it says the connection failed. Any ideas?',
    'const client = new Client();\nclient.open(null);\n// throws an error: invalid value',
  ])('get no answer about an invoice: %j', (text) => {
    expect(answerTo(text)).toMatchObject({ status: 'nothing', steps: [], next: [] });
  });

  it.each([
    `${TRACE}the invoice has no lines`,
    'Exception in thread "main" java.lang.NullPointerException\n\tat org.mustangproject.Reader.read(Reader.java:14)',
    'Hallo zusammen, ich bekomme beim Einlesen der Rechnung immer einen Fehler.',
  ])('get one where an invoice or a validator is in it: %j', (text) => {
    expect(answerTo(text).steps.length).toBeGreaterThan(0);
  });

  it('do not hide an id of a rule', () => {
    expect(answerTo(`${TRACE}BR-DE-15`).steps[0]?.rules[0]?.id).toBe('BR-DE-15');
  });
});

describe('names in one word, as interfaces write them', () => {
  it.each([
    ['"code": "RecipientNotFoundInSmp"', /cannot be reached/],
    ['error_duplicate_invoice', /already has an invoice/],
    ['"result": "AuthenticationFailed"', /did not let the sender in/],
  ])('are read as words: %s', (text, answer) => {
    expect(answerTo(text).steps[0]?.message).toMatch(answer);
  });

  it('are no things where all words are in quotation marks', () => {
    const [step] = answerTo('"errorClass": "Xyz",\n"message": "Belegdruck fehlgeschlagen"').steps;
    expect(step?.message).not.toContain('errorClass');
  });
});

describe('an email that came back', () => {
  it('is said to have the wrong address only where its reason says so', () => {
    const spf = answerTo('Unzustellbar: Ihre Nachricht\n550 5.7.23 SPF validation failed').steps;
    expect(spf.map(({ message }) => message)).toEqual([
      expect.stringMatching(/because of its sender/),
    ]);
    expect(answerTo('Undeliverable: your message').steps[0]?.message).toMatch(/came back/);
    expect(answerTo('Undeliverable: 550 5.1.1 user unknown').steps[0]?.message).toMatch(
      /address does not exist/,
    );
  });
});

it('a level between an id and its sentence counts', () => {
  const severityOf = (text: string) => answerTo(text).steps[0]?.severity;
  expect(severityOf('BR-DE-15 warning The reference is expected')).toBe('warning');
  expect(severityOf('PEPPOL-EN16931-R010 information: The address')).toBe('information');
  expect(severityOf('BR-DE-15 Information on the buyer')).toBe('fatal');
});

it('a response that was copied without what is around it counts', () => {
  const xml =
    '<cac:Response><cbc:ResponseCode>RE</cbc:ResponseCode><cac:Status><cbc:StatusReason>Cost centre closed</cbc:StatusReason></cac:Status></cac:Response>';
  expect(answerTo(xml).steps[0]?.message).toMatch(/buyer refuses/);
});

describe('the place of a message', () => {
  it('says which term an element is, where its words do not', () => {
    const [step] = answerTo(
      "[ERROR] 1. Element 'ram:PostalTradeAddress' is marked as not used in the given context.\nError location: /*:CrossIndustryInvoice[1]/*:SellerTradeParty[1]/*:PostalTradeAddress[1]",
    ).steps;
    expect(step?.terms.map(({ id }) => id)).toEqual(['BG-5']);
  });

  it('may be a line of its own, and an attribute', () => {
    const [step] = answerTo(
      '[VD-Valitool-17] Das Element (Gesamtbetrag, BT-106) ist im Format XRechnung nicht erlaubt.\n/rsm:CrossIndustryInvoice/ram:LineTotalAmount/@currencyID',
    ).steps;
    expect(step?.message).toMatch(/BT-106\), @currencyID: not used/);
    expect(step?.places).toEqual(['/rsm:CrossIndustryInvoice/ram:LineTotalAmount/@currencyID']);
  });
});

describe('French platforms, by field', () => {
  it.each([
    ['Le numéro d’engagement est obligatoire pour cette structure', 'BT-13'],
    ['Le code service 12 est inactif', 'BT-10'],
    ['Le SIRET du destinataire est inconnu', 'BT-30'],
  ])('%s', (text, term) => {
    expect(answerTo(text).steps[0]?.terms[0]?.id).toBe(term);
  });
});

it('the own company without a Peppol identifier is told from a recipient without one', () => {
  expect(answerTo('No Peppol ID is configured for your company').steps[0]?.terms[0]?.id).toBe(
    'BT-34',
  );
  expect(answerTo('The customer does not accept Peppol documents').steps[0]?.terms[0]?.id).toBe(
    'BT-49',
  );
});
