/** The statements of the XMP metadata of a PDF about the invoice inside. Absent: not given. */
export interface HybridMetadata {
  /** Profile, such as `EN 16931` or `XRECHNUNG`. */
  readonly conformanceLevel?: string;
  /** Name of the embedded file. */
  readonly fileName?: string;
  readonly documentType?: string;
  readonly version?: string;
  /** Part of PDF/A, `3` for PDF/A-3. */
  readonly pdfaPart?: string;
  /** Present when the properties of the invoice are described, as PDF/A-3 asks of all that it does not know. */
  readonly isDescribed?: true;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Value of a property, which XMP writes as an element or as an attribute, with any prefix. */
function property(xmp: string, name: string): string | undefined {
  const [, element, attribute] =
    new RegExp(`:${name}(?:\\s*>([^<]{0,200})<|\\s*=\\s*["']([^"'<]{0,200})["'])`).exec(xmp) ?? [];
  const value = (element ?? attribute)?.trim();
  return value?.replace(/&(amp|lt|gt|quot|apos);/g, (_, entity: string) => ENTITIES[entity] ?? '');
}

/** Reads the properties of hybrid invoices (ZUGFeRD, Factur-X) from the text of XMP metadata. */
export function hybridMetadata(xmp: string): HybridMetadata {
  const properties = {
    conformanceLevel: property(xmp, 'ConformanceLevel'),
    fileName: property(xmp, 'DocumentFileName'),
    documentType: property(xmp, 'DocumentType'),
    version: property(xmp, 'Version'),
    pdfaPart: property(xmp, 'part'),
  };
  return {
    ...Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)),
    // The description names each property, in the namespace of extension schemas.
    ...(/:name\s*(?:>|=\s*["'])\s*ConformanceLevel\b/.test(xmp) ? { isDescribed: true } : {}),
  };
}
