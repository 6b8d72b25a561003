import type { XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { onlyText, truth } from '../../values';
import { SETTLEMENT } from './places';

function codesOf(name: string): (invoice: InvoiceXml) => readonly string[] {
  const distinct = (invoice: InvoiceXml) => [
    ...new Set(invoice.at(`${SETTLEMENT}/ram:${name}`).map(({ value }) => value)),
  ];
  return (invoice) => invoice.once(distinct);
}

/** Currencies of the invoice (BT-5), each once; more than one where a file has several. */
export const invoiceCurrencies = codesOf('InvoiceCurrencyCode');
/** Currencies of the VAT accounting (BT-6), each once. */
export const taxCurrencies = codesOf('TaxCurrencyCode');

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
