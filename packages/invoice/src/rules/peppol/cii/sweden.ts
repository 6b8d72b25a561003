import { NotComputable } from '../../../decimals/decimal';
import { normalize, type XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { rule, warning } from '../../kinds';
import { AGREEMENT, SETTLEMENT } from '../../en16931/cii/places';
import type { Context, Pattern, Test } from '../../rule';
import { numberOrNaN, onlyText } from '../../values';
import { isSwedishNumber } from '../check-digits';

const SELLER = `${AGREEMENT}/ram:SellerTradeParty`;
const BUYER = `${AGREEMENT}/ram:BuyerTradeParty`;
const COUNTRY = 'ram:PostalTradeAddress/ram:CountryID';
const MEANS = `${SETTLEMENT}/ram:SpecifiedTradeSettlementPaymentMeans`;

const isSwedish = (party: XmlElement) => party.is(COUNTRY, 'SE');

/** VAT identifiers; the official rules look for the scheme `VAT`, where CII has `VA`. */
const vatNumbers = (party: XmlElement) =>
  party
    .all('ram:SpecifiedTaxRegistration/ram:ID')
    .filter((id) => id.attribute('schemeID') === 'VAT')
    .map(({ value }) => value);

const isRegistered = (party: XmlElement) =>
  isSwedish(party) &&
  party.all('ram:SpecifiedTaxRegistration').some((registration) => {
    const [number, ...others] = registration
      .all('ram:ID')
      .filter((id) => id.attribute('schemeID') === 'VAT');
    if (others.length > 0) throw new NotComputable('A registration has several VAT identifiers.');
    return number?.value.startsWith('SE') === true;
  });

const hasSwedishSeller = (invoice: InvoiceXml) => invoice.at(SELLER).some(isSwedish);
const hasSwedishBuyer = (invoice: InvoiceXml) => invoice.at(BUYER).some(isSwedish);
const hasRegisteredSeller = (invoice: InvoiceXml) => invoice.at(SELLER).some(isRegistered);

const isNumber = (text: string) => !Number.isNaN(numberOrNaN(text));

const payWith =
  (codes: readonly string[], more: (invoice: InvoiceXml) => boolean): Test =>
  (means, invoice) =>
    codes.includes(normalize(onlyText(means, 'ram:TypeCode'))) &&
    invoice.once(hasSwedishSeller) &&
    more(invoice);

/** Account numbers of PlusGiro and BankGiro. */
function giroContext(
  giro: string,
  [number, length]: readonly [string, string],
  lengths: (length: number) => boolean,
): Context {
  const bank = '../../ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID';
  return {
    at: `${MEANS}/ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID`,
    when: (id, invoice) =>
      normalize(onlyText(id, '../../ram:TypeCode')) === '30' &&
      normalize(onlyText(id, bank)) === giro &&
      invoice.once(hasSwedishSeller),
    rules: {
      [number]: warning(rule('identifier', '.', ({ value }) => isNumber(normalize(value)))),
      [length]: warning(rule('identifier', '.', ({ value }) => lengths(normalize(value).length))),
    },
  };
}

const notUsed = (about: string) => warning(rule('code', about, () => false));

export const swedishRules: Pattern = [
  {
    at: SELLER,
    when: isRegistered,
    rules: {
      'SE-R-001': rule('identifier', 'ram:SpecifiedTaxRegistration/ram:ID', (party) =>
        vatNumbers(party).some((number) => normalize(number).length === 14),
      ),
      'SE-R-002': rule('identifier', 'ram:SpecifiedTaxRegistration/ram:ID', (party) =>
        vatNumbers(party).some((number) => isNumber(number.slice(2, 14))),
      ),
    },
  },
  {
    at: `${SELLER}/ram:SpecifiedLegalOrganization`,
    when: (organization) => organization.is(`../${COUNTRY}`, 'SE') && organization.has('ram:ID'),
    rules: {
      'SE-R-003': rule('identifier', 'ram:ID', (one) => isNumber(one.text('ram:ID'))),
      'SE-R-004': rule(
        'identifier',
        'ram:ID',
        (one) => normalize(one.text('ram:ID')).length === 10,
      ),
      'SE-R-013': rule('identifier', 'ram:ID', (one) =>
        isSwedishNumber(normalize(one.text('ram:ID'))),
      ),
    },
  },
  {
    at: `${SELLER}/ram:SpecifiedTaxRegistration/ram:ID`,
    when: (id) =>
      id.attribute('schemeID') === 'FC' &&
      id.is(`../../${COUNTRY}`, 'SE') &&
      id.has('../../ram:SpecifiedLegalOrganization/ram:ID'),
    rules: {
      'SE-R-005': rule(
        'other',
        '.',
        ({ value }) => normalize(value.toUpperCase()) === 'GODKÄND FÖR F-SKATT',
      ),
    },
  },
  {
    at: ['ram:ApplicableTradeTax', 'ram:CategoryTradeTax'],
    when: (_tax, invoice) => invoice.once(hasRegisteredSeller),
    rules: {
      'SE-R-006': rule('vat', 'ram:RateApplicablePercent', (tax) =>
        [25, 12, 6].includes(numberOrNaN(tax.text('ram:RateApplicablePercent'))),
      ),
    },
  },
  giroContext('SE:PLUSGIRO', ['SE-R-007', 'SE-R-010'], (length) => length >= 2 && length <= 8),
  giroContext('SE:BANKGIRO', ['SE-R-008', 'SE-R-009'], (length) => length === 7 || length === 8),
  {
    at: MEANS,
    when: payWith(['50', '56'], () => true),
    rules: { 'SE-R-011': notUsed('ram:TypeCode') },
  },
  {
    at: MEANS,
    when: payWith(['31'], (invoice) => invoice.once(hasSwedishBuyer)),
    rules: { 'SE-R-012': notUsed('ram:TypeCode') },
  },
];
