import type { InvoiceXml } from '../../../reading/invoice-xml';
import { dutchRules } from '../national/netherlands';
import { BUYER, REPRESENTATIVE, SELLER } from '../../en16931/ubl/model-parts';
import { addressCountry } from './parties';

const isIn = (party: string) => (invoice: InvoiceXml) => addressCountry(invoice, party) === 'NL';

const CORRECTED = 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID';
const ORDER = 'cac:OrderReference/cbc:ID';

export const dutchUbl = dutchRules({
  isDutchSale: isIn(SELLER),
  isDutchBuyer: isIn(BUYER),
  isDutchRepresentative: isIn(REPRESENTATIVE),
  seller: SELLER,
  buyer: BUYER,
  representative: REPRESENTATIVE,
  address: 'cac:PostalAddress',
  legalId: 'cac:PartyLegalEntity/cbc:CompanyID',
  addressParts: ['cbc:StreetName', 'cbc:CityName', 'cbc:PostalZone'],
  totals: 'cac:LegalMonetaryTotal',
  due: 'cbc:PayableAmount',
  means: 'cac:PaymentMeans',
  meansCode: 'cbc:PaymentMeansCode',
  meansOfTotals: '../cac:PaymentMeans',
  hasMeans: (invoice) => invoice.named('cac:PaymentMeans').length > 0,
  isCreditNote: ({ kind }) => kind !== 'ubl-invoice',
  creditNote: { at: 'cbc:CreditNoteTypeCode' },
  corrected: `../${CORRECTED}`,
  hasCorrected: ({ root }) => root.has(CORRECTED),
  orderLine: 'cac:OrderLineReference/cbc:LineID',
  order: ORDER,
  hasOrder: ({ root }) => root.has(ORDER),
});
