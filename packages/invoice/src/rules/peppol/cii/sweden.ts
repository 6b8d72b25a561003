import { NotComputable } from '../../../decimals/decimal';
import { normalize, type XmlElement } from '../../../reading/element';
import { AGREEMENT, SETTLEMENT } from '../../en16931/cii/places';
import { onlyText } from '../../values';
import { swedishRules } from '../national/sweden';

const SELLER = `${AGREEMENT}/ram:SellerTradeParty`;
const BUYER = `${AGREEMENT}/ram:BuyerTradeParty`;
const COUNTRY = 'ram:PostalTradeAddress/ram:CountryID';
const MEANS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`;

/** VAT identifiers; the official rules look for the scheme `VAT`, where CII has `VA`. */
const vatIds = (element: XmlElement, path: string) =>
  element.all(path).filter((id) => id.attribute('schemeID') === 'VAT');

export const swedishCii = swedishRules({
  sellers: (invoice) => invoice.at(SELLER),
  buyers: (invoice) => invoice.at(BUYER),
  seller: SELLER,
  country: COUNTRY,
  vatNumber: 'ram:SpecifiedTaxRegistration/ram:ID',
  vatNumbersOf: (party) =>
    vatIds(party, 'ram:SpecifiedTaxRegistration/ram:ID').map(({ value }) => value),
  hasSwedishVatNumber: (party) =>
    party.all('ram:SpecifiedTaxRegistration').some((registration) => {
      const [number, ...others] = vatIds(registration, 'ram:ID');
      if (others.length > 0) throw new NotComputable('A registration has several VAT identifiers.');
      return number?.value.startsWith('SE') === true;
    }),
  registration: `${SELLER}/ram:SpecifiedLegalOrganization`,
  legalId: 'ram:ID',
  taxId: {
    at: `${SELLER}/ram:SpecifiedTaxRegistration/ram:ID`,
    when: (id) =>
      id.attribute('schemeID') === 'FC' &&
      id.is(`../../${COUNTRY}`, 'SE') &&
      id.has('../../ram:SpecifiedLegalOrganization/ram:ID'),
  },
  category: { at: ['ram:ApplicableTradeTax', 'ram:CategoryTradeTax'] },
  percent: 'ram:RateApplicablePercent',
  means: MEANS,
  meansCode: 'ram:TypeCode',
  hasCode: (means, code) => normalize(onlyText(means, 'ram:TypeCode')) === code,
  account: `${MEANS}/ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID`,
  meansOfAccount: '../..',
  bank: 'ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID',
});
