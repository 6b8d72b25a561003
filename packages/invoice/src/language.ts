/** Languages of the engine's own sentences, as BCP 47 tags. */
export const LANGUAGES = ['en-GB', 'de-DE'] as const;
export type Language = (typeof LANGUAGES)[number];
export const DEFAULT_LANGUAGE: Language = 'en-GB';

/** Something in every language of the engine. */
export type Localized<T> = Readonly<Record<Language, T>>;

/** The value for a language; in English for one that the engine does not speak. */
export function inLanguage<T>(values: Localized<T>, language: string): T {
  return (values as Readonly<Partial<Record<string, T>>>)[language] ?? values[DEFAULT_LANGUAGE];
}

/** The language of the engine for a tag; English for one that it does not speak. */
export function languageOf(tag?: string): Language {
  return LANGUAGES.find((language) => language === tag) ?? DEFAULT_LANGUAGE;
}

/** A sentence with values for its places, such as `{name}`; one without a value is left empty. */
export const filled = (
  text: string,
  slots: Readonly<Record<string, string | number | undefined>>,
): string => text.replace(/\{(\w+)\}/g, (_mark, slot: string) => String(slots[slot] ?? ''));
