import data from 'edocument-invoice/data/business-terms.json';

const EXPLICIT = /(?<![A-Za-z0-9])(B[TG])[- ]?((?:DEX-?)?\d{1,3}(?:-\d)?)(?![A-Za-z0-9])/gi;
/** Names as the official messages have them, where they differ from the standard's. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'buyer vat identifier': 'BT-48',
  'seller tax registration': 'BT-32',
  'seller trade name': 'BT-28',
  'seller trader name': 'BT-28',
  'buyer trade name': 'BT-45',
  'business process': 'BT-23',
  'preceding invoice number': 'BT-25',
  'contract identifier': 'BT-12',
  'receive advice identifier': 'BT-15',
  'despatch advice identifier': 'BT-16',
  'invoice object identifier': 'BT-18',
  'invoice due date': 'BT-9',
  'value tax point date': 'BT-7',
  'payment reference': 'BT-83',
  'bank creditor reference': 'BT-90',
  'deliver to information': 'BG-13',
  'invoice period': 'BG-14',
  'referenced purchase order line identifier': 'BT-132',
  'document type code': 'BT-3',
  'vat id of the seller': 'BT-31',
  'vat id of the buyer': 'BT-48',
  'ust idnr des verkäufers': 'BT-31',
  'ust id des verkäufers': 'BT-31',
  'ust id des käufers': 'BT-48',
  'ust idnr des käufers': 'BT-48',
  'ust idnr des empfängers': 'BT-48',
  'ust idnr des rechnungsempfängers': 'BT-48',
  'ust idnr des kunden': 'BT-48',
  'umsatzsteuer id des verkäufers': 'BT-31',
  'umsatzsteuer id des käufers': 'BT-48',
  'electronic address of the seller': 'BT-34',
  'electronic address of the buyer': 'BT-49',
  'umsatzsteuer identifikationsnummer des leistenden': 'BT-31',
  'umsatzsteuer identifikationsnummer des verkäufers': 'BT-31',
  'umsatzsteuer identifikationsnummer des lieferanten': 'BT-31',
  'umsatzsteuer identifikationsnummer des rechnungsstellers': 'BT-31',
  'umsatzsteuer identifikationsnummer des käufers': 'BT-48',
  'umsatzsteuer identifikationsnummer des rechnungsempfängers': 'BT-48',
  'iban des zahlungsempfängers': 'BT-84',
  'iban des verkäufers': 'BT-84',
  'seller contact telephone number': 'BT-42',
  'seller s phone number': 'BT-42',
  'seller phone number': 'BT-42',
  'phone number of the seller': 'BT-42',
  'seller s email': 'BT-43',
  'seller s e mail': 'BT-43',
  'seller email address': 'BT-43',
  'vat exemption reason': 'BT-120',
  'company vat': 'BT-31',
  'firmen vat': 'BT-31',
  'kunden vat': 'BT-48',
  'customer electronic address': 'BT-49',
  'elektronische adresse des kunden': 'BT-49',
  'telefonnummer des verkäufers': 'BT-42',
  'ansprechpartner des verkäufers': 'BT-41',
  'e mail adresse des verkäufers': 'BT-43',
  'telefonnummer des ansprechpartners': 'BT-42',
  'e mail adresse des ansprechpartners': 'BT-43',
  'ort des verkäufers': 'BT-37',
  'ort des käufers': 'BT-52',
  'postleitzahl des verkäufers': 'BT-38',
  'postleitzahl des käufers': 'BT-53',
  'gläubiger identifikationsnummer': 'BT-90',
  'invoice date': 'BT-2',
  'issue date': 'BT-2',
  'due date': 'BT-9',
  'delivery date': 'BT-72',
  'currency code': 'BT-5',
  'unit code': 'BT-130',
  'unit of measure': 'BT-130',
  mengeneinheit: 'BT-130',
  'supplier name': 'BT-27',
  'vendor name': 'BT-27',
  'customer name': 'BT-44',
  'supplier vat': 'BT-31',
  'seller vat': 'BT-31',
  'buyer vat': 'BT-48',
  'customer vat': 'BT-48',
  steuernummer: 'BT-32',
  'payment condition': 'BT-20',
  'payment conditions': 'BT-20',
  rechnungsbetrag: 'BT-112',
  fälligkeitsdatum: 'BT-9',
  rechnungsdatum: 'BT-2',
  rechnungsnummer: 'BT-1',
  währung: 'BT-5',
  zahlungsbedingungen: 'BT-20',
  iban: 'BT-84',
  bankverbindung: 'BT-84',
  mandatsreferenz: 'BT-89',
  positionsnummer: 'BT-126',
  artikelname: 'BT-153',
  artikelbezeichnung: 'BT-153',
  leistungsdatum: 'BT-72',
  leistungszeitraum: 'BG-14',
  'mehrwertsteuer aufschlüsselung': 'BG-23',
  'preceding invoice reference': 'BT-25',
  lieferdatum: 'BT-72',
};
const MAX_WORDS = 9;

const known = new Set(data.terms.map(({ id }) => id));
const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function indexNames(): ReadonlyMap<string, string> {
  const found = new Map<string, string | null>();
  for (const { id, label } of data.terms) {
    for (const name of Object.values(label)) {
      const own = words(name.replace(/\([^)]*\)/g, ''));
      // A single short word such as "Seller" is in too many sentences.
      if (own.length < 2 && ((own[0]?.length ?? 0) < 12 || own[0] === 'umsatzsteuer')) continue;
      const key = own.join(' ');
      const other = found.get(key);
      found.set(key, other === undefined || other === id ? id : null);
    }
  }
  for (const [name, id] of Object.entries(OTHER_NAMES)) found.set(name, id);
  return new Map([...found].flatMap(([name, id]) => (id === null ? [] : [[name, id] as const])));
}

const NAMES = indexNames();

/** Terms that a text names by their numbers. */
export function explicitTerms(text: string): string[] {
  const ids = [...text.matchAll(EXPLICIT)].map(([, letters = '', number = '']) =>
    `${letters}-${number}`.toUpperCase(),
  );
  return [...new Set(ids)];
}

/** Whether there is a term of this number in EN 16931. */
export const isTerm = (id: string): boolean => known.has(id);

/** Words that a whole name may follow; after another one, the name may be a part of a longer one. */
const BEFORE_NAME = new Set(
  (
    'the a an each no one and or of element is missing if than for ' +
    'der die das den dem des ein eine einen einer keine kein und oder fehlende fehlt feld begriff'
  ).split(' '),
);

/** Terms that a text names in words. */
export interface NamedTerms {
  readonly terms: readonly string[];
  /** False when a name may be a part of a longer one that is not a term. */
  readonly areWhole: boolean;
}

/** Terms that a text names by their names in English or German, the longest first at each place. */
export function namedTerms(text: string): NamedTerms {
  const all = words(text);
  const found = new Set<string>();
  let areWhole = true;
  for (let index = 0; index < all.length; index += 1) {
    for (let length = MAX_WORDS; length > 0; length -= 1) {
      const id = NAMES.get(all.slice(index, index + length).join(' '));
      if (id === undefined) continue;
      found.add(id);
      areWhole &&= index === 0 || BEFORE_NAME.has(all[index - 1] ?? '');
      index += length - 1;
      break;
    }
  }
  return { terms: [...found], areWhole };
}
