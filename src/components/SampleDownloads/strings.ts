import type { SampleName } from '@site/src/facts/samples/catalogue';
import type { Bilingual } from '@site/src/facts/language';

export const strings = {
  caption: { en: 'Sample invoices to download', de: 'Beispielrechnungen zum Herunterladen' },
  invoice: { en: 'Invoice', de: 'Rechnung' },
  shows: { en: 'What it shows', de: 'Was sie zeigt' },
} satisfies Record<string, Bilingual>;

interface SampleTexts {
  /** Document number, the same as in the data. */
  number: string;
  title: Bilingual;
  shows: Bilingual;
}

export const sampleTexts: Readonly<Record<SampleName, SampleTexts>> = {
  standard: {
    number: '103001',
    title: { en: 'Domestic invoice', de: 'Inlandsrechnung' },
    shows: {
      en: '19 % VAT, due date, SEPA credit transfer',
      de: '19 % Umsatzsteuer, Fälligkeitsdatum, SEPA-Überweisung',
    },
  },
  'mixed-rates': {
    number: '103002',
    title: { en: 'Mixed VAT rates', de: 'Gemischte Steuersätze' },
    shows: {
      en: '19 % and 7 %, line discount, invoice discounts, freight charge, price per 100, cash discount',
      de: '19 % und 7 %, Zeilenrabatt, Rechnungsrabatte, Frachtzuschlag, Preis je 100, Skonto',
    },
  },
  'intra-community': {
    number: '103003',
    title: { en: 'Intra-Community supply', de: 'Innergemeinschaftliche Lieferung' },
    shows: {
      en: 'VAT category K with reason, both VAT registration numbers, delivery to the Netherlands',
      de: 'Steuerkategorie K mit Begründung, beide USt-IdNrn., Lieferung in die Niederlande',
    },
  },
  'credit-memo': {
    number: '104001',
    title: { en: 'Credit memo', de: 'Gutschrift' },
    shows: {
      en: 'Type code 381, reference to invoice 103001, CreditNote in UBL',
      de: 'Typcode 381, Bezug auf Rechnung 103001, CreditNote in UBL',
    },
  },
  'public-body': {
    number: '103004',
    title: { en: 'Invoice to a public body', de: 'Rechnung an eine Behörde' },
    shows: {
      en: 'Leitweg-ID, order and contract reference, period, attachment',
      de: 'Leitweg-ID, Bestell- und Vertragsnummer, Zeitraum, Anhang',
    },
  },
};
