/** The two languages in which facts are kept. */
export type Language = 'en' | 'de';

/** A text in both languages. */
export type Bilingual = Readonly<Record<Language, string>>;

/** The language of a locale such as `de-DE`; everything that is not German reads English. */
export function languageOfLocale(locale: string): Language {
  return locale.startsWith('de') ? 'de' : 'en';
}

/** The language of a content file, by the folder of the German translations. */
export function languageOfFile(file: string): Language {
  return file.replaceAll('\\', '/').includes('i18n/de-DE/') ? 'de' : 'en';
}

/** The source of a data file, in a language. */
export function sourceIn(
  file: { readonly source: string; readonly sourceDe: string },
  language: Language,
): string {
  return language === 'de' ? file.sourceDe : file.source;
}
