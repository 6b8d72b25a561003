import { NotComputable } from '../../../decimals/decimal';
import { normalize } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { BUYER, REPRESENTATIVE, SELLER } from '../../en16931/ubl/model-parts';
import { onlyText } from '../../values';

/** Begin of the specification identifiers of Peppol BIS Billing 3.0. */
export const PEPPOL_BIS =
  'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';

/** Numbers of the business processes by their identifiers. */
const PROCESSES: Readonly<Record<string, string>> = {
  'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0': '01',
  'urn:peppol:france:billing:regulated': '01',
  'urn:peppol:france:billing:non-regulated': '01',
  'urn:peppol:bis:billing_with_response': '02',
};

/** Country of a party. */
export const COUNTRY = 'cac:PostalAddress/cac:Country/cbc:IdentificationCode';

/** Number of the business process, such as `01`, or null for an unknown one. */
export function profileOf({ root }: InvoiceXml): string | null {
  return PROCESSES[normalize(root.text('cbc:ProfileID'))] ?? null;
}

/** Country in the address of a party, in capitals; empty when it has none. */
export function addressCountry({ root }: InvoiceXml, party: string): string {
  return normalize(onlyText(root, `${party}/${COUNTRY}`)).toUpperCase();
}

/** Seller and buyer have German addresses. */
export function isGermanTrade(invoice: InvoiceXml): boolean {
  return [SELLER, BUYER].every((party) => addressCountry(invoice, party) === 'DE');
}

/** First two characters of the VAT identifier of a party, or undefined when it has none. */
function vatCountry({ root }: InvoiceXml, party: string): string | undefined {
  const [registration, ...others] = root
    .all(`${party}/cac:PartyTaxScheme`)
    .filter((one) => one.is('cac:TaxScheme/cbc:ID', 'VAT'));
  if (others.length > 0) throw new NotComputable(`${party} has several VAT identifiers.`);
  const prefix = registration ? onlyText(registration, 'cbc:CompanyID').slice(0, 2) : '';
  return prefix === '' ? undefined : normalize(prefix).toUpperCase();
}

/** Country of the first party that has one, by its VAT identifier or else by its address. */
function countryBy(invoice: InvoiceXml, party: string, others: readonly string[]): string {
  for (const one of [party, ...others]) {
    const country = vatCountry(invoice, one);
    if (country !== undefined) return country;
  }
  return invoice.root.has(`${party}/${COUNTRY}`) ? addressCountry(invoice, party) : 'XX';
}

/** Country of the seller for national rules: VAT identifier, tax representative, address. */
export function sellerCountry(invoice: InvoiceXml): string {
  return countryBy(invoice, SELLER, [REPRESENTATIVE]);
}

/** The same without a look at the tax representative. */
export function ownSellerCountry(invoice: InvoiceXml): string {
  return countryBy(invoice, SELLER, []);
}

export function buyerCountry(invoice: InvoiceXml): string {
  return countryBy(invoice, BUYER, []);
}
