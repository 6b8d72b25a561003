import type { InvoiceXml } from '../../reading/invoice-xml';

const CIUS = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

/** Specification identifiers of XRechnung (BT-24). */
export const XRECHNUNG = {
  cius: CIUS,
  extension: `${CIUS}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,
  cvd: `${CIUS}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,
} as const;

export const XRECHNUNG_IDS: ReadonlySet<string> = new Set(Object.values(XRECHNUNG));

const PATHS = {
  ubl: 'cbc:CustomizationID',
  cii: 'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
} as const;

function hasIdentifier({ root, syntax }: InvoiceXml, wanted: string): boolean {
  return root.all(PATHS[syntax]).some(({ pieces }) => pieces.includes(wanted));
}

export function isExtension(invoice: InvoiceXml): boolean {
  return hasIdentifier(invoice, XRECHNUNG.extension);
}

export function isCvd(invoice: InvoiceXml): boolean {
  return hasIdentifier(invoice, XRECHNUNG.cvd);
}
