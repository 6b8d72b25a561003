import { describe, expect, it } from 'vitest';
import type { LocaleId } from '../../locales';
import { decodeReport } from './decode';

/** Fields of a party, a line or the invoice, as checks of programs name them, and their terms. */
const FIELDS: Readonly<
  Record<LocaleId, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = {
  'de-DE': {
    Verkäufer: {
      'USt-ID': 'BT-31',
      'USt-IdNr.': 'BT-31',
      'USt-ID oder Steuernummer': 'BT-32',
      IBAN: 'BT-84',
      Name: 'BT-27',
      Straße: 'BT-35',
      'PLZ/Ort': 'BT-38',
      Land: 'BT-40',
      'E-Mail': 'BT-43',
      Ansprechpartner: 'BT-41',
      Adresse: 'BG-5',
    },
    Käufer: { Name: 'BT-44', 'USt-ID': 'BT-48', Ort: 'BT-52', 'Leitweg-ID': 'BT-10' },
    Kunde: { Ländercode: 'BT-55', Postleitzahl: 'BT-53' },
    'Position 2': {
      Einheit: 'BT-130',
      Menge: 'BT-129',
      Preis: 'BT-146',
      Bezeichnung: 'BT-153',
      Steuersatz: 'BT-152',
      Steuerkategorie: 'BT-151',
    },
    Zahlung: { Zahlungsart: 'BT-81', Fälligkeitsdatum: 'BT-9' },
    Rechnung: {
      Rechnungsnummer: 'BT-1',
      Währung: 'BT-5',
      Leistungsdatum: 'BT-72',
      'Zeitpunkt der Leistung': 'BT-72',
    },
  },
  'en-GB': {
    Seller: {
      'VAT ID': 'BT-31',
      'tax number': 'BT-32',
      name: 'BT-27',
      city: 'BT-37',
      country: 'BT-40',
      'contact person': 'BT-41',
      'electronic address': 'BT-34',
    },
    Buyer: { name: 'BT-44', 'VAT number': 'BT-48', 'zip code': 'BT-53', reference: 'BT-10' },
    Customer: { 'country code': 'BT-55' },
    'Line 2': {
      unit: 'BT-130',
      quantity: 'BT-129',
      price: 'BT-146',
      'VAT rate': 'BT-152',
      description: 'BT-154',
    },
    Payment: { IBAN: 'BT-84', 'payment means': 'BT-81' },
    Invoice: { 'issue date': 'BT-2', 'buyer reference': 'BT-10' },
  },
};
const MISSING: Readonly<Record<LocaleId, readonly string[]>> = {
  'de-DE': [
    ': X fehlt.',
    ': X ist leer.',
    ' - X nicht angegeben',
    ': X ist nicht gepflegt.',
    ': Bitte X eintragen.',
    ': X ist ein Pflichtfeld.',
  ],
  'en-GB': [
    ': X is missing.',
    ': X is required',
    ' - missing X',
    ': X must not be empty',
    ': please enter X',
    ': X is not set',
  ],
};

const termsIn = (text: string, locale: LocaleId) =>
  decodeReport(text, locale).steps.flatMap(({ terms }) => terms.map(({ id }) => id));

describe.each(Object.keys(FIELDS) as LocaleId[])('a check of a program in %s', (locale) => {
  const cases = Object.entries(FIELDS[locale]).flatMap(([section, fields]) =>
    Object.entries(fields).map(([field, term]) => [section, field, term] as const),
  );
  it.each(cases)('%s: %s', (section, field, term) => {
    for (const words of MISSING[locale])
      expect(termsIn(section + words.replace('X', field), locale)).toContain(term);
  });
});

it('each line that misses something is answered, also beside one that means a rule', () => {
  const text = ['Verkäufer: IBAN fehlt.', 'Käufer: PLZ fehlt.', 'Position 2: Einheit fehlt.'];
  expect(termsIn(text.join('\n'), 'de-DE').sort()).toEqual(['BT-130', 'BT-53', 'BT-84']);
});
