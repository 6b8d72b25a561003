import { inLanguage, type Localized } from '../language';

/** Words of the invoice view that are no names of terms, in the language of the view. */
interface Words {
  readonly details: string;
  readonly lines: string;
  readonly vat: string;
  readonly totals: string;
  readonly also: string;
  readonly noTerm: string;
  readonly quantityPerPrice: (quantity: string) => string;
  /** One cash discount; `until` and `amount` are absent where they cannot be calculated. */
  readonly cashDiscount: (parts: {
    readonly percent: string;
    readonly days: number;
    readonly until?: string;
    readonly base?: string;
    readonly amount?: string;
  }) => string;
}

const WORDS: Localized<Words> = {
  'en-GB': {
    details: 'Details and references',
    lines: 'Lines',
    vat: 'VAT breakdown',
    totals: 'Totals',
    also: 'Also contained',
    noTerm: 'Without a term of EN 16931',
    quantityPerPrice: (quantity) => `per ${quantity}`,
    cashDiscount: ({ percent, days, until, base, amount }) =>
      `${percent} % cash discount for payment within ${days} days` +
      (until ? `, by ${until}` : '') +
      (base ? `, on ${base}` : '') +
      (amount ? `: ${amount} less` : '') +
      '.',
  },
  'de-DE': {
    details: 'Angaben und Verweise',
    lines: 'Positionen',
    vat: 'Umsatzsteuer',
    totals: 'Beträge',
    also: 'Außerdem enthalten',
    noTerm: 'Ohne Begriff der EN 16931',
    quantityPerPrice: (quantity) => `je ${quantity}`,
    cashDiscount: ({ percent, days, until, base, amount }) =>
      `${percent} % Skonto bei Zahlung innerhalb von ${days} Tagen` +
      (until ? `, bis zum ${until}` : '') +
      (base ? `, auf ${base}` : '') +
      (amount ? `: ${amount} weniger` : '') +
      '.',
  },
};

export const wordsOf = (language: string): Words => inLanguage(WORDS, language);
