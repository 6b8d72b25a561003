import type { I18nConfig, I18nLocaleConfig } from '@docusaurus/types';

export const localeIds = ['en-GB', 'de-DE'] as const;
export type LocaleId = (typeof localeIds)[number];
export const defaultLocale: LocaleId = 'en-GB';

/** Names of the locales as the language dropdown shows them in each locale. */
const labels: Record<LocaleId, Record<LocaleId, string>> = {
  'en-GB': { 'en-GB': 'English (UK)', 'de-DE': 'German' },
  'de-DE': { 'en-GB': 'Englisch (UK)', 'de-DE': 'Deutsch' },
};

/**
 * The locale that Docusaurus builds or serves at the moment. It says so in the environment, since
 * the parts of the configuration that are not translation files (locale labels, announcement) must
 * differ by locale.
 *
 * @throws Error when the locale is not one of ours.
 */
export function currentLocale(env = process.env): LocaleId {
  const value = env.DOCUSAURUS_CURRENT_LOCALE || defaultLocale;
  const locale = localeIds.find((id) => id === value);
  if (!locale) {
    throw new Error(
      `Unknown locale "${value}": use one of ${localeIds.join(', ')} (option --locale), ` +
        'or add it to src/site/locales.ts.',
    );
  }
  return locale;
}

export function createI18n(current: LocaleId): I18nConfig {
  const localeConfig = (locale: LocaleId): Partial<I18nLocaleConfig> => ({
    label: labels[current][locale],
    htmlLang: locale,
    direction: 'ltr',
    calendar: 'gregory',
    path: locale,
  });
  return {
    path: 'i18n',
    defaultLocale,
    locales: [...localeIds],
    localeConfigs: { 'en-GB': localeConfig('en-GB'), 'de-DE': localeConfig('de-DE') },
  };
}
