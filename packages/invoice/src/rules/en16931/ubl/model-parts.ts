import { normalize, type XmlElement } from '../../../reading/element';
import { onlyText, truth } from '../../values';

/** Lines of an invoice and of a credit note. */
export const LINES = ['cac:InvoiceLine', 'cac:CreditNoteLine'] as const;

export const SELLER = 'cac:AccountingSupplierParty/cac:Party';
export const BUYER = 'cac:AccountingCustomerParty/cac:Party';
export const REPRESENTATIVE = 'cac:TaxRepresentativeParty';

function hasIndicator(element: XmlElement, wanted: boolean): boolean {
  return element.values('cbc:ChargeIndicator').some((value) => truth(value) === wanted);
}

export function isAllowance(element: XmlElement): boolean {
  return hasIndicator(element, false);
}

export function isCharge(element: XmlElement): boolean {
  return hasIndicator(element, true);
}

/** A category or a registration that is of the tax scheme VAT. */
export function isVat(element: XmlElement): boolean {
  return element
    .all('cac:TaxScheme')
    .some((scheme) => normalize(onlyText(scheme, 'cbc:ID').toUpperCase()) === 'VAT');
}

export function hasCategory(code: string): (element: XmlElement) => boolean {
  return (element) => normalize(onlyText(element, 'cbc:ID')) === code;
}
