import data from './locale-data.json';

export type LocaleId = keyof typeof data;

/** Data of a locale beyond its texts. */
interface LocaleData {
  /** Name of the locale in the language dropdown, by the locale of the page. */
  label: Localized<string>;
  /** Style of dates, as `Intl.DateTimeFormat` names it. */
  dateStyle: 'full' | 'long' | 'medium' | 'short';
  /** True while the locale is being translated: what is still missing is a warning. */
  inProgress?: boolean;
}

/** The locales of the site. The first one is that of the sources. */
export const localeIds = Object.keys(data) as [LocaleId, ...LocaleId[]];
export const defaultLocale: LocaleId = localeIds[0];
/** The locales that translate the default one. */
export const translations = localeIds.slice(1);

/** Something in several locales; {@link inLocale} says which one to use. */
export type Localized<T> = Readonly<Partial<Record<LocaleId, T>>>;

/**
 * The value for a locale. A locale that has nothing of its own shows what the default locale
 * has, until somebody translates it.
 *
 * @throws Error when the default locale has nothing either.
 */
export function inLocale<T>(values: Localized<T>, locale: LocaleId): T {
  const value = values[locale] ?? values[defaultLocale];
  if (value === undefined) {
    throw new Error(
      `Nothing for the locale "${locale}" nor for "${defaultLocale}" in ${JSON.stringify(values)}.`,
    );
  }
  return value;
}

/** Values of the locales that a reader does not read. */
export function inOtherLocales<T>(values: Localized<T>, locale: LocaleId): T[] {
  return localeIds.filter((id) => id !== locale).flatMap((id) => values[id] ?? []);
}

/**
 * One of our locales by its id.
 *
 * @throws Error naming the locales that there are
 */
export function localeId(value: string): LocaleId {
  const known = localeIds.find((id) => id === value);
  if (!known) {
    throw new Error(
      `Unknown locale "${value}": use one of ${localeIds.join(', ')} (option --locale), ` +
        'or add it with npm run new:locale.',
    );
  }
  return known;
}

/** The locale of a content file, by the folder of translations that it is in. */
export function localeOfFile(file: string): LocaleId {
  const path = file.replaceAll('\\', '/');
  return localeIds.find((id) => path.includes(`i18n/${id}/`)) ?? defaultLocale;
}

/** Path at which a locale is served. */
export function localeBaseUrl(locale: LocaleId): string {
  return locale === defaultLocale ? '/' : `/${locale}/`;
}

/** The data of a locale of the site. Throws as {@link localeId}. */
export function localeData(locale: string): LocaleData {
  return inLocale(data as Localized<LocaleData>, localeId(locale));
}

/** A day (ISO 8601) as the manual writes it in a locale. */
export function formatDay(day: string, locale: string): string {
  const { dateStyle } = localeData(locale);
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
