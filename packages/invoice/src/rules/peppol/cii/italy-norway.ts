import { normalize, type XmlElement } from '../../../reading/element';
import { present, rule, warning } from '../../kinds';
import type { Pattern, Test } from '../../rule';
import { directText } from '../../values';
import { isNorwegianNumber } from '../check-digits';
import { sellerCountry } from './parties';

const whenSellerIn =
  (country: string): Test =>
  (_element, invoice) =>
    invoice.once(sellerCountry) === country;

const hasScheme = (registration: XmlElement, scheme: string) =>
  registration.all('ram:ID').some((id) => id.attribute('schemeID') === scheme);

export const norwegianRules: Pattern = [
  {
    at: 'ram:SellerTradeParty',
    when: whenSellerIn('NO'),
    rules: {
      'NO-R-001': rule('identifier', 'ram:SpecifiedTaxRegistration/ram:ID', (party) => {
        const norwegian = party
          .all('ram:SpecifiedTaxRegistration')
          .filter((one) => hasScheme(one, 'VAT'))
          .map((one) => one.text('ram:ID'))
          .filter((number) => number.startsWith('NO'));
        return (
          norwegian.length === 0 ||
          norwegian.some(
            (number) =>
              /^[0-9]{9}MVA$/.test(number.slice(2)) && isNorwegianNumber(number.slice(2, 11)),
          )
        );
      }),
      'NO-R-002': warning(
        rule('other', 'ram:SpecifiedTaxRegistration/ram:ID', (party) =>
          party
            .all('ram:SpecifiedTaxRegistration/ram:ID')
            .some(
              (id) => id.attribute('schemeID') === 'FC' && directText(id) === 'Foretaksregisteret',
            ),
        ),
      ),
    },
  },
];

const isTaxNumber = (id: XmlElement) => normalize(id.attribute('schemeID') ?? '') === 'FC';

export const italianRules: Pattern = [
  {
    at: 'ram:SellerTradeParty/ram:SpecifiedTaxRegistration',
    when: whenSellerIn('IT'),
    rules: {
      'IT-R-001': rule('identifier', 'ram:ID', (registration) => {
        const ids = registration.all('ram:ID');
        return ids.some((id) => !isTaxNumber(id) || /^[A-Z0-9]{11,16}$/.test(normalize(id.value)));
      }),
    },
  },
  {
    at: 'ram:SellerTradeParty',
    when: whenSellerIn('IT'),
    rules: {
      'IT-R-002': present('ram:PostalTradeAddress/ram:LineOne'),
      'IT-R-003': present('ram:PostalTradeAddress/ram:CityName'),
      'IT-R-004': present('ram:PostalTradeAddress/ram:PostcodeCode'),
    },
  },
];
