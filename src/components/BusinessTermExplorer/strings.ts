import type { Bilingual, Language } from '@site/src/facts/language';

export const strings = {
  syntax: { en: 'Syntax', de: 'Syntax' },
  both: { en: 'Both', de: 'Beide' },
  skip: { en: 'Skip to the list of terms', de: 'Zur Liste der Begriffe springen' },
  hint: {
    en: 'Choose a term beside a line to see its name, rules and field.',
    de: 'Wählen Sie neben einer Zeile einen Begriff, um Name, Regeln und Feld zu sehen.',
  },
  close: { en: 'Close', de: 'Schließen' },
} satisfies Record<string, Bilingual>;

/** Name of the listing for assistive technology. */
export function listingName(label: string, fileName: string, language: Language): string {
  return language === 'de'
    ? `Beispielrechnung in ${label}, ${fileName}`
    : `Sample invoice in ${label}, ${fileName}`;
}

/** Text of the link to the whole file. */
export function downloadText(fileName: string, language: Language): string {
  return language === 'de' ? `${fileName} herunterladen` : `Download ${fileName}`;
}
