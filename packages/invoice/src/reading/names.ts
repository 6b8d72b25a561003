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

const SCHEMA_INSTANCE = '{http://www.w3.org/2001/XMLSchema-instance}';

/** Attributes of schema instances that any element may have. */
export const XSI = {
  type: `${SCHEMA_INSTANCE}type`,
  schemaLocation: `${SCHEMA_INSTANCE}schemaLocation`,
  noNamespaceSchemaLocation: `${SCHEMA_INSTANCE}noNamespaceSchemaLocation`,
} as const;

/** Name of an attribute for people. */
export const attributeName = (name: string): string => name.replace(SCHEMA_INSTANCE, 'xsi:');

/** Syntaxes of an invoice by the namespace and name of its document element. */
export type InvoiceKind = 'ubl-invoice' | 'ubl-creditnote' | 'cii';

export function kindOf(uri: string, local: string): InvoiceKind | null {
  if (uri === `${UBL}Invoice-2` && local === 'Invoice') return 'ubl-invoice';
  if (uri === `${UBL}CreditNote-2` && local === 'CreditNote') return 'ubl-creditnote';
  if (canonicalName(uri, local) === 'rsm:CrossIndustryInvoice') return 'cii';
  return null;
}

/** Paths of elements by parent path and name; each is one string, which makes them quick to compare. */
export class Paths {
  private readonly byParent = new Map<string, Map<string, string>>();
  /** How many there are. */
  size = 0;

  of(parent: string, name: string): string {
    const siblings = this.byParent.get(parent) ?? new Map<string, string>();
    if (siblings.size === 0) this.byParent.set(parent, siblings);
    const known = siblings.get(name);
    if (known !== undefined) return known;
    // The slashes of an unknown namespace are no steps.
    const path = `${parent}/${name.startsWith('{') ? name.replaceAll('/', ' ') : name}`;
    siblings.set(name, path);
    this.size += 1;
    return path;
  }
}
