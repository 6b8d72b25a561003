import type { SampleName } from '../../samples/catalogue';

interface Strings {
  caption: string;
  invoice: string;
  shows: string;
  /** Accessible name of a link; the visible text is the syntax, which it begins with. */
  download: (syntax: string, file: string) => string;
  samples: Record<SampleName, { number: string; title: string; shows: string }>;
}

const english: Strings = {
  caption: 'Sample invoices to download',
  invoice: 'Invoice',
  shows: 'What it shows',
  download: (syntax, file) => `${syntax}: download ${file}`,
  samples: {
    standard: {
      number: '103001',
      title: 'Domestic invoice',
      shows: '19 % VAT, due date, SEPA credit transfer',
    },
    'mixed-rates': {
      number: '103002',
      title: 'Mixed VAT rates',
      shows:
        '19 % and 7 %, line discount, invoice discounts, freight charge, price per 100, cash discount',
    },
    'intra-community': {
      number: '103003',
      title: 'Intra-Community supply',
      shows:
        'VAT category K with reason, both VAT registration numbers, delivery to the Netherlands',
    },
    'credit-memo': {
      number: '104001',
      title: 'Credit memo',
      shows: 'Type code 381, reference to invoice 103001, CreditNote in UBL',
    },
    'public-body': {
      number: '103004',
      title: 'Invoice to a public body',
      shows: 'Leitweg-ID, order and contract reference, period, attachment',
    },
  },
};

const german: Strings = {
  caption: 'Beispielrechnungen zum Herunterladen',
  invoice: 'Rechnung',
  shows: 'Was sie zeigt',
  download: (syntax, file) => `${syntax}: ${file} herunterladen`,
  samples: {
    standard: {
      number: '103001',
      title: 'Inlandsrechnung',
      shows: '19 % Umsatzsteuer, Fälligkeitsdatum, SEPA-Überweisung',
    },
    'mixed-rates': {
      number: '103002',
      title: 'Gemischte Steuersätze',
      shows: '19 % und 7 %, Zeilenrabatt, Rechnungsrabatte, Frachtzuschlag, Preis je 100, Skonto',
    },
    'intra-community': {
      number: '103003',
      title: 'Innergemeinschaftliche Lieferung',
      shows: 'Steuerkategorie K mit Begründung, beide USt-IdNrn., Lieferung in die Niederlande',
    },
    'credit-memo': {
      number: '104001',
      title: 'Gutschrift',
      shows: 'Typcode 381, Bezug auf Rechnung 103001, CreditNote in UBL',
    },
    'public-body': {
      number: '103004',
      title: 'Rechnung an eine Behörde',
      shows: 'Leitweg-ID, Bestell- und Vertragsnummer, Zeitraum, Anhang',
    },
  },
};

/** The component's texts in a locale; English for a locale that it does not know. */
export function stringsFor(locale: string): Strings {
  return locale === 'de-DE' ? german : english;
}
