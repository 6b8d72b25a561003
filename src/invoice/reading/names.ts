const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const UNECE = 'urn:un:unece:uncefact:data:standard:';

/** The usual prefix of each namespace; the document elements of UBL have none. */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  [`${UBL}Invoice-2`, ''],
  [`${UBL}CreditNote-2`, ''],
  [`${UBL}CommonAggregateComponents-2`, 'cac:'],
  [`${UBL}CommonBasicComponents-2`, 'cbc:'],
  [`${UBL}CommonExtensionComponents-2`, 'ext:'],
  [`${UNECE}CrossIndustryInvoice:100`, 'rsm:'],
  [`${UNECE}ReusableAggregateBusinessInformationEntity:100`, 'ram:'],
  [`${UNECE}QualifiedDataType:100`, 'qdt:'],
  [`${UNECE}UnqualifiedDataType:100`, 'udt:'],
]);

/** A name with the usual prefix, whatever prefix the file has: `cbc:ID`, or `{uri}Name` for others. */
export function canonicalName(uri: string, local: string): string {
  if (uri === '') return `{}${local}`;
  const prefix = PREFIXES.get(uri);
  return prefix === undefined ? `{${uri}}${local}` : prefix + local;
}

/** Syntaxes of an invoice by the namespace and name of its document element. */
export type InvoiceKind = 'ubl-invoice' | 'ubl-creditnote' | 'cii';

export function kindOf(uri: string, local: string): InvoiceKind | null {
  if (uri === `${UBL}Invoice-2` && local === 'Invoice') return 'ubl-invoice';
  if (uri === `${UBL}CreditNote-2` && local === 'CreditNote') return 'ubl-creditnote';
  if (canonicalName(uri, local) === 'rsm:CrossIndustryInvoice') return 'cii';
  return null;
}
