import type { XmlElement } from '../../../reading/element';
import { onlyText, truth } from '../../values';

function hasIndicator(element: XmlElement, wanted: boolean): boolean {
  return element
    .values('ram:ChargeIndicator/udt:Indicator')
    .some((value) => truth(value) === wanted);
}

export function isAllowance(element: XmlElement): boolean {
  return hasIndicator(element, false);
}

export function isCharge(element: XmlElement): boolean {
  return hasIndicator(element, true);
}

/** A tax of the type VAT, in whatever case, without blanks. */
export function isVat(tax: XmlElement): boolean {
  return onlyText(tax, 'ram:TypeCode').toUpperCase() === 'VAT';
}

/** One of the parties has a tax registration of a scheme: VA is a VAT identifier, FC a tax number. */
export function isRegistered(parties: readonly XmlElement[], ...schemes: string[]): boolean {
  return parties.some((party) =>
    party
      .all('ram:SpecifiedTaxRegistration/ram:ID')
      .some((id) => schemes.includes(id.attribute('schemeID') ?? '')),
  );
}
