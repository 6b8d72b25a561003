import { hasText, normalize } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { rule } from '../../kinds';
import type { Pattern, Test } from '../../rule';
import { Decimal } from '../../../decimals/decimal';
import { decimal } from '../../values';
import { addressCountry, BUYER, REPRESENTATIVE, SELLER } from './parties';

const isIn = (party: string) => (invoice: InvoiceXml) => addressCountry(invoice, party) === 'NL';
const isDutchSale = isIn(SELLER);
const isDutchBuyer = isIn(BUYER);
const isDutchRepresentative = isIn(REPRESENTATIVE);

const whenSale: Test = (_element, invoice) => invoice.once(isDutchSale);
const whenTrade: Test = (_element, invoice) =>
  invoice.once(isDutchSale) && invoice.once(isDutchBuyer);

const ADDRESS = ['cbc:StreetName', 'cbc:CityName', 'cbc:PostalZone'] as const;

const wholeAddress = rule('required', ADDRESS, (address) =>
  ADDRESS.every((path) => address.has(path)),
);

/** Means that Dutch parties pay with (NL-R-008). */
export const DUTCH_MEANS: ReadonlySet<string> = new Set(['30', '48', '49', '57', '58', '59']);

/** A number of the chamber of commerce (0106) or of the government (0190). */
export const dutchNumber = rule('identifier', '@schemeID', (id) => {
  const schemes = (id.attribute('schemeID') ?? '').split(' ');
  return (schemes.includes('0106') || schemes.includes('0190')) && hasText(id.value);
});

export const dutchRules: Pattern = [
  {
    at: 'cbc:CreditNoteTypeCode',
    when: whenSale,
    rules: {
      'NL-R-001': rule(
        'required',
        '../cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID',
        (_type, { root }) => root.has('cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID'),
      ),
    },
  },
  { at: `${SELLER}/cac:PostalAddress`, when: whenSale, rules: { 'NL-R-002': wholeAddress } },
  {
    at: `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`,
    when: whenSale,
    rules: { 'NL-R-003': dutchNumber },
  },
  { at: `${BUYER}/cac:PostalAddress`, when: whenTrade, rules: { 'NL-R-004': wholeAddress } },
  {
    at: `${BUYER}/cac:PartyLegalEntity/cbc:CompanyID`,
    when: whenTrade,
    rules: { 'NL-R-005': dutchNumber },
  },
  {
    at: `${REPRESENTATIVE}/cac:PostalAddress`,
    when: (_address, invoice) => invoice.once(isDutchSale) && invoice.once(isDutchRepresentative),
    rules: { 'NL-R-006': wholeAddress },
  },
  {
    at: 'cac:LegalMonetaryTotal',
    when: whenSale,
    rules: {
      'NL-R-007': rule('required', '../cac:PaymentMeans', (totals, invoice) => {
        if (invoice.named('cac:PaymentMeans').length > 0) return true;
        const due = decimal(totals, 'cbc:PayableAmount')?.compare(Decimal.ZERO);
        if (due === undefined) return false;
        return invoice.kind === 'ubl-invoice' ? due <= 0 : due >= 0;
      }),
    },
  },
  {
    at: 'cac:PaymentMeans',
    when: whenTrade,
    rules: {
      'NL-R-008': rule('code', 'cbc:PaymentMeansCode', (means) =>
        DUTCH_MEANS.has(normalize(means.text('cbc:PaymentMeansCode'))),
      ),
    },
  },
  {
    at: 'cac:OrderLineReference/cbc:LineID',
    when: whenSale,
    rules: {
      'NL-R-009': rule('required', 'cac:OrderReference/cbc:ID', (_id, { root }) =>
        root.has('cac:OrderReference/cbc:ID'),
      ),
    },
  },
];
