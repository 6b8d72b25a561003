import { normalize, type XmlElement } from '../../../reading/element';
import { present, rule, warning } from '../../kinds';
import type { Pattern, Test } from '../../rule';
import { onlyText } from '../../values';
import { isNorwegianNumber } from '../check-digits';
import { SELLER, sellerCountry } from './parties';

const whenSellerIn =
  (country: string): Test =>
  (_element, invoice) =>
    invoice.once(sellerCountry) === country;

/** Registrations of a tax scheme, blanks at its ends not counted. */
export function registrations(party: XmlElement, scheme: string): readonly XmlElement[] {
  return party
    .all('cac:PartyTaxScheme')
    .filter((one) => normalize(one.text('cac:TaxScheme/cbc:ID')) === scheme);
}

export const norwegianRules: Pattern = [
  {
    at: SELLER,
    when: whenSellerIn('NO'),
    rules: {
      'NO-R-001': rule('identifier', 'cac:PartyTaxScheme/cbc:CompanyID', (party) => {
        const numbers = registrations(party, 'VAT').map((one) => one.text('cbc:CompanyID'));
        const norwegian = numbers.filter((number) => number.startsWith('NO'));
        return (
          norwegian.length === 0 ||
          norwegian.some(
            (number) =>
              /^[0-9]{9}MVA$/.test(number.slice(2)) && isNorwegianNumber(number.slice(2, 11)),
          )
        );
      }),
      'NO-R-002': warning(
        rule('other', 'cac:PartyTaxScheme/cbc:CompanyID', (party) =>
          registrations(party, 'TAX').some(
            (one) => normalize(one.text('cbc:CompanyID')) === 'Foretaksregisteret',
          ),
        ),
      ),
    },
  },
];

export const italianRules: Pattern = [
  {
    at: `${SELLER}/cac:PartyTaxScheme`,
    when: (registration, invoice) =>
      invoice.once(sellerCountry) === 'IT' &&
      normalize(onlyText(registration, 'cac:TaxScheme/cbc:ID')) !== 'VAT',
    rules: {
      'IT-R-001': rule('identifier', 'cbc:CompanyID', (registration) =>
        /^[A-Z0-9]{11,16}$/.test(normalize(registration.text('cbc:CompanyID'))),
      ),
    },
  },
  {
    at: SELLER,
    when: whenSellerIn('IT'),
    rules: {
      'IT-R-002': present('cac:PostalAddress/cbc:StreetName'),
      'IT-R-003': present('cac:PostalAddress/cbc:CityName'),
      'IT-R-004': present('cac:PostalAddress/cbc:PostalZone'),
    },
  },
];
