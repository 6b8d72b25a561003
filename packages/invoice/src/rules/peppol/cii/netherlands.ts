import { normalize } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { AGREEMENT, LINE, ROOT, SETTLEMENT } from '../../en16931/cii/places';
import { directText, onlyText } from '../../values';
import { PEPPOL_CREDIT_NOTE_TYPES } from '../codes';
import { dutchRules } from '../national/netherlands';
import { isInCountry, type Party } from './parties';

const isIn = (party: Party) => (invoice: InvoiceXml) => isInCountry(invoice, party, 'NL');

const MEANS = 'ram:SpecifiedTradeSettlementPaymentMeans';
const ORDER = 'ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID';

export const dutchCii = dutchRules({
  isDutchSale: isIn('SellerTradeParty'),
  isDutchBuyer: isIn('BuyerTradeParty'),
  isDutchRepresentative: isIn('SellerTaxRepresentativeTradeParty'),
  seller: `${AGREEMENT}/ram:SellerTradeParty`,
  buyer: `${AGREEMENT}/ram:BuyerTradeParty`,
  representative: `${AGREEMENT}/ram:SellerTaxRepresentativeTradeParty`,
  address: 'ram:PostalTradeAddress',
  legalId: 'ram:SpecifiedLegalOrganization/ram:ID',
  addressParts: ['ram:LineOne', 'ram:CityName', 'ram:PostcodeCode'],
  totals: `${SETTLEMENT}/ram:SpecifiedTradeSettlementHeaderMonetarySummation`,
  due: 'ram:DuePayableAmount',
  means: `${SETTLEMENT}/${MEANS}`,
  meansCode: 'ram:TypeCode',
  meansOfTotals: `../${MEANS}`,
  hasMeans: (invoice) => invoice.at(`${SETTLEMENT}/${MEANS}`).length > 0,
  isCreditNote: ({ root }) => directText(root, 'rsm:ExchangedDocument/ram:TypeCode') === '381',
  creditNote: {
    at: `${ROOT}/rsm:ExchangedDocument`,
    when: (document) => PEPPOL_CREDIT_NOTE_TYPES.has(normalize(onlyText(document, 'ram:TypeCode'))),
  },
  corrected: 'ram:InvoiceReferencedDocument',
  hasCorrected: (invoice) =>
    invoice
      .named('ram:ApplicableHeaderTradeSettlement')
      .some((one) => one.has('ram:InvoiceReferencedDocument/ram:IssuerAssignedID')),
  orderLine: `${LINE}/ram:SpecifiedLineTradeAgreement/ram:BuyerOrderReferencedDocument/ram:LineID`,
  order: ORDER,
  hasOrder: (invoice) => invoice.at(`${AGREEMENT}/${ORDER}`).length > 0,
});
