import { normalize, type XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { onlyText } from '../../values';
import { swedishRules } from '../national/sweden';
import { BUYER, SELLER } from '../../en16931/ubl/model-parts';
import { COUNTRY } from './parties';

const vatNumbersOf = (party: XmlElement) =>
  party
    .all('cac:PartyTaxScheme')
    .filter((one) => one.is('cac:TaxScheme/cbc:ID', 'VAT'))
    .map((one) => onlyText(one, 'cbc:CompanyID'));

/** Parties at a path such as seller or buyer, wherever they are. */
const parties = (path: string) => {
  const [element = '', party = ''] = path.split('/');
  return (invoice: InvoiceXml) => invoice.named(element).flatMap((one) => one.all(party));
};

export const swedishUbl = swedishRules({
  sellers: parties(SELLER),
  buyers: parties(BUYER),
  seller: SELLER,
  country: COUNTRY,
  vatNumber: 'cac:PartyTaxScheme/cbc:CompanyID',
  vatNumbersOf,
  hasSwedishVatNumber: (party) => vatNumbersOf(party).some((number) => number.startsWith('SE')),
  registration: `${SELLER}/cac:PartyLegalEntity`,
  legalId: 'cbc:CompanyID',
  taxId: {
    at: `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`,
    when: (id) =>
      normalize(onlyText(id, '../cac:TaxScheme/cbc:ID').toUpperCase()) !== 'VAT' &&
      id.is(`../../${COUNTRY}`, 'SE') &&
      id.has('../../cac:PartyLegalEntity/cbc:CompanyID'),
  },
  category: {
    at: ['cac:TaxCategory', 'cac:ClassifiedTaxCategory'],
    when: (category) => category.is('cbc:ID', 'S'),
  },
  percent: 'cbc:Percent',
  means: 'cac:PaymentMeans',
  meansCode: 'cbc:PaymentMeansCode',
  hasCode: (means, code) => means.is('cbc:PaymentMeansCode', code),
  account: 'cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID',
  meansOfAccount: '../..',
  bank: 'cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID',
});
