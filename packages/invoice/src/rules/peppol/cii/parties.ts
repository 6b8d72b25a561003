import { NotComputable } from '../../../decimals/decimal';
import { normalize, type XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { AGREEMENT, ROOT } from '../../en16931/cii/places';
import { onlyText } from '../../values';

const PROFILE = /urn:fdc:peppol.eu:2017:poacc:billing:([0-9]{2}):1.0/;

const PROCESS = `${ROOT}/rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID`;

/** Number of the business process, such as `01`, or null for an unknown one. */
export function profileOf(invoice: InvoiceXml): string | null {
  const id = normalize(invoice.at(PROCESS)[0]?.value ?? '');
  return PROFILE.test(id) ? (id.split(':')[6] ?? null) : null;
}

export type Party = 'SellerTradeParty' | 'BuyerTradeParty' | 'SellerTaxRepresentativeTradeParty';

/** Countries in the addresses of a party, as they are. */
export function addressCountries(invoice: InvoiceXml, party: Party): readonly string[] {
  return invoice
    .at(`${AGREEMENT}/ram:${party}/ram:PostalTradeAddress/ram:CountryID`)
    .map(({ value }) => value);
}

/** The only country of a party in capitals, or undefined; throws NotComputable for several. */
function addressCountry(invoice: InvoiceXml, party: Party): string | undefined {
  const [country, ...others] = addressCountries(invoice, party);
  if (others.length > 0) throw new NotComputable(`${party} has several countries.`);
  return country === undefined ? undefined : normalize(country).toUpperCase();
}

export function isInCountry(invoice: InvoiceXml, party: Party, country: string): boolean {
  return addressCountry(invoice, party) === country;
}

/**
 * First two characters of the VAT identifier of a party. The official rules look for the scheme
 * `VAT`, where CII has `VA`, so most invoices have none for them.
 */
function vatCountry(parties: readonly XmlElement[]): string | undefined {
  const [registration, ...others] = parties
    .flatMap((party) => party.all('ram:SpecifiedTaxRegistration'))
    .filter((one) => one.all('ram:ID').some((id) => id.attribute('schemeID') === 'VAT'));
  if (others.length > 0) throw new NotComputable('A party has several VAT identifiers.');
  const prefix = registration ? onlyText(registration, 'ram:ID').slice(0, 2) : '';
  return prefix === '' ? undefined : normalize(prefix).toUpperCase();
}

/** Country of the seller for national rules: VAT identifier, tax representative, address. */
export function sellerCountry(invoice: InvoiceXml): string {
  const sellers = invoice.at(`${AGREEMENT}/ram:SellerTradeParty`);
  return (
    vatCountry(sellers.slice(0, 1)) ??
    vatCountry(invoice.at(`${AGREEMENT}/ram:SellerTaxRepresentativeTradeParty`)) ??
    addressCountry(invoice, 'SellerTradeParty') ??
    'XX'
  );
}
