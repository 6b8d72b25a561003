import { normalize } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { AGREEMENT, ROOT } from '../../en16931/cii/places';

const PROFILE = /urn:fdc:peppol.eu:2017:poacc:billing:([0-9]{2}):1.0/;

const PROCESS = `${ROOT}/rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID`;

/** Number of the business process, such as `01`, or null for an unknown one. */
export function profileOf(invoice: InvoiceXml): string | null {
  const id = normalize(invoice.at(PROCESS)[0]?.value ?? '');
  return PROFILE.test(id) ? (id.split(':')[6] ?? null) : null;
}

type Party = 'SellerTradeParty' | 'BuyerTradeParty' | 'SellerTaxRepresentativeTradeParty';

/** Country in the address of a party, as it is; undefined when it has none. */
export function addressCountry(invoice: InvoiceXml, party: Party): string | undefined {
  return invoice.at(`${AGREEMENT}/ram:${party}/ram:PostalTradeAddress/ram:CountryID`)[0]?.value;
}

export function isInCountry(invoice: InvoiceXml, party: Party, country: string): boolean {
  return normalize(addressCountry(invoice, party) ?? '').toUpperCase() === country;
}

/**
 * First two characters of the VAT identifier of a party. The official rules look for the scheme
 * `VAT`, where CII has `VA`, so most invoices have none for them.
 */
function vatCountry(invoice: InvoiceXml, party: Party): string | undefined {
  const registration = invoice
    .at(`${AGREEMENT}/ram:${party}/ram:SpecifiedTaxRegistration`)
    .find((one) => one.all('ram:ID').some((id) => id.attribute('schemeID') === 'VAT'));
  const prefix = registration?.text('ram:ID').slice(0, 2) ?? '';
  return prefix === '' ? undefined : normalize(prefix).toUpperCase();
}

/** Country of the seller for national rules: VAT identifier, tax representative, address. */
export function sellerCountry(invoice: InvoiceXml): string {
  return (
    vatCountry(invoice, 'SellerTradeParty') ??
    vatCountry(invoice, 'SellerTaxRepresentativeTradeParty') ??
    normalize(addressCountry(invoice, 'SellerTradeParty') ?? 'XX').toUpperCase()
  );
}
