import type { Bilingual, Language } from '../../data/language';
import type { CodeListName } from '../../data/code-tables';

/** What to type, as an example, in each list. */
const EXAMPLES: Readonly<Record<CodeListName, Bilingual>> = {
  countries: { en: 'Greece, GR, 300', de: 'Griechenland, GR, 300' },
  currencies: { en: 'Pound, GBP', de: 'Pfund, GBP' },
  units: { en: 'piece, hour, lump sum', de: 'Stück, Stunde, Pauschale' },
  'document-types': { en: 'credit, 381', de: 'Gutschrift, 381' },
  'payment-means': { en: 'SEPA, 58', de: 'SEPA, 58' },
  'vat-categories': { en: 'reverse charge, VATEX-EU-IC', de: 'Ausfuhr, VATEX-EU-IC' },
  eas: { en: 'Leitweg-ID, 9930, GLN', de: 'Leitweg-ID, 9930, GLN' },
};

const LABEL: Bilingual = { en: 'Find a code', de: 'Code suchen' };

/** Label, example and query parameter of a code list's filter. */
export function filterProps(
  list: CodeListName,
  language: Language,
): { param: string; label: string; placeholder: string } {
  return { param: list, label: LABEL[language], placeholder: EXAMPLES[list][language] };
}
