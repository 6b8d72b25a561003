import type { Bilingual, Language } from '@site/src/facts/language';

export const strings = {
  copy: { en: 'Copy', de: 'Kopieren' },
  clear: { en: 'Clear filter', de: 'Filter löschen' },
  source: { en: 'Source', de: 'Quelle' },
  asOf: { en: 'As of', de: 'Stand' },
  copyFailed: {
    en: 'The browser does not allow copying.',
    de: 'Der Browser erlaubt das Kopieren nicht.',
  },
} satisfies Record<string, Bilingual>;

const HTML_LANGUAGE: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

/** The manual writes 2 November 2026 in English and 02.11.2026 in German. */
const DAY_STYLE: Readonly<Record<Language, Intl.DateTimeFormatOptions>> = {
  en: { day: 'numeric', month: 'long', year: 'numeric' },
  de: { day: '2-digit', month: '2-digit', year: 'numeric' },
};

/** A day (ISO 8601) as a reader of the language writes it. */
export function formatDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(HTML_LANGUAGE[language], {
    ...DAY_STYLE[language],
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/** How many rows there are, or how many of them the filter shows. */
export function rowCount(shown: number, all: number, language: Language): string {
  if (shown === all) return language === 'de' ? `${all} Zeilen` : `${all} rows`;
  if (shown === 0) return language === 'de' ? 'Keine Zeile passt' : 'No row matches';
  return language === 'de' ? `${shown} von ${all} Zeilen` : `${shown} of ${all} rows`;
}

/** What is said after a value was copied. */
export function copied(value: string, language: Language): string {
  return language === 'de' ? `${value} kopiert` : `${value} copied`;
}
