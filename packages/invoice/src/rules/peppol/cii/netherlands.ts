import { Decimal } from '../../../decimals/decimal';
import { normalize } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { rule } from '../../kinds';
import { AGREEMENT, LINE, ROOT, SETTLEMENT } from '../../en16931/cii/places';
import type { Pattern, Test } from '../../rule';
import { decimal, directText, onlyText } from '../../values';
import { PEPPOL_CREDIT_NOTE_TYPES } from '../codes';
import { DUTCH_MEANS, dutchNumber } from '../ubl/netherlands';
import { isInCountry } from './parties';

const isDutchSale = (invoice: InvoiceXml) => isInCountry(invoice, 'SellerTradeParty', 'NL');
const isDutchBuyer = (invoice: InvoiceXml) => isInCountry(invoice, 'BuyerTradeParty', 'NL');
const isDutchRepresentative = (invoice: InvoiceXml) =>
  isInCountry(invoice, 'SellerTaxRepresentativeTradeParty', 'NL');

const whenSale: Test = (_element, invoice) => invoice.once(isDutchSale);
const whenTrade: Test = (_element, invoice) =>
  invoice.once(isDutchSale) && invoice.once(isDutchBuyer);

const ADDRESS = ['ram:LineOne', 'ram:CityName', 'ram:PostcodeCode'] as const;

const wholeAddress = rule('required', ADDRESS, (address) =>
  ADDRESS.every((path) => address.has(path)),
);

const MEANS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`;

export const dutchRules: Pattern = [
  {
    at: `${ROOT}/rsm:ExchangedDocument`,
    when: (document, invoice) =>
      invoice.once(isDutchSale) &&
      PEPPOL_CREDIT_NOTE_TYPES.has(normalize(onlyText(document, 'ram:TypeCode'))),
    rules: {
      'NL-R-001': rule('required', 'ram:InvoiceReferencedDocument', (_document, invoice) =>
        invoice
          .named('ram:ApplicableHeaderTradeSettlement')
          .some((one) => one.has('ram:InvoiceReferencedDocument/ram:IssuerAssignedID')),
      ),
    },
  },
  {
    at: `${AGREEMENT}/ram:SellerTradeParty/ram:PostalTradeAddress`,
    when: whenSale,
    rules: { 'NL-R-002': wholeAddress },
  },
  {
    at: `${AGREEMENT}/ram:SellerTradeParty/ram:SpecifiedLegalOrganization/ram:ID`,
    when: whenSale,
    rules: { 'NL-R-003': dutchNumber },
  },
  {
    at: `${AGREEMENT}/ram:BuyerTradeParty/ram:PostalTradeAddress`,
    when: whenTrade,
    rules: { 'NL-R-004': wholeAddress },
  },
  {
    at: `${AGREEMENT}/ram:BuyerTradeParty/ram:SpecifiedLegalOrganization/ram:ID`,
    when: whenTrade,
    rules: { 'NL-R-005': dutchNumber },
  },
  {
    at: `${AGREEMENT}/ram:SellerTaxRepresentativeTradeParty/ram:PostalTradeAddress`,
    when: (_address, invoice) => invoice.once(isDutchSale) && invoice.once(isDutchRepresentative),
    rules: { 'NL-R-006': wholeAddress },
  },
  {
    at: `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`,
    when: whenSale,
    rules: {
      'NL-R-007': rule(
        'required',
        '../ram:SpecifiedTradeSettlementPaymentMeans',
        (totals, invoice) => {
          if (invoice.at(MEANS).length > 0) return true;
          const due = decimal(totals, 'ram:DuePayableAmount')?.compare(Decimal.ZERO);
          if (due === undefined) return false;
          const isCredit = directText(invoice.root, 'rsm:ExchangedDocument/ram:TypeCode') === '381';
          return isCredit ? due >= 0 : due <= 0;
        },
      ),
    },
  },
  {
    at: MEANS,
    when: whenTrade,
    rules: {
      'NL-R-008': rule('code', 'ram:TypeCode', (means) =>
        DUTCH_MEANS.has(normalize(means.text('ram:TypeCode'))),
      ),
    },
  },
  {
    at: `${LINE}/ram:SpecifiedLineTradeAgreement/ram:BuyerOrderReferencedDocument/ram:LineID`,
    when: whenSale,
    rules: {
      'NL-R-009': rule(
        'required',
        'ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID',
        (_id, invoice) =>
          invoice.at(`${AGREEMENT}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID`).length >
          0,
      ),
    },
  },
];
