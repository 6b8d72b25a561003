import type { I18nConfig, I18nLocaleConfig } from '@docusaurus/types';
import {
  defaultLocale,
  inLocale,
  localeData,
  localeId,
  localeIds,
  type LocaleId,
} from '../locales';

/**
 * The locale that Docusaurus builds or serves at the moment. It says so in the environment, since
 * the parts of the configuration that are not translation files (locale labels, announcement) must
 * differ by locale.
 *
 * @throws Error when the locale is not one of ours.
 */
export function currentLocale(env = process.env): LocaleId {
  const given = env.DOCUSAURUS_CURRENT_LOCALE;
  // Without `--locale`, `docusaurus start` assigns undefined, which the environment keeps as a word.
  return given && given !== 'undefined' ? localeId(given) : defaultLocale;
}

export function createI18n(current: LocaleId): I18nConfig {
  const localeConfig = (locale: LocaleId): Partial<I18nLocaleConfig> => ({
    label: inLocale(localeData(locale).label, current),
    htmlLang: locale,
    direction: 'ltr',
    calendar: 'gregory',
    path: locale,
  });
  return {
    path: 'i18n',
    defaultLocale,
    locales: localeIds,
    localeConfigs: Object.fromEntries(localeIds.map((locale) => [locale, localeConfig(locale)])),
  };
}
