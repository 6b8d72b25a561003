import { normalize, type XmlElement } from '../../../reading/element';
import { onlyText } from '../../values';
import { norwegianAndItalianRules } from '../national/norway-italy';
import { SELLER } from '../../en16931/ubl/model-parts';
import { sellerCountry } from './parties';

/** Registrations of a tax scheme, blanks at its ends not counted. */
export function registrations(party: XmlElement, scheme: string): readonly XmlElement[] {
  return party
    .all('cac:PartyTaxScheme')
    .filter((one) => normalize(one.text('cac:TaxScheme/cbc:ID')) === scheme);
}

export const [norwegianUbl, italianUbl] = norwegianAndItalianRules({
  sellerCountry,
  seller: SELLER,
  taxNumber: 'cac:PartyTaxScheme/cbc:CompanyID',
  vatNumbersOf: (party) => registrations(party, 'VAT').map((one) => one.text('cbc:CompanyID')),
  isInRegister: (party, name) =>
    registrations(party, 'TAX').some((one) => normalize(one.text('cbc:CompanyID')) === name),
  registration: `${SELLER}/cac:PartyTaxScheme`,
  numberOfRegistration: 'cbc:CompanyID',
  isRegistration: (one) => normalize(onlyText(one, 'cac:TaxScheme/cbc:ID')) !== 'VAT',
  isTaxNumber: (one, form) => form.test(normalize(one.text('cbc:CompanyID'))),
  addressParts: [
    'cac:PostalAddress/cbc:StreetName',
    'cac:PostalAddress/cbc:CityName',
    'cac:PostalAddress/cbc:PostalZone',
  ],
});
