import { describe, expect, it } from 'vitest';
import { decodeReport } from './decode';
import data from './response-codes.json';
import { responseIn } from './responses';

const KINDS = {
  buyer: 'urn:fdc:peppol.eu:poacc:trns:invoice_response:3',
  accessPoint: 'urn:peppol:edec:mls:1.0',
};
const response = (kind: keyof typeof KINDS, status: string, inner = '') =>
  `<ApplicationResponse xmlns:cac="urn:cac" xmlns:cbc="urn:cbc"><cbc:CustomizationID>${KINDS[kind]}</cbc:CustomizationID><cac:DocumentResponse><cac:Response><cbc:ResponseCode>${status}</cbc:ResponseCode>${inner}</cac:Response></cac:DocumentResponse></ApplicationResponse>`;
const code = (list: string, value: string) =>
  `<cac:Status><cbc:StatusReasonCode listID="${list}">${value}</cbc:StatusReasonCode></cac:Status>`;

describe('the response of a buyer', () => {
  it.each(Object.entries(data.statuses).filter(([status]) => status !== 'AP'))(
    'with %s says what the status means, as grave as it is',
    (status, own) => {
      const { steps } = decodeReport(response('buyer', status), 'en-GB');
      expect(steps).toMatchObject([{ message: own['en-GB'], severity: own.severity }]);
    },
  );

  it.each(Object.entries(data.reasons))('names the reason %s and its terms', (reason, own) => {
    const text = response('buyer', 'RE', code('OPStatusReason', reason));
    const [step] = decodeReport(text, 'de-DE').steps;
    expect(step?.message).toContain(own['de-DE']);
    expect(step?.terms.map(({ id }) => id)).toEqual(own.terms);
  });

  it.each(Object.keys(data.actions))('names the action %s', (action) => {
    const text = response('buyer', 'UQ', code('OPStatusAction', action));
    expect(decodeReport(text, 'en-GB').steps[0]?.message).toContain(action);
  });

  it('has a step of eDocument only when it refuses', () => {
    const next = (status: string) => decodeReport(response('buyer', status), 'en-GB').next.length;
    expect([next('RE'), next('UQ'), next('AB'), next('PD')]).toEqual([3, 0, 0, 0]);
  });

  it('also has the answer to its own words, no graver than its status', () => {
    const words =
      '<cac:Status><cbc:StatusReason>Order number 4711 is unknown</cbc:StatusReason></cac:Status>';
    const { steps } = decodeReport(response('buyer', 'UQ', words), 'en-GB');
    expect(steps.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
    expect(steps[0]?.terms.map(({ id }) => id)).toEqual(['BT-13']);
  });
});

describe('the response of an access point', () => {
  it.each(Object.entries(data.levels))('with %s does not speak for the buyer', (status, own) => {
    const { steps } = decodeReport(response('accessPoint', status), 'en-GB');
    expect(steps).toMatchObject([{ message: own['en-GB'], severity: own.severity }]);
  });

  it('that could not deliver asks whether the document arrived', () => {
    const text = `<ApplicationResponse><DocumentResponse><Response><ResponseCode>RE</ResponseCode></Response><LineResponse><Response><Description>No route</Description><Status><StatusReasonCode>FD</StatusReasonCode></Status></Response></LineResponse></DocumentResponse></ApplicationResponse>`;
    const { steps, next } = decodeReport(text, 'en-GB');
    expect(steps[0]?.message).toContain('Reason FD');
    expect(next.map(({ sentence }) => sentence)).toEqual([
      expect.stringMatching(/^Ask the recipient whether the document has arrived/),
    ]);
  });
});

describe('a portal that misses an element', () => {
  it('only beside another one names that as well', () => {
    const [step] = decodeReport(
      "L'element (AppliedTradeAllowanceCharge.ActualAmount.value) est obligatoire si l'element (Line.GrossPriceProductTradePrice) est renseigne.",
      'en-GB',
    ).steps;
    expect(step?.message).toMatch(/only because GrossPriceProductTradePrice is there/);
  });

  const TRADE = 'FichierXml.SupplyChainTradeTransaction.';
  it.each([
    [
      `L'element ${TRADE}ApplicableHeaderTradeSettlement.SpecifiedTradeSettlementPaymentMeans.TypeCode.value est obligatoire`,
      'BT-81',
    ],
    [
      `L'engagement juridique (${TRADE}ApplicableHeaderTradeAgreement.BuyerReference.value) est obligatoire`,
      'BT-10',
    ],
    [
      `The legal commitment (${TRADE}ApplicableHeaderTradeAgreement.BuyerOrderReferencedDocument.IssuerAssignedID.value) is mandatory`,
      'BT-13',
    ],
    [
      "L'element FichierXml.ExchangedDocument.IssueDateTime.DateTimeString.value est obligatoire.",
      'BT-2',
    ],
  ])('in %s has refused the invoice for its term %s', (text, id) => {
    const [step] = decodeReport(text, 'en-GB').steps;
    expect(step).toMatchObject({ severity: 'fatal' });
    expect(step?.message).toMatch(/^The portal refused the invoice/);
    expect(step?.terms.map((term) => term.id)).toEqual([id]);
  });

  it('names it by its own names where no term is known', () => {
    const [step] = decodeReport(
      "L'element Fichier.Sonder.Angabe.value est obligatoire",
      'de-DE',
    ).steps;
    expect(step).toMatchObject({ severity: 'fatal', terms: [] });
    expect(step?.message).toContain('Sonder, Angabe');
  });

  it.each(['La valeur est obligatoire', 'The value is mandatory', 'value est obligatoire'])(
    'is none in %j',
    (text) => {
      expect(responseIn(text)).toBeUndefined();
    },
  );
});

describe('a code in words', () => {
  it.each([
    ['Invoice status: RE', 'RE'],
    ['status code UQ, reason REF', 'UQ'],
    ['Response code: CA', 'CA'],
    ['IP – In process', 'IP'],
    ['RE (Rejected)', 'RE'],
    ['Status: re', undefined],
    ['Status: AP', undefined],
    ['RE: your invoice of yesterday', undefined],
    ['The PD department', undefined],
    ['Message status: IP address blocked', undefined],
    ['Status response: CA certificate not trusted', undefined],
    ['Invoice status RE-1001: paid', undefined],
    ['Status AB 1234', undefined],
    ['RE (Rejected) is one of the codes AB, IP, UQ, CA, RE, AP, PD', undefined],
  ])('of %j is %s', (text, status) => {
    expect(responseIn(text)?.status).toBe(status);
  });

  it.each([
    ['Message Level Status RE: SV', ['SV']],
    ['Message Level Response: RE, BV', ['BV']],
    ['Invoice status: RE, SV', []],
    ['Invoice status: RE, REF', ['REF']],
  ])('of %j gives the reasons %j', (text, codes) => {
    expect(responseIn(text)?.codes).toEqual(codes);
  });
});
