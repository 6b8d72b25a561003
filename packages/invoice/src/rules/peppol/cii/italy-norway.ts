import { normalize, type XmlElement } from '../../../reading/element';
import { directText } from '../../values';
import { norwegianAndItalianRules } from '../national/norway-italy';
import { sellerCountry } from './parties';

const hasScheme = (id: XmlElement, scheme: string) => id.attribute('schemeID') === scheme;
const isTaxNumber = (id: XmlElement) => normalize(id.attribute('schemeID') ?? '') === 'FC';

export const [norwegianCii, italianCii] = norwegianAndItalianRules({
  sellerCountry,
  seller: 'ram:SellerTradeParty',
  taxNumber: 'ram:SpecifiedTaxRegistration/ram:ID',
  vatNumbersOf: (party) =>
    party
      .all('ram:SpecifiedTaxRegistration')
      .filter((one) => one.all('ram:ID').some((id) => hasScheme(id, 'VAT')))
      .map((one) => one.text('ram:ID')),
  isInRegister: (party, name) =>
    party
      .all('ram:SpecifiedTaxRegistration/ram:ID')
      .some((id) => hasScheme(id, 'FC') && directText(id) === name),
  registration: 'ram:SellerTradeParty/ram:SpecifiedTaxRegistration',
  numberOfRegistration: 'ram:ID',
  isRegistration: () => true,
  isTaxNumber: (registration, form) =>
    registration.all('ram:ID').some((id) => !isTaxNumber(id) || form.test(normalize(id.value))),
  addressParts: [
    'ram:PostalTradeAddress/ram:LineOne',
    'ram:PostalTradeAddress/ram:CityName',
    'ram:PostalTradeAddress/ram:PostcodeCode',
  ],
});
